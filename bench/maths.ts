/** The value below which `share` (0…1) of the numbers lie, by nearest rank. Throws on none. */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const rank = Math.max(1, Math.ceil(share * sorted.length))
  const found = sorted[rank - 1]
  if (found === undefined) throw new RangeError('a percentile of no numbers')
  return found
}

/** The middle number, or the mean of the two middle ones. Throws on none. */
export const median = (numbers: readonly number[]): number =>
  (percentile(numbers, 0.5) - percentile(numbers.map(negate), 0.5)) / 2

const negate = (number: number) => -number

/** One side as measured: how often a second, and how long the slowest hundredth took at least. */
export type Rate = { perSecond: number; p99Ms: number }

/** What rounds of one side come to. */
export const settle = (rounds: readonly Rate[]): Rate => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
})

/**
 * The median of each round's ratio, not the ratio of medians: what disturbs a machine for a
 * second disturbs both sides of a round.
 */
export const ratio = (rounds: readonly { app: Rate; bare: Rate }[]): number =>
  median(rounds.map(({ app, bare }) => app.perSecond / bare.perSecond))

/** Of a histogram: how many numbers were at most `upTo`, the smaller ones with them. */
export type Bucket = { upTo: number; count: number }

/** The middle of what a histogram of growing buckets counts, as if its bucket held them evenly. Throws on none. */
export const medianOfBuckets = (buckets: readonly Bucket[]): number => {
  const half = (buckets.at(-1)?.count ?? 0) / 2
  const at = buckets.findIndex(({ count }) => count >= half)
  const found = buckets[at]
  if (half === 0 || !found) throw new RangeError('a median of no numbers')
  const below = buckets[at - 1] ?? { upTo: 0, count: 0 }
  const share = (half - below.count) / (found.count - below.count)
  return below.upTo + share * (found.upTo - below.upTo)
}
