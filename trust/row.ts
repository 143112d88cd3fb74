/** What a row found out: in a few words, and whether that is what was promised. */
export type Measured = { measured: string; holds: boolean }

/** `short` tries each thing about a tenth as often: to see that a row works, not that it holds. */
export type Pace = { isShort: boolean }

export type Row = {
  promise: string
  figure: string
  /** null: nobody has built it, and the row says so. */
  measure: ((pace: Pace) => Promise<Measured>) | null
}

/** How often, at this pace. */
export const times = ({ isShort }: Pace, often: number): number =>
  isShort ? Math.max(2, Math.ceil(often / 10)) : often

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

export const highest = (numbers: readonly number[]): number => Math.max(0, ...numbers)
