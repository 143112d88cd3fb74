/** How often something took how long. */
export type Spread = {
  /** Upper bounds in seconds; what took longer counts in the last, open one. */
  bounds: readonly number[]
  /** Per bound, and one more for the rest; not added up. */
  counts: number[]
  seconds: number
}

export const openSpread = (bounds: readonly number[]): Spread => ({
  bounds,
  counts: Array.from({ length: bounds.length + 1 }, () => 0),
  seconds: 0,
})

export const countIn = (spread: Spread, seconds: number): void => {
  const { bounds, counts } = spread
  const at = bounds.findIndex((bound) => seconds <= bound)
  counts[at === -1 ? bounds.length : at]! += 1
  spread.seconds += seconds
}
