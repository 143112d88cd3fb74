import { termsOf } from '../../language/stems.ts'
import { beyond, meanOf, nearness, rarityInEnglish, vectorOf } from '../../language/vectors.ts'

/** Something people may have said, and what it belongs to: a line of a debate, of a point, of a neighbour. */
export type Line<Of> = { of: Of; text: string }

type Entry<Of> = {
  of: Of
  vector: Float32Array | null
  weights: Map<string, number>
  length: number
}

/** How near a line is to a text, by its words and by what its words mean; each 0 to 1. */
export type Near<Of> = { of: Of; words: number; meaning: number }

/** Lines that a text can be compared with. */
export type LineIndex<Of> = {
  nearest: (text: string) => Near<Of>[]
  /** How much a stem says: rare in these lines and in English. */
  rarity: (stem: string) => number
}

/** A pair of words is rarer than either, and says more than a common word. */
const pairRarity = 0.9

/** Compares by TF-IDF and by word vectors: together they find more than either. */
export const indexLines = <Of>(lines: readonly Line<Of>[]): LineIndex<Of> => {
  const documents = lines.map(({ text }) => termsOf(text))
  const having = new Map<string, number>()
  for (const stems of documents)
    for (const stem of new Set(stems)) having.set(stem, (having.get(stem) ?? 0) + 1)
  const rarity = (stem: string) =>
    Math.log(1 + lines.length / (1 + (having.get(stem) ?? 0))) *
    (stem.includes(' ') ? pairRarity : rarityInEnglish(stem))
  const vectors = lines.map(({ text }) => vectorOf(text))
  const mean = meanOf(vectors.filter((vector) => vector !== null))
  const apart = (vector: Float32Array | null) => vector && beyond(vector, mean)
  const entries = lines.map(({ of }, at): Entry<Of> => {
    const weights = weigh(documents[at] ?? [], rarity)
    return { of, vector: apart(vectors[at] ?? null), weights, length: lengthOf(weights) }
  })
  const nearest = (text: string): Near<Of>[] => {
    const weights = weigh(termsOf(text), rarity)
    return compare(entries, { weights, length: lengthOf(weights), vector: apart(vectorOf(text)) })
  }
  return { nearest, rarity }
}

const weigh = (stems: readonly string[], rarity: (stem: string) => number) =>
  new Map(stems.map((stem) => [stem, rarity(stem)]))

const lengthOf = (weights: ReadonlyMap<string, number>): number =>
  Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0))

const compare = <Of>(entries: readonly Entry<Of>[], asked: Omit<Entry<Of>, 'of'>): Near<Of>[] =>
  entries.map(({ of, vector, weights, length }) => ({
    of,
    words: asked.length && length ? dot(asked.weights, weights) / (asked.length * length) : 0,
    meaning: asked.vector && vector ? Math.max(0, nearness(asked.vector, vector)) : 0,
  }))

const dot = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number => {
  let sum = 0
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0)
  return sum
}
