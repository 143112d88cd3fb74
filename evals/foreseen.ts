/**
 * `npm run eval:foreseen` fits the weights by which a comment is found to be one that was foreseen (src/server/library/find/comment.ts):
 * of each debate some heard lines are left out, one at a time, and looked for under their own text and under another one, where they have no answer. Then
 * it prints what is found of the comments of strangers, labelled by a reader who took only what truly answers
 * (evals/finding/foreseen.json), which no weight has seen.
 */
import { readFileSync } from 'node:fs'
import type { Debate } from '#server/library/debate.ts'
import { type CommentMatch, makeCommentFinder } from '#server/library/find/comment.ts'
import { openLibrary } from '#server/library/library.ts'
import { saidIn } from '#server/library/tree.ts'
import { fit, type Row } from './regression.ts'

/** `texts`: the ids of the texts that answer it; none where nothing does. */
type Labelled = { id: string; under: string; comment: string; texts: string[] }

const library = openLibrary(null)
const names = ['likely', 'likelier', 'likelierOfAll', 'length'] as const
const smallness = 2
/** So many lines of a debate are left out at most: the index is made anew for each. */
const mostLines = 200

const rowsOf = (matches: readonly CommentMatch[], rightId: string | null): Row[] =>
  matches.map(({ textId, features }) => ({
    values: [...names.map((name) => features[name]), 1],
    isRight: textId === rightId,
  }))

const commentedIn = (debate: Debate) => saidIn(debate).filter(({ comments }) => comments.length > 0)

/** The debate as it would be had nobody written this line. */
const without = (debate: Debate, line: string): Debate => {
  const copy = structuredClone(debate)
  for (const { comments } of commentedIn(copy))
    for (const comment of comments) comment.heard = comment.heard.filter((one) => one !== line)
  return copy
}

const rowsOfDebate = (debate: Debate): Row[] => {
  const texts = commentedIn(debate)
  const lines = texts.flatMap(({ id: under, comments }, at) =>
    comments.flatMap(({ id, heard }) => heard.map((line) => ({ under, at, id, line }))),
  )
  const step = Math.ceil(lines.length / mostLines)
  return lines
    .filter((_, place) => place % step === 0)
    .flatMap(({ under, at, id, line }) => {
      const [find, rest] = [makeCommentFinder(), without(debate, line)]
      const other = texts[(at + 1) % texts.length]?.id ?? under
      return [
        ...rowsOf(find(rest, under, line), `${under}.${id}`),
        ...(other === under ? [] : rowsOf(find(rest, other, line), null)),
      ]
    })
}

const debates = [...library.debates.values()].filter((debate) => commentedIn(debate).length > 0)
const rows: Row[] = []
for (const [at, debate] of debates.entries()) {
  rows.push(...rowsOfDebate(debate))
  console.error(`${at + 1} of ${debates.length}: ${debate.id}`)
}
const weights = fit(rows, smallness)
for (const [at, name] of names.entries()) console.log(`  ${name}: ${weights[at]?.toFixed(2)},`)
console.log(`base = ${weights.at(-1)?.toFixed(2)}`)

const labelled = JSON.parse(
  readFileSync(new URL('finding/foreseen.json', import.meta.url), 'utf8'),
) as Labelled[]
const found = labelled.flatMap(({ id, under, comment, texts }) => {
  const debate = library.debates.get(id)
  const [match] = debate ? library.findComment(debate, under, comment) : []
  return match ? [{ score: match.score, isRight: texts.includes(match.textId) }] : []
})
const answerable = labelled.filter(({ texts }) => texts.length > 0).length
console.log(
  `${labelled.length} comments of strangers, ${answerable} with a text that truly answers`,
)
for (const threshold of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const claimed = found.filter(({ score }) => score >= threshold)
  const right = claimed.filter(({ isRight }) => isRight).length
  console.log(`from ${threshold}: ${claimed.length} answered, ${right} of them truly`)
}
