/** Microdollars as people read them: cents where there are any, more digits where it is less. */
export const dollars = (microusd: number): string => {
  const amount = microusd / 1_000_000
  const digits = amount === 0 || amount >= 0.1 ? 2 : 4
  return `$${amount.toFixed(digits)}`
}
