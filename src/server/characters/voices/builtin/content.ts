import type { Brief } from '../../brief.ts'
import type { Dice } from './dice.ts'
import { sideOf, type Aspect, type Pack } from './pack.ts'

/** What one reply may say about its topic: one aspect, and what stands beside it in the pack. */
export type Content = {
  aspect: Aspect
  side: -1 | 0 | 1
  /** Clauses that may carry the point, those nobody has said yet first. */
  points: string[]
  others: string[]
  facts: Pack['facts']
  /** Whether nobody has said a text, here or this character lately elsewhere. */
  isFresh: (text: string) => boolean
}

/** Whether nobody said a text in the thread, nor this character lately elsewhere. */
export const freshness = ({ thread, own }: Brief): ((text: string) => boolean) => {
  const said = [...thread.map(({ content }) => content), ...own].join('\n').toLowerCase()
  const known = new Map<string, boolean>()
  return (text) => {
    const fresh = known.get(text) ?? !said.includes(text.toLowerCase())
    known.set(text, fresh)
    return fresh
  }
}

/** Chooses what to speak about: what the plan says, else what answers the target, else what nobody said yet. */
export const chooseContent = (
  brief: Brief,
  pack: Pack,
  isFresh: (text: string) => boolean,
  dice: Dice,
): Content | undefined => {
  const answered = findAnswered(pack, brief.plan.target?.content ?? '')
  const aspect =
    answered?.aspect ??
    pack.aspects.find(({ id }) => id === brief.plan.aspectId) ??
    dice.pick(
      preferFresh(pack.aspects, (item) => item.pro.every(isFresh) && item.con.every(isFresh)),
    )
  if (!aspect) return undefined
  const side = sideOf(brief.plan.stance)
  const answer =
    answered && side !== 0 ? (side > 0 ? aspect.pro : aspect.con)[answered.at] : undefined
  const points = side < 0 ? aspect.con : aspect.pro
  return {
    aspect,
    side,
    points: answer && isFresh(answer) ? [answer] : preferFresh(dice.shuffle(points), isFresh),
    others: preferFresh(dice.shuffle(side < 0 ? aspect.pro : aspect.con), isFresh),
    facts: chooseFacts(brief, pack, side, isFresh, dice),
    isFresh,
  }
}

export const preferFresh = <T>(items: readonly T[], isFresh: (item: T) => boolean): T[] => {
  const fresh = items.filter(isFresh)
  return fresh.length > 0 ? fresh : [...items]
}

/** The first clause of the pack that stands in a text, as written there. */
export const clauseIn = (pack: Pack, text: string): string | undefined =>
  findAnswered(pack, text)?.clause

type Answered = { aspect: Aspect; at: number; clause: string }

/** The aspect whose clause somebody used in the words that are answered, and that clause as they wrote it. */
const findAnswered = (pack: Pack, content: string): Answered | undefined => {
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

/** The planned facts that nobody has named, those that lean the other way left out. */
const chooseFacts = (
  brief: Brief,
  pack: Pack,
  side: -1 | 0 | 1,
  isFresh: (text: string) => boolean,
  dice: Dice,
): Pack['facts'] =>
  dice.shuffle(
    pack.facts.filter(
      ({ id, leans, text }) =>
        brief.plan.factIds.includes(id) &&
        isFresh(text) &&
        (leans === 0 || side === 0 || leans === side),
    ),
  )
