import type { Brief } from '../../brief.ts'
import { wearIn, type Said } from './check.ts'
import type { Dice } from './dice.ts'
import { rankNearness } from './nearness.ts'
import { pairOf } from './pair.ts'
import { sideOf, type Aspect, type Pack } from './pack.ts'

/** What one reply may say about its topic: one aspect, and what stands beside it in the pack, the fittest first. */
export type Content = {
  aspect: Aspect
  side: -1 | 0 | 1
  /** Clauses that may carry the point, those nobody has said yet first. */
  points: string[]
  others: string[]
  facts: Pack['facts']
  precedents: Pack['precedents']
  futures: string[]
  proposals: string[]
  scenes: string[]
  nature: string[]
  questions: string[]
  /** What is behind both sides; in a commonplace not twice in one thread. */
  mechanisms: string[]
}

/** How worn a text is: 0 nobody said it, 1 somebody did lately on the site, 2 here, or this character itself. */
export type Wear = (text: string) => 0 | 1 | 2

export const wearOf = (said: Said): Wear => {
  const known = new Map<string, 0 | 1 | 2>()
  return (text) => {
    const wear = known.get(text) ?? wearIn(text, said)
    known.set(text, wear)
    return wear
  }
}

/** Chooses what to speak about: what answers the target, else what the plan says, else what is nearest to the post. */
export const chooseContent = (
  brief: Brief,
  pack: Pack,
  wear: Wear,
  dice: Dice,
): Content | undefined => {
  const answered = findDisputed(brief, pack)
  const aspect = answered?.aspect ?? chooseAspect(brief, pack, wear, dice)
  if (!aspect) return undefined
  const side = sideOf(brief.plan.stance)
  const about = `${brief.post.content} ${aspect.label} ${aspect.pro.join(' ')} ${aspect.con.join(' ')}`
  const fit = <T>(items: readonly T[], text: (item: T) => string): T[] =>
    nearFirst(items, text, about, dice).toSorted((a, b) => wear(text(a)) - wear(text(b)))
  /** Whole sentences never come back while anybody may remember them. */
  const once = <T>(items: readonly T[], text: (item: T) => string): T[] =>
    fit(items, text).filter((item) => wear(text(item)) === 0)
  const counterpart = answered && side !== 0 && (side > 0 ? aspect.pro : aspect.con)[answered.at]
  const points = side < 0 ? aspect.con : aspect.pro
  return {
    aspect,
    side,
    points:
      counterpart && wear(counterpart) < (pack.isCommonplace ? 1 : 2)
        ? [counterpart]
        : pack.isCommonplace
          ? unsaid(fit(points, String), wear)
          : fit(points, String),
    others: fit(side < 0 ? aspect.pro : aspect.con, String),
    facts: once(allowedFacts(brief, pack, side), textOf),
    precedents: once(pack.precedents, textOf),
    futures: fit(pack.futures, String),
    proposals:
      brief.plan.act === 'SYNTHESISE'
        ? once(pack.proposals, String)
        : side < 0
          ? []
          : fit(pack.proposals, String),
    scenes: fit(pack.scenes, String),
    nature: fit(pack.nature, String),
    questions: once(askedOf(brief, pack, aspect, wear), String),
    mechanisms:
      pack.isCommonplace &&
      (side !== 0 || brief.plan.act === 'SYNTHESISE') &&
      wear(aspect.mechanism) > 0
        ? []
        : [aspect.mechanism],
  }
}

/** The argument that is answered, or the one that the thread ends on. */
const findDisputed = (brief: Brief, pack: Pack): Answered | undefined => {
  if (brief.plan.act !== 'SYNTHESISE') return findAnswered(pack, brief.plan.target?.content ?? '')
  const pair = pairOf(brief)
  return pair && (findAnswered(pack, pair.second.content) ?? findAnswered(pack, pair.first.content))
}

/** Who closes asks something in any case, if need be about another side of it. */
const askedOf = ({ plan }: Brief, { aspects }: Pack, { question }: Aspect, wear: Wear): string[] =>
  plan.act === 'SYNTHESISE' && wear(question) > 0
    ? aspects.map((aspect) => aspect.question)
    : [question]

/** Where one argument is still new, an old one is not needed for a second sentence. */
const unsaid = (clauses: string[], wear: Wear): string[] => {
  const fresh = clauses.filter((clause) => wear(clause) === 0)
  return fresh.length > 0 ? fresh : clauses
}

const textOf = ({ text }: { text: string }): string => text

/** The order of nearness, with some play in it. */
const nearFirst = <T>(
  items: readonly T[],
  text: (item: T) => string,
  about: string,
  dice: Dice,
): T[] => {
  const scores = rankNearness(items.map(text), about)
  return items
    .map((item, at) => ({ item, score: scores[at]! + dice.roll() * 1.5 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/** What an aspect of a pack is about, in one text. */
export const aspectText = ({ label, pro, con, affected, mechanism, question }: Aspect): string =>
  [label, ...pro, ...con, affected, mechanism, question].join(' ')

const chooseAspect = (
  { plan, post }: Brief,
  pack: Pack,
  wear: Wear,
  dice: Dice,
): Aspect | undefined => {
  const planned = pack.aspects.find(({ id }) => id === plan.aspectId)
  if (planned && !(pack.isCommonplace && isWorn(planned, sideOf(plan.stance), wear))) return planned
  const isFresh = (aspect: Aspect) =>
    pack.isCommonplace
      ? !isWorn(aspect, sideOf(plan.stance), wear)
      : [...aspect.pro, ...aspect.con].every((clause) => wear(clause) < 2)
  const near = namedFirst(nearFirst(pack.aspects, aspectText, post.content, dice))
  return near.find(isFresh) ?? planned ?? near[0]
}

/** An aspect whose cue the post names is meant by it; one that fits every post of its matter or form may only be near. */
export const namedFirst = <T extends Pick<Aspect, 'only'>>(aspects: readonly T[]): T[] =>
  aspects.toSorted((a, b) => Number(b.only !== undefined) - Number(a.only !== undefined))

/** A commonplace serves many posts, so it turns to another argument before anybody hears one again. */
const isWorn = ({ pro, con, mechanism }: Aspect, side: -1 | 0 | 1, wear: Wear): boolean =>
  (side > 0 ? pro : side < 0 ? con : [mechanism]).every((clause) => wear(clause) > 0)

/** The first clause of the pack that stands in a text, as written there. */
export const clauseIn = (pack: Pack, text: string): string | undefined =>
  findAnswered(pack, text)?.clause

type Answered = { aspect: Aspect; at: number; clause: string }

/** The aspect whose clause somebody used in the words that are answered, and that clause as they wrote it; not one that they only quote. */
const findAnswered = (pack: Pack, words: string): Answered | undefined => {
  const content = words.replaceAll(/“[^”]*”|„[^“]*“/g, ' ')
  const lower = content.toLowerCase()
  for (const aspect of pack.aspects) {
    for (const at of [0, 1]) {
      const clause = [aspect.pro[at]!, aspect.con[at]!].find((text) =>
        lower.includes(text.toLowerCase()),
      )
      if (clause)
        return {
          aspect,
          at,
          clause: content.slice(lower.indexOf(clause.toLowerCase())).slice(0, clause.length),
        }
    }
  }
  return undefined
}

/** The planned facts but for those that lean the other way. */
const allowedFacts = ({ plan }: Brief, pack: Pack, side: -1 | 0 | 1): Pack['facts'] =>
  pack.facts.filter(
    ({ id, leans }) => plan.factIds.includes(id) && (leans === 0 || side === 0 || leans === side),
  )
