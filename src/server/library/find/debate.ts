import { termsOf } from '../../language/stems.ts'
import type { Debate } from '../debate.ts'
import { textsOf } from '../tree.ts'
import { type Line, type Near, indexLines } from './index.ts'

/** A debate that a post may be about. `score` 0 to 1: how sure that is. */
export type Match = { debateId: string; score: number }

type Source = { debateId: string; isNeighbour: boolean }

/** Finds the debates that a text is about, surest first. */
export type Finder = (text: string) => Match[]

/** What is compared of a text: a post's first words say what it is about. */
const longest = 1_500

export const makeFinder = (debates: readonly Debate[]): Finder => {
  const lines = indexLines(debates.flatMap(linesOf))
  const cores = indexLines(debates.map((debate) => ({ of: debate.id, text: core(debate) })))
  const wholes = indexLines(debates.map((debate) => ({ of: debate.id, text: allOf(debate) })))
  const vocabulary = new Map(debates.map((one) => [one.id, new Set(termsOf(allOf(one)))]))
  return (given) => {
    const text = given.slice(0, longest)
    const coreOf = new Map(cores.nearest(text).map((near) => [near.of, near]))
    const wholeOf = new Map(wholes.nearest(text).map((near) => [near.of, near]))
    const terms = [...new Set(termsOf(text))].map((term) => [term, wholes.rarity(term)] as const)
    const all = terms.reduce((sum, [, rarity]) => sum + rarity, 0) || 1
    return [...Map.groupBy(lines.nearest(text), ({ of }) => of.debateId)]
      .map(([debateId, near]) => {
        const known = terms.filter(([term]) => vocabulary.get(debateId)?.has(term))
        const own = near.filter(({ of }) => !of.isNeighbour)
        const neighbours = near.filter(({ of }) => of.isNeighbour)
        const features: Features = {
          words: best(own, ({ words }) => words),
          meaning: mean(
            top(
              own.map(({ meaning }) => meaning),
              3,
            ),
          ),
          core: coreOf.get(debateId)?.words ?? 0,
          whole: wholeOf.get(debateId)?.words ?? 0,
          wholeMeaning: wholeOf.get(debateId)?.meaning ?? 0,
          coverage: known.reduce((sum, [, rarity]) => sum + rarity, 0) / all,
          neighbour: Math.max(0, best(neighbours, sumOf) - best(own, sumOf)),
        }
        const isElsewhere = features.neighbour > muchNearer
        return { debateId, score: scoreOf(features) * (isElsewhere ? ofNeighbour : 1), features }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

/** A line that is another question is nearer than any of the debate's own: it is not played. */
const muchNearer = 0.1
const ofNeighbour = 0.5

type Nearness = Pick<Near<Source>, 'words' | 'meaning'>

const sumOf = ({ words, meaning }: Nearness): number => words + meaning

const best = (near: readonly Nearness[], by: (one: Nearness) => number): number =>
  Math.max(0, ...near.map(by))

type Features = Record<keyof typeof weights, number>

/** Fitted on labelled posts by evals/finding.ts; `base` is the score of a text that shares nothing. */
const weights = {
  words: 2.2,
  meaning: 3.2,
  core: 13,
  whole: 225,
  wholeMeaning: 6.3,
  coverage: -4.9,
  neighbour: -6,
}
const base = -7

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

/** Everything that people and characters say in it. */
const allOf = (debate: Debate): string =>
  [
    core(debate),
    ...Object.values(debate.points).flatMap(({ says, heard }) => [says, ...heard]),
    ...textsOf(debate).map(({ text }) => text),
  ].join('\n')
