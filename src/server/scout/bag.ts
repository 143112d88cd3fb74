import { roundRobin } from '#shared/round-robin.ts'
import type { Debate } from '../library/debate.ts'

type Draw = { most: number; roll: () => number }

/**
 * Draws debates without those that were used lately: those chosen for a new site first, then those whose own thread an editor
 * chose, then full ones, and of each kind first from the categories that have waited longest, each category once before any
 * twice; within one by chance.
 */
export const drawDebates = (
  debates: readonly Debate[],
  usedLatestFirst: readonly string[],
  { most, roll }: Draw,
): Debate[] => {
  const used = new Set(usedLatestFirst)
  const left = shuffled(
    debates.filter(({ id }) => !used.has(id)),
    roll,
  )
  const waited = waiting(debates, usedLatestFirst)
  return [...Map.groupBy(left, rankOf)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, bag]) => inTurn(bag, (category) => waited(category) + roll()))
    .slice(0, most)
}

/** The first kind that a debate is of decides when it is drawn. */
const kinds: ((debate: Debate) => boolean)[] = [
  ({ opensSite }) => opensSite,
  ({ ownThread }) => ownThread.length > 0,
  ({ depth }) => depth === 'full',
  () => true,
]

const rankOf = (debate: Debate): number => kinds.findIndex((isOfKind) => isOfKind(debate))

type Category = Debate['category']

const inTurn = (debates: readonly Debate[], rank: (category: Category) => number): Debate[] =>
  roundRobin(
    [...Map.groupBy(debates, ({ category }) => category)]
      .map(([category, bag]) => ({ bag, rank: rank(category) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ bag }) => bag),
  )

const shuffled = <T>(things: readonly T[], roll: () => number): T[] =>
  things
    .map((thing) => ({ thing, order: roll() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ thing }) => thing)

/** How many draws ago a category had its last turn. */
const waiting = (debates: readonly Debate[], usedLatestFirst: readonly string[]) => {
  const categoryOf = new Map(debates.map(({ id, category }) => [id, category]))
  const drawn = usedLatestFirst.map((id) => categoryOf.get(id))
  return (category: Category): number => {
    const at = drawn.indexOf(category)
    return at === -1 ? debates.length : at
  }
}
