import { stemsOf } from '../../language/stems.ts'
import type { Debate } from '../debate.ts'
import { type Line, indexLines } from './index.ts'

/** A debate that a post may be about. `score` 0 to 1: how sure that is. */
export type Match = { debateId: string; score: number }

type Source = { debateId: string; isNeighbour: boolean }

/** Finds the debates that a text is about, surest first. */
export type Finder = (text: string) => Match[]

/** What is compared of a text: a post's first words say what it is about. */
const longest = 1_500

export const makeFinder = (debates: readonly Debate[]): Finder => {
  const lines = indexLines(debates.flatMap(linesOf))
  const whole = indexLines(debates.map((debate) => ({ of: debate.id, text: allOf(debate) })))
  const closeWords = new Map(debates.map((debate) => [debate.id, new Set(stemsOf(core(debate)))]))
  return (given) => {
    const text = given.slice(0, longest)
    const byDebate = Map.groupBy(lines.nearest(text), ({ of }) => of.debateId)
    const wholes = new Map(whole.nearest(text).map((near) => [near.of, near]))
    const stems = [...new Set(stemsOf(text))]
    return [...byDebate]
      .map(([debateId, near]) => {
        const best = (isNeighbour: boolean) =>
          near
            .filter(({ of }) => of.isNeighbour === isNeighbour)
            .map(({ words, meaning }) => words + meaning)
            .toSorted((a, b) => b - a)
        const own = near.filter(({ of }) => !of.isNeighbour)
        const shared = stems.filter((stem) => closeWords.get(debateId)?.has(stem))
        const features: Features = {
          words: mean(
            top(
              own.map(({ words }) => words),
              3,
            ),
          ),
          meaning: mean(
            top(
              own.map(({ meaning }) => meaning),
              3,
            ),
          ),
          whole: wholes.get(debateId)?.words ?? 0,
          wholeMeaning: wholes.get(debateId)?.meaning ?? 0,
          shared: Math.min(6, shared.reduce((sum, stem) => sum + lines.rarity(stem), 0) / 5),
          neighbour: Math.max(0, (best(true)[0] ?? 0) - (best(false)[0] ?? 0)),
        }
        return { debateId, score: scoreOf(features), features }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

type Features = Record<keyof typeof weights, number>

/** Fitted on labelled posts by evals/finding.ts; `base` is the score of a text that shares nothing. */
const weights = {
  words: 6,
  meaning: 5,
  whole: 6,
  wholeMeaning: 0,
  shared: 0.3,
  neighbour: -6,
}
const base = -7.5

const scoreOf = (features: Features): number => {
  const sum = Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * features[name as keyof Features],
    base,
  )
  return 1 / (1 + Math.exp(-sum))
}

const top = (values: readonly number[], most: number): number[] =>
  values.toSorted((a, b) => b - a).slice(0, most)

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const linesOf = ({ id, question, asked, points }: Debate): Line<Source>[] => {
  const own = [
    question,
    ...asked.for,
    ...asked.against,
    ...asked.open,
    ...Object.values(points).flatMap(({ heard }) => heard),
  ]
  return [
    ...own.map((text) => ({ of: { debateId: id, isNeighbour: false }, text })),
    ...asked.not.map((text) => ({ of: { debateId: id, isNeighbour: true }, text })),
  ]
}

const core = ({ question, asked, hashtag }: Debate): string =>
  [question, hashtag, ...asked.for, ...asked.against, ...asked.open].join('\n')

const allOf = (debate: Debate): string =>
  [
    core(debate),
    ...Object.values(debate.points).flatMap(({ says, heard }) => [says, ...heard]),
    ...debate.openings.map(({ text }) => text),
  ].join('\n')
