/** How likely something is, by weights that logistic regression has found (`npm run eval:fit`). 0 to 1. */
export const chanceOf = <Name extends string>(
  features: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
  base: number,
): number => {
  let sum = base
  for (const name of Object.keys(weights) as Name[]) sum += weights[name] * features[name]
  return 1 / (1 + Math.exp(-sum))
}
