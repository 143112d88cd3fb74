/**
 * `npm run eval:foreseen` prints what is found of comments that strangers wrote under texts of the library, labelled by a reader
 * who took only what truly answers (evals/finding/foreseen.json). None of them stands in the library.
 */
import { readFileSync } from 'node:fs'
import { openLibrary } from '#server/library/library.ts'

/** `texts`: the ids of the texts that answer it; none where nothing does. */
type Labelled = { id: string; under: string; comment: string; texts: string[] }

const library = openLibrary(null)
const labelled = JSON.parse(
  readFileSync(new URL('finding/foreseen.json', import.meta.url), 'utf8'),
) as Labelled[]
const found = labelled.flatMap(({ id, under, comment, texts }) => {
  const debate = library.debates.get(id)
  const match = debate && library.findComment(debate, under, comment)
  return match ? [{ score: match.score, isRight: texts.includes(match.textId) }] : []
})
const answerable = labelled.filter(({ texts }) => texts.length > 0).length
console.log(
  `${labelled.length} comments of strangers, ${answerable} with a text that truly answers`,
)
for (const threshold of [0, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const claimed = found.filter(({ score }) => score >= threshold)
  const right = claimed.filter(({ isRight }) => isRight).length
  console.log(`from ${threshold}: ${claimed.length} answered, ${right} of them truly`)
}
