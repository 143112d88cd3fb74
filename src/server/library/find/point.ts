import type { Debate } from '../debate.ts'
import { type LineIndex, indexLines } from './index.ts'

/** The point that a comment makes, of those that a debate knows. `score` 0 to 1. */
export type PointMatch = { point: string; score: number }

export type PointFinder = (debate: Debate, text: string) => PointMatch[]

type Lines = { points: string[]; index: LineIndex }

/** Surest first. An index a debate, made when the first comment under it comes. */
export const makePointFinder = (): PointFinder => {
  const kept = new WeakMap<Debate, Lines>()
  return (debate, text) => {
    let lines = kept.get(debate)
    if (!lines) kept.set(debate, (lines = linesOf(debate)))
    const sums = lines.index.nearest(text).map(({ words, meaning }) => 0.6 * words + 0.4 * meaning)
    const { points } = lines
    return [...Map.groupBy(sums.keys(), (at) => points[at] ?? '')]
      .map(([point, places]) => {
        const [first = 0, second = 0] = places.map((at) => sums[at] ?? 0).toSorted((a, b) => b - a)
        return { point, score: 0.75 * first + 0.25 * second }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

const linesOf = ({ points }: Debate): Lines => {
  const lines = Object.entries(points).flatMap(([id, { says, heard }]) =>
    [says, ...heard].map((text) => ({ id, text })),
  )
  return { points: lines.map(({ id }) => id), index: indexLines(lines.map(({ text }) => text)) }
}
