import { findSorted, hashOf } from './sorted.ts'

/**
 * How likely a text's terms are in each class of texts, beside all texts: query likelihood with Dirichlet smoothing (Zhai and
 * Lafferty 2001). Counting alone, so a class more costs nothing; as kept in a file: terms by their hashes, rising, and for
 * each the classes that have it with their counts, from `offsets` on.
 */
export type LikelihoodData = {
  classes: number
  terms: Uint32Array
  offsets: Uint32Array
  having: Uint16Array
  counts: Float32Array
  /** Of each term: its share of all that was counted. */
  shares: Float32Array
  /** Of each class: how much was counted. */
  totals: Float32Array
}

/** A text of a class; how much it counts beside others. */
export type Sample = { of: number; weight: number; terms: readonly string[] }

/** Of each class, how much likelier the terms are there than anywhere, in natural logarithms over the root of their number. */
export type Likelihood = (terms: readonly string[]) => Float32Array

export const buildLikelihood = (classes: number, samples: readonly Sample[]): LikelihoodData => {
  /** Of each pair of a term and a class, as one number: how much it was counted. */
  const weights = new Map<number, number>()
  const totals = new Float32Array(classes)
  for (const { of, weight, terms } of samples)
    for (const term of new Set(terms)) {
      const pair = hashOf(term) * classes + of
      weights.set(pair, (weights.get(pair) ?? 0) + weight)
      totals[of]! += weight
    }
  const all = totals.reduce((sum, total) => sum + total, 0)
  const pairs = Float64Array.from(weights.keys()).toSorted()
  const counts = Float32Array.from(pairs, (pair) => weights.get(pair) ?? 0)
  const hashes = Uint32Array.from(pairs, (pair) => Math.floor(pair / classes))
  const firstOfTerm = [...hashes.keys()].filter((at) => hashes[at] !== hashes[at - 1])
  const offsets = Uint32Array.from([...firstOfTerm, pairs.length])
  return {
    classes,
    terms: Uint32Array.from(firstOfTerm, (at) => hashes[at] ?? 0),
    offsets,
    having: Uint16Array.from(pairs, (pair) => pair % classes),
    counts,
    shares: Float32Array.from(
      firstOfTerm,
      (start, row) => counts.subarray(start, offsets[row + 1]).reduce((a, b) => a + b, 0) / all,
    ),
    totals,
  }
}

/** `smoothing`: so many terms of all texts are added to each class: what it lacks is rare there and not impossible. */
export const openLikelihood = (data: LikelihoodData, smoothing: number): Likelihood => {
  const { classes, terms, offsets, having, counts, shares, totals } = data
  const lacking = totals.map((total) => Math.log(smoothing / (total + smoothing)))
  return (given) => {
    const known = [...new Set(given)]
      .map((term) => findSorted(terms, hashOf(term)))
      .filter((at) => at >= 0)
    const found = new Float32Array(classes)
    for (const at of known) {
      const expected = smoothing * (shares[at] ?? 0)
      for (let place = offsets[at] ?? 0; place < (offsets[at + 1] ?? 0); place++)
        found[having[place] ?? 0]! += Math.log1p((counts[place] ?? 0) / expected)
    }
    const root = Math.sqrt(Math.max(1, known.length))
    return found.map((sum, of) => (sum + known.length * (lacking[of] ?? 0)) / root)
  }
}
