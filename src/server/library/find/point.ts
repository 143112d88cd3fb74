import { stemsOf } from '../../language/stems.ts'
import type { Debate } from '../debate.ts'
import { type LineIndex, type Near, indexLines } from './index.ts'
import { chanceOf } from './chance.ts'
import { buildSigns, makeSignReader, type Shown, type SignReader, strengthOf } from './signs.ts'

/** The point that a comment makes, of those that a debate knows. `score` 0 to 1: how sure that is. */
export type PointMatch = { point: string; score: number; features: Features }

export type PointFinder = (debate: Debate, text: string) => PointMatch[]

type Lines = { points: string[]; index: LineIndex; readSigns: SignReader }

/** Surest first. An index a debate, made when the first comment under it comes. */
export const makePointFinder = (): PointFinder => {
  const kept = new WeakMap<Debate, Lines>()
  return (debate, text) => {
    let lines = kept.get(debate)
    if (!lines) kept.set(debate, (lines = linesOf(debate)))
    const { points, index, readSigns } = lines
    const near = index.nearest(text)
    const shown = readSigns(text)
    const seen = [...Map.groupBy(points.keys(), (at) => points[at] ?? '')].map(([point, places]) =>
      look(
        point,
        places.flatMap((at) => near[at] ?? []),
        shown.get(point),
      ),
    )
    const length = Math.log(new Set(stemsOf(text)).size + 1)
    return seen
      .map((one) => {
        const features = featuresOf(one, seen, length)
        return { point: one.point, score: chanceOf(features, weights, base), features }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

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

/** What speaks for one point: the nearest of its lines, and the signs of it that the text shows. */
type Seen = ReturnType<typeof look>

const look = (point: string, near: readonly Near[], { sure, hint }: Shown = noSign) => {
  const [first = 0, second = 0] = falling(near.map((one) => 0.6 * one.words + 0.4 * one.meaning))
  const [words = 0] = falling(near.map((one) => one.words))
  const [meaning = 0, nextMeaning = 0] = falling(near.map((one) => one.meaning))
  return { point, first, second, words, meaning, nextMeaning, sure, hint }
}

const noSign: Shown = { sure: 0, hint: 0 }
const falling = (values: readonly number[]) => values.toSorted((a, b) => b - a)

/** Logistic regression on comments of strangers, labelled by another (evals/finding/comments.json; `npm run eval:fit`). */
const weights = {
  first: -3.52,
  second: 2.32,
  words: 5.82,
  meaning: 1.71,
  nextMeaning: 2.59,
  sure: 1.76,
  hint: 0.68,
  ahead: 2.6,
  strongerSigns: 0.63,
  length: 0.42,
}
const base = -4.91

type Features = Record<keyof typeof weights, number>

const featuresOf = ({ point, ...one }: Seen, all: readonly Seen[], length: number): Features => {
  const others = all.filter((other) => other.point !== point)
  return {
    ...one,
    sure: Math.min(one.sure, 3),
    hint: Math.min(one.hint, 4),
    ahead: one.first - Math.max(0, ...others.map(({ first }) => first)),
    strongerSigns: strengthOf(one) - Math.max(0, ...others.map(strengthOf)),
    length,
  }
}
