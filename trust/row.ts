/** What a row found out: in a few words, and whether that is what was promised. */
export type Measured = { measured: string; holds: boolean }

/** `short` tries each thing about a tenth as often: to see that a row works, not that it holds. */
export type Pace = { isShort: boolean }

export type Row = {
  promise: string
  figure: string
  measure: (pace: Pace) => Promise<Measured>
}

/** How often, at this pace. */
export const times = ({ isShort }: Pace, often: number): number =>
  isShort ? Math.max(2, Math.ceil(often / 10)) : often

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

export const highest = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** The time that all but one in a hundred stay below. */
export const p99 = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * 0.99) - 1] ?? Number.NaN

/** The mean of the middle three fifths: what a busy machine does to single tries is left out. */
export const trimmedMean = (numbers: readonly number[]): number => {
  const cut = Math.floor(numbers.length / 5)
  const middle = numbers.toSorted((one, other) => one - other).slice(cut, numbers.length - cut)
  return middle.reduce((sum, one) => sum + one, 0) / middle.length
}
