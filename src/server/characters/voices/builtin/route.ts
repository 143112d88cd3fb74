import { commonplaces, forms } from './commonplaces/index.ts'
import type { Frame } from './frame.ts'
import type { Kind } from './kind.ts'
import { openPack, type Pack } from './pack.ts'
import { packs } from './packs/index.ts'
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

/** Whether a pack covers what a text is about. */
export const knowsTopic = (text: string): boolean => routePack({ topic: text }).pack !== openPack

/** One strong cue, or three weak ones. */
const gate = 3

/**
 * What anybody could say to a post that no pack knows: the everyday matter that it is about, with those arguments that are
 * to the point, and where they are few those that its form alone allows. None where nobody should argue. A wrong
 * commonplace does less harm than a wrong pack, because it asserts no facts, so two weak cues are enough.
 */
export const commonplaceOf = (frame: Pick<Frame, 'topic' | 'kind' | 'contrast'>): Pack | null => {
  const form = formFor(frame)
  if (!form) return null
  const topic = toTopic(frame.topic)
  /** Advice on one's own life does not come from a quarrel over prices. */
  const [best] = commonplaces
    .filter(({ category }) => frame.kind !== 'howto' || category === null)
    .map((pack) => ({ pack, score: score(pack, topic) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score >= 2 ? fitTo(best.pack, form, topic) : form
}

const fitTo = (pack: Pack, form: Pack, topic: string[]): Pack => {
  const own = pack.aspects.filter(({ only }) => !only || only.some((cue) => occurs(cue, topic)))
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
