/** A source of chance that falls the same way for the same seed. */
export type Dice = {
  /** 0 ≤ number < 1. */
  roll: () => number
  pick: <T>(from: readonly T[]) => T
  /** Up to `count` different items of `from`, in random order. */
  draw: <T>(from: readonly T[], count: number) => T[]
}

export const throwDice = (seed: number): Dice => {
  const roll = mulberry32(seed)
  const below = (limit: number) => Math.floor(roll() * limit)
  return {
    roll,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('nothing to pick from')
      return from[below(from.length)] as (typeof from)[number]
    },
    draw: (from, count) => {
      const rest = [...from]
      return Array.from(
        { length: Math.min(count, rest.length) },
        () => rest.splice(below(rest.length), 1)[0] as (typeof from)[number],
      )
    },
  }
}

/** Tommy Ettinger's 32-bit generator: tiny, and good enough to choose words with. */
const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
