/** Chance that repeats itself for the same seed (mulberry32). */
export type Dice = {
  /** 0 ≤ n < 1. */
  roll(): number
  pick<T>(items: readonly T[]): T | undefined
  shuffle<T>(items: readonly T[]): T[]
}

export const throwDice = (seed: number): Dice => {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    roll,
    pick: (items) => items[Math.floor(roll() * items.length)],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: roll() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}
