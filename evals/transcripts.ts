/**
 * `npm run eval:threads [-- --json file] [posts …]` plays whole discussions on a site of its own and prints them, unedited.
 * A file of posts is a JSON list of { post, comments }. Without posts it plays some of evals/posts.ts.
 */
import { readFileSync } from 'node:fs'
import { unprepared } from './posts.ts'
import { type Line, onSite, type Played, play, type Scene } from './play.ts'

const args = process.argv.slice(2)
const fileAt = args.indexOf('--file')
const isJson = args.includes('--json')

const scenes = (): Scene[] => {
  if (fileAt >= 0) return JSON.parse(readFileSync(args[fileAt + 1] ?? '', 'utf8')) as Scene[]
  const posts = args.filter((one) => !one.startsWith('--'))
  return (posts.length > 0 ? posts : unprepared.slice(0, 12)).map((post) => ({ post }))
}

const main = async (): Promise<void> => {
  const played: Played[] = []
  await onSite({}, async (services, worker) => {
    for (const scene of scenes()) {
      played.push(await play(services, worker, scene))
      if (!isJson) console.log(inMarkdown(played.at(-1) as Played))
    }
  })
  if (isJson) console.log(JSON.stringify(played, null, 1))
}

const inMarkdown = ({ post, debateId, relatedId, lines, passes }: Played): string => {
  const found = debateId ?? (relatedId ? `related: ${relatedId}` : 'no written debate')
  return [
    `### ${post}`,
    `_${found}_`,
    ...lines.map((line) => inWords(line, lines)),
    ...passes.map((reason) => `_passed: ${reason}_`),
    '',
  ].join('\n\n')
}

const inWords = (
  { by, act, stance, parentId, quote, text }: Line,
  all: readonly Line[],
): string => {
  const parent = all.find(({ id }) => id === parentId)
  const answers = parent ? `, to ${parent.by}${quote ? ` on “${quote}”` : ''}` : ''
  return `**${by}** (${act?.toLowerCase() ?? 'comment'} ${stance ?? ''}${answers}): ${text}`
}

await main()
