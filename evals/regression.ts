export type Row = { values: number[]; isRight: boolean }

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

const rounds = 25

/**
 * Logistic regression by Newton's method, with a penalty (`smallness`) on large weights in units of each feature's
 * spread. The last value of a row is 1, and its weight the base.
 */
export const fit = (rows: readonly Row[], smallness: number): number[] => {
  const width = rows[0]?.values.length ?? 0
  const spread = Array.from({ length: width }, (_, at) => {
    const values = rows.map((row) => row.values[at] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    return at === width - 1 ? 1 : Math.sqrt(variance) || 1
  })
  const scaled = rows.map(({ values, isRight }) => ({
    values: values.map((value, at) => value / (spread[at] ?? 1)),
    isRight,
  }))
  let weights = Array.from({ length: width }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight, at) => (at === width - 1 ? 0 : smallness * weight))
    const curve = weights.map((_, i) =>
      weights.map((__, j) => (i === j ? (i === width - 1 ? 1e-6 : smallness) : 0)),
    )
    for (const { values, isRight } of scaled) {
      const chance = logistic(dot(values, weights))
      for (let i = 0; i < width; i++) {
        slope[i]! += (chance - Number(isRight)) * values[i]!
        for (let j = 0; j < width; j++)
          curve[i]![j]! += chance * (1 - chance) * values[i]! * values[j]!
      }
    }
    const step = solve(curve, slope)
    weights = weights.map((weight, at) => weight - (step[at] ?? 0))
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1))
}

/** Gauss's elimination. */
const solve = (matrix: number[][], right: readonly number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let at = 0; at < size; at++) {
    const best = rows.reduce(
      (most, row, n) => (n >= at && Math.abs(row[at]!) > Math.abs(rows[most]![at]!) ? n : most),
      at,
    )
    ;[rows[at], rows[best]] = [rows[best]!, rows[at]!]
    for (let below = 0; below < size; below++) {
      if (below === at) continue
      const factor = rows[below]![at]! / rows[at]![at]!
      for (let n = at; n <= size; n++) rows[below]![n]! -= factor * rows[at]![n]!
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!)
}
