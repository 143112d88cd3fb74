/**
 * A hashtag's heat is Σ w·e^(λ·t) over its uses: each use weighs w and halves every six hours. As
 * every tag cools alike, the order of two tags never changes by itself, so the sum is kept as its
 * logarithm, as of the epoch, and an index on it never needs refreshing.
 */
export const halfLifeSeconds = 6 * 60 * 60
const lambda = Math.LN2 / halfLifeSeconds

/** What people's doings weigh; AI comments and the Scout's posts weigh nothing. */
export const weights = { post: 3, comment: 1, like: 0.25 } as const
export type Use = keyof typeof weights

/** No use yet. */
export const cold = Number.NEGATIVE_INFINITY

/** The logarithm of one use's heat. */
export const heatOf = (use: Use, at: Date): number =>
  Math.log(weights[use]) + lambda * (at.getTime() / 1000)

/** ln(e^a + e^b), as heat.ts has it in SQL; 700 keeps exp() from the underflow that SQL refuses. */
export const addHeat = (a: number, b: number): number => {
  const apart = a === b ? 0 : Math.abs(a - b)
  return Math.max(a, b) + Math.log1p(Math.exp(-Math.min(apart, 700)))
}

/** The sum of weights that is left of a kept heat. */
export const heatLeft = (heat: number, at: Date): number =>
  Math.exp(heat - lambda * (at.getTime() / 1000))
