/** The chance of each class for a text, by its terms; together 1. */
export type Classifier = (terms: readonly string[]) => number[]

/** A text of a class, as numbers: what each of its terms counts for. */
type Vector = ReadonlyMap<string, number>

type Sample = { of: number; vector: Vector }

/** After more rounds the chances come nearer to 0 and 1, and no more texts are found. */
const rounds = 10

/**
 * Learns from texts of several classes, given as terms, to tell which class another text is of: logistic regression with one
 * weight a term and class, on TF-IDF vectors of length 1, by gradient descent, one text after the other.
 */
export const trainClassifier = (
  classes: readonly (readonly (readonly string[])[])[],
): Classifier => {
  const toVector = vectors(classes.flat())
  const weights = new Map<string, Float64Array>()
  const chances = (vector: Vector): number[] => {
    const sums = new Float64Array(classes.length)
    for (const [term, value] of vector) {
      const own = weights.get(term)
      if (own) for (let of = 0; of < sums.length; of++) sums[of]! += value * own[of]!
    }
    return shares([...sums])
  }
  const learn = ({ of: right, vector }: Sample): void => {
    const errors = chances(vector).map((chance, of) => chance - Number(of === right))
    for (const [term, value] of vector) {
      const own = weights.get(term) ?? new Float64Array(classes.length)
      for (let of = 0; of < own.length; of++) own[of]! -= value * errors[of]!
      weights.set(term, own)
    }
  }
  const samples = inTurn(classes.map((texts) => texts.map(toVector)))
  for (let round = 0; round < rounds; round++) samples.forEach(learn)
  return (terms) => chances(toVector(terms))
}

/** One text of each class after the other: many of the same in a row would make it forget the rest. */
const inTurn = (classes: readonly (readonly Vector[])[]): Sample[] => {
  const longest = Math.max(0, ...classes.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) =>
    classes.flatMap((vectors, of) => {
      const vector = vectors[place]
      return vector ? [{ of, vector }] : []
    }),
  ).flat()
}

/** Terms to TF-IDF vectors of length 1, by how many of these texts have each term; others are left out. */
const vectors = (texts: readonly (readonly string[])[]) => {
  const having = new Map<string, number>()
  for (const text of texts)
    for (const term of new Set(text)) having.set(term, (having.get(term) ?? 0) + 1)
  return (terms: readonly string[]): Vector => {
    const values = [...Map.groupBy(terms, (term) => term)].flatMap(([term, all]) => {
      const count = having.get(term)
      const rarity = Math.log((texts.length + 1) / ((count ?? 0) + 0.5))
      return count === undefined ? [] : [[term, (1 + Math.log(all.length)) * rarity] as const]
    })
    const length = Math.hypot(...values.map(([, value]) => value)) || 1
    return new Map(values.map(([term, value]) => [term, value / length]))
  }
}

/** Softmax. */
const shares = (sums: readonly number[]): number[] => {
  const most = Math.max(...sums)
  const parts = sums.map((sum) => Math.exp(sum - most))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / all)
}
