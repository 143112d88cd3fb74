import { termsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import type { Debate } from '../debate.ts'
import { textsOf } from '../tree.ts'
import { type Near, indexLines } from './index.ts'

/** A debate that a post may be about. `score` 0 to 1: how sure that is. */
export type Match = { debateId: string; score: number; features: Features }

/** Finds the debates that a text is about, surest first. */
export type Finder = (text: string) => Match[]

/** What is compared of a text: a post's first words say what it is about. */
const longest = 1_500

/** `rivals`: questions that nobody has written a debate on; what falls on one of them is not played from another. */
export const makeFinder = (debates: readonly Debate[], rivals: readonly string[] = []): Finder => {
  const sheets = debates.map(sheetOf)
  const lines = indexLines([...sheets.flatMap(({ own, not }) => [...own, ...not]), ...rivals])
  const cores = indexLines(sheets.map(({ core }) => core))
  const wholes = indexLines(sheets.map(({ whole }) => whole))
  const vocabulary = sheets.map(({ whole }) => new Set(termsOf(whole)))
  return (given) => {
    const text = given.slice(0, longest)
    const flat = keyOf(text)
    const near = lines.nearest(text)
    const [core, whole] = [cores.nearest(text), wholes.nearest(text)]
    const terms = [...new Set(termsOf(text))].map((term) => [term, wholes.rarity(term)] as const)
    const rival = best(near.slice(near.length - rivals.length), sumOf)
    let from = 0
    return sheets
      .map(({ id, question, own, not }, at): Match => {
        const ownNear = near.slice(from, from + own.length)
        const notNear = near.slice(from + own.length, from + own.length + not.length)
        from += own.length + not.length
        const nearest = best(ownNear, sumOf)
        const features: Features = {
          words: best(ownNear, ({ words }) => words),
          meaning: meanOfTop(ownNear.map(({ meaning }) => meaning)),
          core: core[at]?.words ?? 0,
          whole: whole[at]?.words ?? 0,
          wholeMeaning: whole[at]?.meaning ?? 0,
          coverage: coverageOf(terms, vocabulary[at]),
          rival: Math.max(0, rival - nearest),
          neighbour: Math.max(0, best(notNear, sumOf) - nearest),
        }
        const isElsewhere = features.neighbour > muchNearer
        const isAsked = flat.includes(question)
        const score = isAsked ? 1 : scoreOf(features) * (isElsewhere ? ofNeighbour : 1)
        return { debateId: id, score, features }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

/** A line that is another question is nearer than any of the debate's own: it is not played. */
const muchNearer = 0.1
const ofNeighbour = 0.5

const sumOf = ({ words, meaning }: Near): number => words + meaning

const best = (near: readonly Near[], by: (one: Near) => number): number =>
  near.reduce((most, one) => Math.max(most, by(one)), 0)

/** The part of a text's words, by what they say, that a debate has, too. */
const coverageOf = (
  terms: readonly (readonly [string, number])[],
  known: ReadonlySet<string> | undefined,
): number => {
  const all = terms.reduce((sum, [, rarity]) => sum + rarity, 0) || 1
  return terms.reduce((sum, [term, rarity]) => sum + (known?.has(term) ? rarity : 0), 0) / all
}

type Features = Record<keyof typeof weights, number>

/** Fitted by logistic regression on labelled posts and on the debates' own lines, each held back in turn. */
const weights = {
  words: 4.3,
  meaning: 2.8,
  core: 26.8,
  whole: 139.5,
  wholeMeaning: 4.9,
  coverage: -1.1,
  rival: -5.8,
  neighbour: -6,
}
const base = -6.85

const scoreOf = (features: Features): number => {
  const sum = Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * features[name as keyof Features],
    base,
  )
  return 1 / (1 + Math.exp(-sum))
}

const topLines = 3

const meanOfTop = (values: readonly number[]): number => {
  const top = values.toSorted((a, b) => b - a).slice(0, topLines)
  return top.reduce((sum, value) => sum + value, 0) / Math.max(1, top.length)
}

/** Who asks the very question is sure to mean it. */
const keyOf = (text: string): string => wordsOf(text).join(' ')

/** A debate as it is compared: its lines, what it is about, everything said in it. */
const sheetOf = (debate: Debate) => {
  const { id, question, hashtag, asked, points } = debate
  const posts = [...asked.for, ...asked.against, ...asked.open]
  const heard = Object.values(points).flatMap((point) => point.heard)
  const core = [question, hashtag, ...posts].join('\n')
  const says = Object.values(points).map((point) => point.says)
  const texts = textsOf(debate).map(({ text }) => text)
  return {
    id,
    question: keyOf(question),
    own: [question, ...posts, ...heard],
    not: asked.not,
    core,
    whole: [core, ...says, ...heard, ...texts].join('\n'),
  }
}
