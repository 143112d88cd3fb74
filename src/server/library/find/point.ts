import type { Debate } from '../debate.ts'
import { type LineIndex, indexLines } from './index.ts'
import { buildSigns, makeSignReader, type Shown, type SignReader } from './signs.ts'

/** The point that a comment makes, of those that a debate knows. `score` from 0: how much speaks for it. */
export type PointMatch = { point: string; score: number }

export type PointFinder = (debate: Debate, text: string) => PointMatch[]

type Lines = { points: string[]; index: LineIndex; readSigns: SignReader }

/** Surest first. An index a debate, made when the first comment under it comes. */
export const makePointFinder = (): PointFinder => {
  const kept = new WeakMap<Debate, Lines>()
  return (debate, text) => {
    let lines = kept.get(debate)
    if (!lines) kept.set(debate, (lines = linesOf(debate)))
    const sums = lines.index.nearest(text).map(({ words, meaning }) => 0.6 * words + 0.4 * meaning)
    const { points } = lines
    const shown = lines.readSigns(text)
    return [...Map.groupBy(sums.keys(), (at) => points[at] ?? '')]
      .map(([point, places]) => {
        const [first = 0, second = 0] = places.map((at) => sums[at] ?? 0).toSorted((a, b) => b - a)
        return { point, score: 0.75 * first + 0.25 * second + worthOf(shown.get(point)) }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

/** What signs add to nearness (`npm run eval:finding`). */
const signWorth = { sure: 0.15, hint: 0.04 } as const

const worthOf = ({ sure, hint }: Shown = { sure: 0, hint: 0 }): number =>
  signWorth.sure * Math.min(sure, 2) + signWorth.hint * Math.min(hint, 3)

const linesOf = ({ points }: Debate): Lines => {
  const lines = Object.entries(points).flatMap(([id, { says, heard }]) =>
    [says, ...heard].map((text) => ({ id, text })),
  )
  const signs = Object.fromEntries(Object.entries(points).map(([id, point]) => [id, point.signs]))
  return {
    points: lines.map(({ id }) => id),
    index: indexLines(lines.map(({ text }) => text)),
    readSigns: makeSignReader(buildSigns(signs)),
  }
}
