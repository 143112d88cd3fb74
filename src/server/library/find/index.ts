import { termsOf } from '../../language/stems.ts'
import { beyond, dimensions, meanOf, rarityInEnglish, vectorOf } from '../../language/vectors.ts'

/** How near a line is to a text, by its words and by what its words mean; each 0 to 1. */
export type Near = { words: number; meaning: number }

/** Lines that a text can be compared with, each by its place in the list. */
export type LineIndex = {
  nearest: (text: string) => Near[]
  /** How much a term says: rare in these lines and in English. */
  rarity: (term: string) => number
}

/** A pair of words is rarer than either, and says more than a common word. */
const pairRarity = 0.9

/** Compares by TF-IDF and by word vectors: together they find more than either. */
export const indexLines = (lines: readonly string[]): LineIndex => {
  const documents = lines.map((line) => [...new Set(termsOf(line))])
  const postings = new Map<string, number[]>()
  for (const [at, terms] of documents.entries()) {
    for (const term of terms) {
      const having = postings.get(term)
      if (having) having.push(at)
      else postings.set(term, [at])
    }
  }
  const rarity = (term: string) =>
    Math.log(1 + lines.length / (1 + (postings.get(term)?.length ?? 0))) *
    (term.includes(' ') ? pairRarity : rarityInEnglish(term))
  const lengths = documents.map((terms) => lengthOf(terms.map(rarity)))
  const compareMeaning = indexVectors(lines)
  const nearest = (text: string): Near[] => {
    const asked = [...new Set(termsOf(text))].map((term) => [term, rarity(term)] as const)
    const length = lengthOf(asked.map(([, weight]) => weight))
    const sums = new Float64Array(lines.length)
    for (const [term, weight] of asked)
      for (const at of postings.get(term) ?? []) sums[at]! += weight * weight
    const meanings = compareMeaning(text)
    return lengths.map((own, at) => ({
      words: own && length ? (sums[at] ?? 0) / (own * length) : 0,
      meaning: Math.max(0, meanings[at] ?? 0),
    }))
  }
  return { nearest, rarity }
}

const lengthOf = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0))

/** The vectors of all lines in one row of numbers, without what all of them say. */
const indexVectors = (lines: readonly string[]): ((text: string) => Float32Array) => {
  const vectors = lines.map(vectorOf)
  const mean = meanOf(vectors.filter((vector) => vector !== null))
  const rows = new Float32Array(lines.length * dimensions)
  for (const [at, vector] of vectors.entries())
    if (vector) rows.set(beyond(vector, mean), at * dimensions)
  return (text) => {
    const found = new Float32Array(lines.length)
    const vector = vectorOf(text)
    if (!vector) return found
    const asked = beyond(vector, mean)
    for (let line = 0; line < lines.length; line++) {
      let sum = 0
      for (let at = 0; at < dimensions; at++) sum += asked[at]! * rows[line * dimensions + at]!
      found[line] = sum
    }
    return found
  }
}

/** The places of lines, those first that speak of the same things as a text. */
export const nearestFirst = (lines: readonly string[], about: string): number[] => {
  const near = indexLines(lines).nearest(about)
  const worth = (at: number) => (near[at]?.words ?? 0) + (near[at]?.meaning ?? 0)
  return [...lines.keys()].toSorted((a, b) => worth(b) - worth(a))
}
