import { termsOf } from '../../language/stems.ts'
import { beyond, dimensions, meanOf, rarityInEnglish, vectorOf } from '../../language/vectors.ts'
import { findSorted, hashOf } from './sorted.ts'

/** How near a line is to a text, by its words and by what its words mean; each 0 to 1. */
export type Near = { words: number; meaning: number }

/** How near every line is, each by its place in the list. */
export type Nearness = { words: Float32Array; meaning: Float32Array }

/** A text that lines are compared with, read once: its terms, each once, and what it means. */
export type Asked = { terms: readonly string[]; vector: Float32Array | null }

export const askedBy = (text: string): Asked => ({
  terms: [...new Set(termsOf(text))],
  vector: vectorOf(text),
})

/** Lines that share a word with a text, by their places, rising, and how near each is by words and meaning together. */
export type Sharing = { places: Uint32Array; near: Float32Array }

/** Lines that a text can be compared with. */
export type LineIndex = {
  compare: (asked: Asked) => Nearness
  /** Only of lines that share a word with the text: of forty thousand two thousand. */
  compareSharing: (asked: Asked) => Sharing
  nearest: (text: string) => Near[]
  /** How much a term says: rare in these lines and in English. */
  rarity: (term: string) => number
  /** The places of lines that hold a term. */
  holding: (term: string) => Places
}

/** Places of lines; half as large where there are few enough. */
type Places = Uint16Array | Uint32Array
const shortMost = 0xffff

/** An index as it is kept: numbers alone, so that it is read from a file at once. */
export type IndexData = {
  count: number
  /** Hashes of the terms, rising; where the lines of each begin in `postings`. */
  terms: Uint32Array
  offsets: Uint32Array
  postings: Places
  rarities: Float32Array
  /** Of each line: the length of its TF-IDF vector. */
  lengths: Float32Array
  /** Of each line: what it means, in bytes from −127 to 127. */
  vectors: Int8Array
  mean: Float32Array
}

/** A pair of words is rarer than either, and says more than a common word. */
const pairRarity = 0.9
const byteMost = 127

/** Compares by TF-IDF and by word vectors: together they find more than either. */
export const indexLines = (lines: readonly string[]): LineIndex => openIndex(buildIndex(lines))

export const buildIndex = (lines: readonly string[]): IndexData => {
  const places = new Map<string, number[]>()
  const documents = lines.map((line) => [...new Set(termsOf(line))])
  for (const [at, terms] of documents.entries())
    for (const term of terms) {
      const having = places.get(term)
      if (having) having.push(at)
      else places.set(term, [at])
    }
  const rows = [...places]
    .map(([term, having]) => ({
      hash: hashOf(term),
      having,
      rarity: rarityOf(term, having.length, lines.length),
    }))
    .toSorted((a, b) => a.hash - b.hash)
  const squares = new Float64Array(lines.length)
  for (const { having, rarity } of rows) for (const at of having) squares[at]! += rarity ** 2
  let end = 0
  return {
    count: lines.length,
    terms: Uint32Array.from(rows, ({ hash }) => hash),
    offsets: Uint32Array.from([0, ...rows.map(({ having }) => (end += having.length))]),
    postings: (lines.length > shortMost ? Uint32Array : Uint16Array).from(
      rows.flatMap(({ having }) => having),
    ),
    rarities: Float32Array.from(rows, ({ rarity }) => rarity),
    lengths: Float32Array.from(squares, Math.sqrt),
    ...meaningsOf(lines),
  }
}

/** The vectors of all lines in one row of bytes, without what all of them say. */
const meaningsOf = (lines: readonly string[]): Pick<IndexData, 'vectors' | 'mean'> => {
  const found = lines.map(vectorOf)
  const mean = meanOf(found.filter((vector) => vector !== null))
  const vectors = new Int8Array(lines.length * dimensions)
  for (const [at, vector] of found.entries())
    if (vector)
      vectors.set(
        beyond(vector, mean).map((value) => Math.round(value * byteMost)),
        at * dimensions,
      )
  return { vectors, mean }
}

const rarityOf = (term: string, having: number, count: number): number =>
  Math.log(1 + count / (1 + having)) * (term.includes(' ') ? pairRarity : rarityInEnglish(term))

export const openIndex = (data: IndexData): LineIndex => {
  const { count, offsets, postings, rarities, lengths } = data
  const placeOf = (term: string) => findSorted(data.terms, hashOf(term))
  const rarity = (term: string) => rarities[placeOf(term)] ?? rarityOf(term, 0, count)
  const holding = (term: string) => {
    const at = placeOf(term)
    return at < 0 ? postings.subarray(0, 0) : postings.subarray(offsets[at], offsets[at + 1])
  }
  const wordsTo = ({ terms }: Asked): Float32Array => {
    const asked = terms.map((term) => ({ term, weight: rarity(term) }))
    const length = Math.sqrt(asked.reduce((sum, { weight }) => sum + weight ** 2, 0)) || 1
    const words = new Float32Array(count)
    for (const { term, weight } of asked)
      for (const at of holding(term)) words[at]! += weight ** 2 / (length * (lengths[at] || 1))
    return words
  }
  const compare = (asked: Asked): Nearness => {
    const meaning = makeMeaningTo(data, asked)
    return {
      words: wordsTo(asked),
      meaning: Float32Array.from({ length: count }, (_, line) => meaning(line)),
    }
  }
  const compareSharing = (asked: Asked): Sharing => {
    const words = wordsTo(asked)
    const places = placesOf(words)
    const meaning = makeMeaningTo(data, asked)
    return { places, near: Float32Array.from(places, (at) => words[at]! + meaning(at)) }
  }
  const nearest = (text: string): Near[] => {
    const { words, meaning } = compare(askedBy(text))
    return Array.from(words, (value, at) => ({ words: value, meaning: meaning[at] ?? 0 }))
  }
  return { compare, compareSharing, nearest, rarity, holding }
}

/** The places of what is not zero. */
const placesOf = (values: Float32Array): Uint32Array => {
  const places: number[] = []
  for (let at = 0; at < values.length; at++) if (values[at] !== 0) places.push(at)
  return Uint32Array.from(places)
}

/** How near a line is to a text by what both mean, 0 to 1. */
const makeMeaningTo = ({ vectors, mean }: IndexData, { vector }: Asked) => {
  if (!vector) return () => 0
  const asked = beyond(vector, mean)
  return (line: number): number => {
    const from = line * dimensions
    let sum = 0
    for (let at = 0; at < dimensions; at++) sum += asked[at]! * vectors[from + at]!
    return Math.max(0, sum / byteMost)
  }
}

/** The places of lines, those first that speak of the same things as a text. */
export const nearestFirst = (lines: readonly string[], about: string): number[] => {
  const { words, meaning } = indexLines(lines).compare(askedBy(about))
  const worth = (at: number) => (words[at] ?? 0) + (meaning[at] ?? 0)
  return [...lines.keys()].toSorted((a, b) => worth(b) - worth(a))
}
