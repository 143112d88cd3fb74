import { commonplaces, forms } from './commonplaces/index.ts'
import { whatCountsAsIt } from './commonplaces/what-counts-as-it.ts'
import type { Frame } from './frame.ts'
import { germanPackOf } from './german/route.ts'
import type { Kind } from './kind.ts'
import { openPack, type Pack } from './pack.ts'
import { packs } from './packs/index.ts'
import type { Uses } from './uses.ts'
import { singularOf, wordsOf } from './words.ts'

export type Route = { pack: Pack; confidence: number }

/** The pack that a post belongs to, or `openPack` where no pack is sure of it; 0 ≤ confidence ≤ 1. */
export const routePack = (frame: Pick<Frame, 'topic'>, among: readonly Pack[] = packs): Route => {
  const topic = toTopic(frame.topic)
  const scored = among
    .map((pack) => ({ pack, score: score(pack, topic) }))
    .filter(({ score }) => score >= gate)
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = scored
  if (!best) return { pack: openPack, confidence: 0 }
  const margin = best.score - (second?.score ?? 0)
  return { pack: best.pack, confidence: Math.min(1, best.score / 8 + margin / 12) }
}

type Routed = Pick<
  Frame,
  'topic' | 'kind' | 'contrast' | 'matter' | 'phrases' | 'uses' | 'language'
>

/** Whether a pack covers what a text is about. */
export const knowsTopic = (text: string): boolean => routePack({ topic: text }).pack !== openPack

/** One strong cue, or three weak ones. */
const gate = 3

/**
 * What anybody could say to a post that no pack knows: the everyday matter that it is about, with those arguments that are
 * to the point, and where they are few those that its form alone allows. None where nobody should argue. A wrong
 * commonplace does less harm than a wrong pack, because it asserts no facts, so two weak cues are enough.
 */
export const commonplaceOf = (frame: Routed): Pack | null => {
  if (frame.language === 'de') return germanPackOf(frame.topic)
  const form = formFor(frame)
  if (!form) return null
  const topic = toTopic(frame.topic)
  const main = mainOf(frame)
  /** Advice on one's own life comes from a quarrel over prices only where it is plainly about that. */
  const least = (pack: Pack) => (frame.kind === 'howto' && pack.category !== null ? 6 : 2)
  const [best] = commonplaces
    .map((pack) => ({
      pack,
      score:
        nearnessOf(pack, topic, main, frame.uses) +
        (pack.id === definitions && asksWhatCounts(frame) ? 6 : 0),
    }))
    .filter(({ pack, score }) => score >= least(pack))
    .toSorted((a, b) => b.score - a.score)
  return best ? fitTo(best.pack, form, topic, frame.uses) : form
}

/** "Is a hot dog a sandwich?" is about the word, whatever its things are. */
const asksWhatCounts = ({ kind, matter }: Routed): boolean =>
  (kind === 'question' || kind === 'joke') &&
  /^the idea that an? .+ (is|are) (just |really |still |basically |technically )?an? /.test(
    matter ?? '',
  )
const definitions = whatCountsAsIt.id

/** What somebody does to what: the matter and the weightiest thing; without a matter the first sentence. */
const mainOf = ({ topic, matter, phrases }: Routed): string[] =>
  toTopic(
    [matter?.replaceAll(/\byour\b/g, 'my') ?? topic.split(/[.!?\n]/)[0], phrases[0]?.text].join(
      '. ',
    ),
  )

/**
 * A cue counts most where it is what the post is about, little where it only says what kind of thing it is ("a train driver"),
 * and not at all where it is a verb of many senses, whose sense is in its object; several words say more than one. Weak ones alone are no matter unless one is
 * what the post is about.
 */
const nearnessOf = ({ cues }: Pack, topic: string[], main: string[], uses: Uses): number => {
  if (cues.never?.some((cue) => occurs(cue, topic))) return 0
  const worth = (cue: string, most: number): number => {
    if (!occurs(cue, topic)) return 0
    const word = singularOf(cue)
    if (uses.deeds.has(word) && manySenses.has(word)) return 0
    const whole = uses.qualifiers.has(word) ? Math.min(1, most) : Math.min(most, mostOf(cue))
    return whole + (occurs(cue, main) ? most / 3 : 0) + (/[ +]/.test(cue) ? most / 4 : 0)
  }
  const sum = (list: string[], most: number) => list.reduce((all, cue) => all + worth(cue, most), 0)
  const [strong, weak] = [sum(cues.strong, 3), sum(cues.weak, 1)]
  return strong > 0 || cues.weak.some((cue) => occurs(cue, main)) ? strong + weak : 0
}

/** "My mother" says who it is about, and not yet what. */
const mostOf = (cue: string): number =>
  /^(my|our|elderly) (mother|father|mum|mom|dad|parents?|brother|sister|son|daughter|kid|boss|manager)$/.test(
    cue,
  )
    ? 2
    : 3

const manySenses = new Set(
  `lend borrow run charge bank share watch train draft fine strike park book record court date suit coach match sentence judge
  plant film paint clean seat queue deal close cut play light stand miss type trust support head host call pay book cost`.split(
    /\s+/,
  ),
)

const fitTo = (pack: Pack, form: Pack, topic: string[], { qualifiers }: Uses): Pack => {
  const isNamed = (cue: string) => occurs(cue, topic) && !qualifiers.has(singularOf(cue))
  const own = pack.aspects.filter(({ only }) => !only || only.some(isNamed))
  /** A rule is argued about as a rule, too. */
  const least = form === forms.rule ? 2 : 0
  const at = topic.join('').length % form.aspects.length
  const others = [...form.aspects.slice(at), ...form.aspects.slice(0, at)]
  return { ...pack, aspects: [...own, ...others.slice(0, Math.max(least, 3 - own.length))] }
}

const formFor = ({ kind, contrast }: Pick<Frame, 'kind' | 'contrast'>): Pack | undefined =>
  kind === 'question' && contrast ? forms.comparison : formOf[kind]

const formOf: Partial<Record<Kind, Pack>> = {
  policy: forms.rule,
  news: forms.report,
  claim: forms.claim,
  question: forms.question,
  experience: forms.life,
  howto: forms.howto,
}

const toTopic = (text: string): string[] =>
  text.split(/[.!?\n]+/).map((sentence) => ` ${wordsOf(sentence).map(singularOf).join(' ')} `)

const score = ({ cues }: Pack, sentences: string[]): number => {
  const count = (list: string[] | undefined) =>
    (list ?? []).filter((cue) => occurs(cue, sentences)).length
  if (count(cues.never) > 0) return 0
  return 3 * count(cues.strong) + count(cues.weak)
}

const occurs = (cue: string, sentences: string[]): boolean => {
  const parts = cuePartsOf(cue)
  return sentences.some((sentence) => parts.every((part) => sentence.includes(part)))
}

const known = new Map<string, string[]>()
const cuePartsOf = (cue: string): string[] => {
  const parts =
    known.get(cue) ?? cue.split('+').map((part) => ` ${wordsOf(part).map(singularOf).join(' ')} `)
  known.set(cue, parts)
  return parts
}
