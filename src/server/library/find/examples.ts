import { mannerOf } from '../../language/manner.ts'
import { termsOf } from '../../language/stems.ts'
import type { Debate } from '../debate.ts'
import { buildLikelihood, type LikelihoodData, openLikelihood, type Sample } from './likelihood.ts'
import type { Signs } from './signs.ts'

/** Posts as people type them, by the id of the question that they fall on; `none`: they fall on none. */
export type Examples = Readonly<Record<string, readonly string[]>>
export const none = 'none'

export type Question = { id: string; question: string }

/** What posts of people teach: which question one falls on by its words, and whether on any by its manner. */
export type LearnedData = { ids: string[]; subjects: LikelihoodData; manner: LikelihoodData }

export type Learned = {
  /** Of a question: how likely a post is its own, by how much likelier than any other's, and its chance among all. */
  ofQuestion: (id: string) => { likely: number; lead: number; chance: number }
  /** How much more the post reads like those that fall on no question. */
  idle: number
}

/** What a text counts beside a post: a comment's words are those of a point, a sign is no text. */
const weights = { post: 1, comment: 0.3, sure: 0.5, hint: 0.3 } as const

export const buildLearned = (
  debates: readonly Debate[],
  questions: readonly Question[],
  signs: Readonly<Record<string, Signs>>,
  examples: Examples,
): LearnedData => {
  const ids = [...new Set([...debates.map(({ id }) => id), ...questions.map(({ id }) => id)])]
  const places = new Map([...ids, none].map((id, at) => [id, at]))
  const sample =
    (weight: number) =>
    ([id, text]: readonly [string, string]): Sample[] => {
      const of = places.get(id)
      return of === undefined ? [] : [{ of, weight, terms: termsOf(text) }]
    }
  const posts = [...debates.flatMap(askedIn), ...linesOf(examples)]
  const asked = [...questions, ...debates].map(({ id, question }) => [id, question] as const)
  return {
    ids,
    subjects: buildLikelihood(ids.length + 1, [
      ...[...posts, ...asked].flatMap(sample(weights.post)),
      ...debates.flatMap(heardIn).flatMap(sample(weights.comment)),
      ...signLines(signs, 'sure').flatMap(sample(weights.sure)),
      ...signLines(signs, 'hint').flatMap(sample(weights.hint)),
    ]),
    manner: buildLikelihood(
      2,
      posts.map(([id, text]) => ({ of: Number(id === none), weight: 1, terms: mannerOf(text) })),
    ),
  }
}

type Line = readonly [id: string, text: string]

const linesOf = (lines: Examples): Line[] =>
  Object.entries(lines).flatMap(([id, texts]) => texts.map((text) => [id, text] as const))

const askedIn = ({ id, asked }: Debate): Line[] =>
  [...asked.for, ...asked.against, ...asked.open].map((text) => [id, text])

const heardIn = ({ id, points }: Debate): Line[] =>
  Object.values(points).flatMap(({ says, heard }) =>
    [says, ...heard].map((text): Line => [id, text]),
  )

const signLines = (signs: Readonly<Record<string, Signs>>, kind: keyof Signs): Line[] =>
  Object.entries(signs).flatMap(([id, { [kind]: lines }]) =>
    lines.map((line): Line => [id, line.replaceAll(/[|+]/g, '. ')]),
  )

/** So many terms of all posts are added to those of each question. */
const smoothing = 3_000

export const openLearned = ({ ids, subjects, manner }: LearnedData) => {
  const readSubjects = openLikelihood(subjects, smoothing)
  const readManner = openLikelihood(manner, smoothing)
  const places = new Map(ids.map((id, at) => [id, at]))
  return (text: string, terms: readonly string[]): Learned => {
    const found = readSubjects(terms)
    const [first = 0, second = 0] = found.toSorted((a, b) => b - a)
    const sum = found.reduce((all, value) => all + Math.exp(value - first), 0)
    const [asks = 0, idles = 0] = readManner(mannerOf(text))
    return {
      ofQuestion: (id) => {
        const likely = found[places.get(id) ?? -1] ?? 0
        return {
          likely,
          lead: likely - (likely === first ? second : first),
          chance: Math.exp(likely - first) / sum,
        }
      },
      idle: idles - asks,
    }
  }
}
