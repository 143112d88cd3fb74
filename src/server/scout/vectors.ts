import { stemsOf } from './topic-words.ts'

/** Stems and what they weigh; of length 1, so that a product of two is their cosine. */
export type Vector = ReadonlyMap<string, number>

/** How common stems are among the titles: ln((n + 1) / (df + 1)) + 1. */
export type Rarity = (stem: string) => number

export const rarityAmong = (titles: readonly string[]): Rarity => {
  const counts = new Map<string, number>()
  for (const title of titles) {
    for (const stem of new Set(stemsOf(title))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return (stem) => Math.log((titles.length + 1) / ((counts.get(stem) ?? 0) + 1)) + 1
}

export const vectorOf = (title: string, rarity: Rarity): Vector => {
  const counts = new Map<string, number>()
  for (const stem of stemsOf(title)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return unit(
    new Map([...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * rarity(stem)])),
  )
}

/** The middle of several. */
export const middleOf = (vectors: readonly Vector[]): Vector => {
  const sum = new Map<string, number>()
  for (const vector of vectors) {
    for (const [stem, weight] of vector) sum.set(stem, (sum.get(stem) ?? 0) + weight)
  }
  return unit(sum)
}

/** 0: nothing in common; 1: the same. */
export const cosine = (a: Vector, b: Vector): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let product = 0
  for (const [stem, weight] of small) product += weight * (large.get(stem) ?? 0)
  return Math.min(1, product)
}

const unit = (weights: ReadonlyMap<string, number>): Vector => {
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0))
  return new Map([...weights].map(([stem, weight]) => [stem, length > 0 ? weight / length : 0]))
}
