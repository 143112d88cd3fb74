/** An item of a story that its source showed within the last hour. */
export type Sighting = { publisher: string; rank: number; weight: number }

const baselineHours = 24
const halfLifeHours = 6
const leastBaseline = 1

/** O: of every publisher its best place, Σ w·rank^−½. */
export const observed = (sightings: readonly Sighting[]): number => {
  const best = new Map<string, number>()
  for (const { publisher, rank, weight } of sightings) {
    const value = weight * rank ** -0.5
    if (value > (best.get(publisher) ?? 0)) best.set(publisher, value)
  }
  return [...best.values()].reduce((sum, value) => sum + value, 0)
}

/** E: an exponentially weighted mean of what was observed, over 24 hours; it begins at 0. */
export const baselineAfter = (before: number, seen: number, hours: number): number =>
  seen + (before - seen) * Math.exp(-hours / baselineHours)

export type Measures = {
  observed: number
  /** As it was before this hour was seen. */
  baseline: number
  publishers: number
  ageHours: number
  /** The most that one of the last seven days' discussions is like it, 0 to 1. */
  similarity: number
  /** 0 to 1. */
  debatability: number
}

/** How much a story deserves a discussion now; 0: not at all. */
export const scoreOf = (measures: Measures): number => {
  const { publishers, ageHours, similarity, debatability } = measures
  const expected = Math.max(leastBaseline, measures.baseline)
  const surprise = (measures.observed - expected) / Math.sqrt(expected)
  return (
    Math.log1p(Math.max(0, surprise)) *
    (1 + 0.5 * Math.max(0, publishers - 1)) *
    0.5 ** (Math.max(0, ageHours) / halfLifeHours) *
    (1 - similarity) *
    (0.3 + 0.7 * debatability)
  )
}
