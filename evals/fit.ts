/**
 * `npm run eval:fit` fits the weights by which a post is found to be about a debate (src/server/library/find/debate.ts): logistic
 * regression on posts that strangers wrote for this alone (evals/finding/training.json), never on those that try it. Prints
 * the weights, and how much is found at each threshold when a fifth of the posts is held back in turn.
 */
import { readFileSync } from 'node:fs'
import { type Match } from '#server/library/find/debate.ts'
import { openLibrary } from '#server/library/library.ts'

type Labelled = { post: string; id: string | null }
type Row = { values: number[]; isRight: boolean }
type Tried = { id: string | null; candidates: { id: string; values: number[] }[] }

const library = openLibrary(null)
const posts = JSON.parse(
  readFileSync(new URL('finding/training.json', import.meta.url), 'utf8'),
) as Labelled[]

/** Of the debates that a post is not about, the likeliest teach most. */
const likeliest = 6
const names = Object.keys(library.find('a')[0]?.features ?? {}) as (keyof Match['features'])[]

const tried = posts.map(({ post, id }): Tried => {
  const own = id !== null && library.debates.has(id) ? id : null
  const matches = library.find(post)
  const kept = matches.filter(({ debateId }, at) => at < likeliest || debateId === own)
  return {
    id: own,
    candidates: kept.map(({ debateId, features }) => ({
      id: debateId,
      values: names.map((name) => features[name]),
    })),
  }
})

const rowsOf = (some: readonly Tried[]): Row[] =>
  some.flatMap(({ id, candidates }) =>
    candidates.map((one) => ({ values: [...one.values, 1], isRight: one.id === id })),
  )

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

const smallness = 0.5
const rounds = 25

/** Newton's method, with a penalty on large weights in units of each feature's spread. */
const fit = (rows: readonly Row[]): number[] => {
  const width = names.length + 1
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

type Found = { id: string | null; best: string; score: number }

const find = (some: readonly Tried[], weights: readonly number[]): Found[] =>
  some.map(({ id, candidates }) => {
    const [best] = candidates
      .map((one) => ({ id: one.id, score: logistic(dot([...one.values, 1], weights)) }))
      .toSorted((a, b) => b.score - a.score)
    return { id, best: best?.id ?? '', score: best?.score ?? 0 }
  })

const folds = 5
const inFold = (fold: number) => (_: Tried, at: number) => at % folds === fold
const held = Array.from({ length: folds }, (_, fold) => {
  const weights = fit(rowsOf(tried.filter((one, at) => !inFold(fold)(one, at))))
  return find(tried.filter(inFold(fold)), weights)
}).flat()

const share = (some: readonly Found[], is: (found: Found) => boolean): string =>
  (some.filter(is).length / Math.max(1, some.length)).toFixed(3)
const covered = held.filter(({ id }) => id !== null)
const others = held.filter(({ id }) => id === null)
console.log(
  `${covered.length} covered posts, ${others.length} others; first of all: ${share(covered, ({ id, best }) => id === best)}`,
)
for (const threshold of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
  console.log(
    `from ${threshold}: right ${share(covered, ({ id, best, score }) => id === best && score >= threshold)}, wrong ${share(covered, ({ id, best, score }) => id !== best && score >= threshold)}, wrong on others ${share(others, ({ score }) => score >= threshold)}`,
  )
const weights = fit(rowsOf(tried))
for (const [at, name] of names.entries()) console.log(`  ${name}: ${weights[at]?.toFixed(2)},`)
console.log(`base = ${weights.at(-1)?.toFixed(2)}`)
