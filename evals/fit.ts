/**
 * `npm run eval:fit` fits the weights by which a post is found to be about a debate (src/server/library/find/debate.ts), and a
 * comment to make a point (find/point.ts): logistic regression on posts and comments that strangers wrote for this alone
 * (library/examples.yaml, evals/finding/comments.json), never on those that try it. A post is looked for by a finder that has
 * learned from the others alone. Prints the weights, and how much is found at each threshold.
 */
import { readFileSync } from 'node:fs'
import { compiledFiles } from '#server/library/compiled.ts'
import { buildFinder, type Match, openFinder } from '#server/library/find/debate.ts'
import { type Examples, none } from '#server/library/find/examples.ts'
import type { PointMatch } from '#server/library/find/point.ts'
import { openLibrary } from '#server/library/library.ts'
import { dot, fit, logistic, type Row } from './regression.ts'

type Labelled = { post: string; id: string }
type Tried = { id: string | null; candidates: { id: string; values: number[] }[] }

const library = openLibrary(null)
const files = compiledFiles()
const posts = Object.entries(files.examples).flatMap(([id, texts]) =>
  texts.map((post): Labelled => ({ post, id })),
)

/** Of the debates that a post is not about, the likeliest teach most. */
const likeliest = 6
const names = Object.keys(library.find('a')[0]?.features ?? {}) as (keyof Match['features'])[]

const folds = 5
const inFold = (fold: number) => (_: unknown, at: number) => at % folds === fold

const examplesOf = (some: readonly Labelled[]): Examples => {
  const byId = Map.groupBy(some, ({ id }) => id)
  return Object.fromEntries([...byId].map(([id, own]) => [id, own.map(({ post }) => post)]))
}

const tryFold = (fold: number): Tried[] => {
  const others = posts.filter((one, at) => !inFold(fold)(one, at))
  const find = openFinder(buildFinder({ ...files, examples: examplesOf(others) }))
  return posts.filter(inFold(fold)).map(({ post, id }): Tried => {
    const own = id !== none && library.debates.has(id) ? id : null
    const kept = find(post).filter(({ debateId }, at) => at < likeliest || debateId === own)
    return {
      id: own,
      candidates: kept.map(({ debateId, features }) => ({
        id: debateId,
        values: names.map((name) => features[name]),
      })),
    }
  })
}
const triedIn = Array.from({ length: folds }, (_, fold) => tryFold(fold))
const tried = triedIn.flat()

const rowsOf = (some: readonly Tried[]): Row[] =>
  some.flatMap(({ id, candidates }) =>
    candidates.map((one) => ({ values: [...one.values, 1], isRight: one.id === id })),
  )

/** The penalty on large weights: there are fewer comments than posts. */
const smallness = { posts: 0.5, comments: 2 } as const

function printWeights(of: readonly string[], found: readonly number[]): void {
  for (const [at, name] of of.entries()) console.log(`  ${name}: ${found[at]?.toFixed(2)},`)
  console.log(`base = ${found.at(-1)?.toFixed(2)}`)
}

type Found = { id: string | null; best: string; score: number }

const find = (some: readonly Tried[], weights: readonly number[]): Found[] =>
  some.map(({ id, candidates }) => {
    const [best] = candidates
      .map((one) => ({ id: one.id, score: logistic(dot([...one.values, 1], weights)) }))
      .toSorted((a, b) => b.score - a.score)
    return { id, best: best?.id ?? '', score: best?.score ?? 0 }
  })

const held = triedIn.flatMap((own, fold) => {
  const others = triedIn.filter((_, at) => at !== fold).flat()
  return find(own, fit(rowsOf(others), smallness.posts))
})

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
const weights = fit(rowsOf(tried), smallness.posts)
printWeights(names, weights)

type Comment = { id: string; comment: string; point: string | null; also?: string[] }
const comments = JSON.parse(
  readFileSync(new URL('finding/comments.json', import.meta.url), 'utf8'),
) as Comment[]
const seen = comments.flatMap(({ id, comment, point, also = [] }) => {
  const debate = library.debates.get(id)
  return (debate ? library.findPoint(debate, comment) : []).map((match) => ({
    features: match.features,
    isRight: match.point === point || also.includes(match.point),
  }))
})
const pointNames = Object.keys(seen[0]?.features ?? {}) as (keyof PointMatch['features'])[]
const pointRows = seen.map(({ features, isRight }) => ({
  values: [...pointNames.map((name) => features[name]), 1],
  isRight,
}))
console.log(`points, from ${comments.length} comments (src/server/library/find/point.ts):`)
printWeights(pointNames, fit(pointRows, smallness.comments))
