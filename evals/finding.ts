/**
 * `npm run eval:finding` tries how well the library is found: posts by strangers, labelled with the question that they fall
 * on (evals/finding/posts.json), and comments with their point (points.json). It fails where a bar is missed. `-- --show` prints the misses.
 */
import { readFileSync } from 'node:fs'
import { bindingOf } from '#server/characters/voices/library/match-post.ts'
import { pointOf } from '#server/characters/voices/library/person.ts'
import { openLibrary } from '#server/library/library.ts'

/** `also`: a question that two readers of all posts found just as right. */
type Labelled = { post: string; id: string | null; also?: string[] }
type Comment = { id: string; comment: string; point: string | null; also?: string[] }

const isShown = process.argv.includes('--show')
const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`finding/${name}.json`, import.meta.url), 'utf8')) as T[]

const library = openLibrary(null)
const share = (part: number, all: number): number => (all === 0 ? 0 : part / all)
const round = (value: number): string => value.toFixed(3)

const posts = read<Labelled>('posts')
const covered = posts.filter(({ id }) => id !== null && library.debates.has(id))
const others = posts.filter(({ id }) => id === null || !library.debates.has(id))

const took: number[] = []
const find = (post: string): string | null => {
  const began = performance.now()
  const { debateId } = bindingOf(library, post)
  took.push(performance.now() - began)
  return debateId
}

const missed = (kind: string, post: string, found: string | null, wanted: string | null) => {
  if (isShown) console.log(`${kind}: ${found ?? '-'} (${wanted ?? 'none'}): ${post}`)
}

let [right, wrong, wrongOnOthers] = [0, 0, 0]
for (const { post, id, also = [] } of covered) {
  const found = find(post)
  const isRight = found !== null && [id, ...also].includes(found)
  if (isRight) right += 1
  else if (found !== null) wrong += 1
  if (!isRight) missed(found === null ? 'missed' : 'wrong', post, found, id)
}
for (const { post } of others) {
  const found = find(post)
  if (found === null) continue
  wrongOnOthers += 1
  missed('wrong on others', post, found, null)
}

const comments = read<Comment>('points').filter(({ id }) => library.debates.has(id))
const claims = comments.flatMap(({ id, comment, point, also = [] }) => {
  const debate = library.debates.get(id)
  const found = debate ? pointOf(library, debate, comment) : null
  if (found === null) return []
  const isRight = found === point || also.includes(found)
  if (isShown) console.log(`point${isRight ? '' : ' (wrong)'}: ${id}/${found}: ${comment}`)
  return [{ isRight }]
})
const pointed = comments.filter(({ point }) => point !== null).length

took.sort((a, b) => a - b)
const p95 = took[Math.floor(took.length * 0.95)] ?? 0

type Bar = { name: string; value: number; least?: number; most?: number }
const bars: Bar[] = [
  { name: 'the right debate, of covered posts', value: share(right, covered.length), least: 0.65 },
  { name: 'a wrong debate, of covered posts', value: share(wrong, covered.length), most: 0.03 },
  {
    name: 'a wrong debate, of other posts',
    value: share(wrongOnOthers, others.length),
    most: 0.03,
  },
  {
    name: 'a point claimed, of comments that make one',
    value: share(claims.length, pointed),
    least: 0.35,
  },
  {
    name: 'a wrong point, of those claimed',
    value: share(claims.filter(({ isRight }) => !isRight).length, claims.length),
    most: 0.05,
  },
  { name: 'milliseconds, p95', value: p95, most: 20 },
]
for (const { name, value, least, most } of bars) {
  const isKept = value >= (least ?? -Infinity) && value <= (most ?? Infinity)
  if (!isKept) process.exitCode = 1
  console.log(
    `${isKept ? 'ok ' : 'NOT'} ${name}: ${round(value)} (${least === undefined ? `at most ${most}` : `at least ${least}`})`,
  )
}
console.log(
  `${covered.length} covered posts, ${others.length} others, ${comments.length} comments, ${library.debates.size} debates`,
)
