import type { Debate } from '../debate.ts'
import { type LineIndex, indexLines } from './index.ts'

/** The point that a comment makes, of those that a debate knows. `score` 0 to 1. */
export type PointMatch = { point: string; score: number }

export type PointFinder = (debate: Debate, text: string) => PointMatch[]

/** Surest first. An index a debate, made when the first comment under it comes. */
export const makePointFinder = (): PointFinder => {
  const kept = new WeakMap<Debate, LineIndex<string>>()
  return (debate, text) => {
    let index = kept.get(debate)
    if (!index) kept.set(debate, (index = indexLines(linesOf(debate))))
    return [...Map.groupBy(index.nearest(text), ({ of }) => of)]
      .map(([point, near]) => {
        const sums = near.map(({ words, meaning }) => 0.6 * words + 0.4 * meaning)
        const [first = 0, second = 0] = sums.toSorted((a, b) => b - a)
        return { point, score: 0.75 * first + 0.25 * second }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

const linesOf = ({ points }: Debate) =>
  Object.entries(points).flatMap(([id, { says, heard }]) =>
    [says, ...heard].map((text) => ({ of: id, text })),
  )
