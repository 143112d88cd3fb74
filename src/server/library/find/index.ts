import { stemsOf } from '../../language/stems.ts'
import { nearness, vectorOf } from '../../language/vectors.ts'

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
  nearest: (text: string, isWanted?: (of: Of) => boolean) => Near<Of>[]
  /** How much a text's rarest shared words say: the sum of their weights. */
  rarity: (stem: string) => number
}

/** Compares by TF-IDF and by word vectors: together they find more than either (docs/library.md). */
export const indexLines = <Of>(lines: readonly Line<Of>[]): LineIndex<Of> => {
  const documents = lines.map(({ text }) => stemsOf(text))
  const having = new Map<string, number>()
  for (const stems of documents)
    for (const stem of new Set(stems)) having.set(stem, (having.get(stem) ?? 0) + 1)
  const rarity = (stem: string) => Math.log(1 + lines.length / (1 + (having.get(stem) ?? 0)))
  const entries = lines.map(({ of, text }, at): Entry<Of> => {
    const weights = weigh(documents[at] ?? [], rarity)
    return { of, vector: vectorOf(text), weights, length: lengthOf(weights) }
  })
  return { nearest: (text, isWanted) => compare(entries, text, rarity, isWanted), rarity }
}

const weigh = (stems: readonly string[], rarity: (stem: string) => number) => {
  const weights = new Map<string, number>()
  for (const stem of stems) weights.set(stem, rarity(stem))
  return weights
}

const lengthOf = (weights: ReadonlyMap<string, number>): number =>
  Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0))

const compare = <Of>(
  entries: readonly Entry<Of>[],
  text: string,
  rarity: (stem: string) => number,
  isWanted: (of: Of) => boolean = () => true,
): Near<Of>[] => {
  const asked = weigh(stemsOf(text), rarity)
  const length = lengthOf(asked)
  const vector = vectorOf(text)
  return entries
    .filter(({ of }) => isWanted(of))
    .map((entry) => ({
      of: entry.of,
      words: length && entry.length ? dot(asked, entry.weights) / (length * entry.length) : 0,
      meaning: vector && entry.vector ? Math.max(0, nearness(vector, entry.vector)) : 0,
    }))
}

const dot = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number => {
  let sum = 0
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0)
  return sum
}
