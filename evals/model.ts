/**
 * `npm run eval:model` has the provider of the environment debate through the product itself, its database and worker
 * included, and holds what it says to the bars of eval:voice. It calls that provider some hundred times and prints
 * what that cost. `-- --posts 120` takes all posts (12 unless said), `-- --read` prints the threads.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { sql } from 'kysely'
import type { Act, Stance } from '#shared/characters.ts'
import { newUserId } from '#server/accounts/accounts.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { topicOf } from '#server/characters/topic.ts'
import { readPost } from '#server/characters/voices/builtin/frame.ts'
import { openPack } from '#server/characters/voices/builtin/pack.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { writePost } from '#server/posts/posts.ts'
import type { Services } from '#server/services.ts'
import { startWorker } from '#server/tasks.ts'
import { type Bar, barsOf } from './bars.ts'
import { prepared, unprepared } from './posts.ts'
import { print, printBars } from './print.ts'
import type { Reply, Thread } from './threads.ts'

/** What only says something of the built-in voice, or of all posts. */
const ofTheBuiltin = /^(?:replies|skeleton|p95|resident)/

const usage = `eval:model needs a provider, for instance
  AI_PROVIDER=openai-compatible AI_BASE_URL=http://127.0.0.1:11434/v1 AI_MODEL=llama3.2 npm run eval:model
AI_DAILY_BUDGET says how many US dollars it may cost (5).`

const readPosts = (): string[] => {
  const at = process.argv.indexOf('--posts')
  const most = at < 0 ? 12 : Number(process.argv[at + 1])
  const half = Math.ceil(most / 2)
  return [
    ...prepared.slice(0, half),
    ...unprepared.slice(0, most - Math.min(half, prepared.length)),
  ]
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'symposia-eval-'))
  const env = readEnv({ ...process.env, DATA_DIR: folder, DATABASE_URL: '', AI_PACE: '0' })
  if (!env.AI_PROVIDER || env.AI_PROVIDER === 'builtin') throw new Error(usage)
  const log = pino({ level: 'error' })
  const { db, pool, close } = await openDatabase(env, log)
  try {
    await migrate(pool)
    await ensureCast(db)
    const services = { db, pool, env, log, clock: () => new Date() }
    const posts = await debate(services, readPosts())
    await judge(services, posts)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Asked = { id: number; content: string }

/** Each post by somebody else: a person's share of the budget is a fifth. */
const debate = async (services: Services, contents: string[]): Promise<Asked[]> => {
  const { db, clock } = services
  const worker = await startWorker(services, { hasChores: false })
  const posts: Asked[] = []
  for (const [at, content] of contents.entries()) {
    const id = newUserId()
    await db
      .insertInto('users')
      .values({ id, username: `reader_${at}` })
      .execute()
    const author = { id }
    posts.push(await writePost(db, { author, content, aiSeats: 'panel', at: clock() }))
    await untilSaid(services, worker)
    process.stderr.write(`\r${at + 1} of ${contents.length} discussions`)
  }
  process.stderr.write('\n')
  await worker.stop()
  return posts
}

/** Turns that a provider's fault put off run again within a minute. */
const untilSaid = async ({ db }: Services, worker: { drain: () => Promise<void> }) => {
  for (;;) {
    await worker.drain()
    const { rows } = await sql`
      select from replies where state in ('planned', 'speaking') limit 1`.execute(db)
    if (rows.length === 0) return
    await wait(500)
  }
}

const judge = async ({ db, env }: Services, posts: Asked[]): Promise<void> => {
  const threads: Thread[] = []
  for (const post of posts) threads.push(await readThread(db, post))
  if (process.argv.includes('--read')) threads.forEach(print)
  const spent = await readSpent(db)
  const bars = barsOf(threads).filter(({ name }) => !ofTheBuiltin.test(name))
  printBars([...bars, await readDegraded(db)])
  console.log(
    `\n${env.AI_PROVIDER}, ${env.AI_MODEL}: ${spent.calls} replies, ${spent.tokensIn} tokens in, ${spent.tokensOut} out, $${(spent.microusd / 1e6).toFixed(4)}`,
  )
}

type Said = {
  id: number
  parentId: number | null
  characterId: string
  content: string
  act: Act
  stance: Stance
  quote: string | null
  depth: number
  ms: number
  isDegraded: boolean
}

/** Where the built-in voice stood in, its words are not the model's: they are left out. */
const readThread = async (db: Services['db'], post: Asked): Promise<Thread> => {
  const { rows } = await sql<Said>`
    select c.id, c.parent_id as "parentId", c.character_id as "characterId", c.content, c.act,
      c.stance, c.quote, c.ai_depth as depth, r.duration_ms as ms, c.is_degraded as "isDegraded"
    from comments c join receipts r on r.comment_id = c.id where c.post_id = ${post.id} order by c.id
  `.execute(db)
  const { rows: silent } = await sql<{ reason: string }>`
    select reason from replies where post_id = ${post.id} and state = 'passed' order by id
  `.execute(db)
  return {
    post: post.content,
    frame: readPost(post.content),
    pack: topicOf(post).pack ?? openPack,
    replies: rows.filter(({ isDegraded }) => !isDegraded).map((said) => toReply(said, rows)),
    passes: silent.map(({ reason }) => reason),
  }
}

const toReply = (said: Said, all: Said[]): Reply => {
  const parent = all.find(({ id }) => id === said.parentId)
  const { characterId, content: text, act, stance, depth, ms, quote } = said
  return {
    characterId,
    text,
    act,
    stance,
    depth,
    ms,
    quotes: [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? ''),
    target: parent ? { id: parent.id, content: parent.content, quote: quote ?? '' } : null,
    skeletonIds: [],
  }
}

const readDegraded = async (db: Services['db']): Promise<Bar> => {
  const { rows } = await sql<{ share: number }>`
    select coalesce(avg(is_degraded::int), 1)::float8 as share from comments
    where character_id is not null
  `.execute(db)
  return { name: 'spoken by the built-in voice instead', value: rows[0]?.share ?? 1, most: 0.05 }
}

const readSpent = async (db: Services['db']) => {
  const { rows } = await sql<{
    calls: number
    tokensIn: number
    tokensOut: number
    microusd: number
  }>`
    select count(*)::int as calls, coalesce(sum(input_tokens), 0)::int as "tokensIn",
      coalesce(sum(output_tokens), 0)::int as "tokensOut",
      (select coalesce(sum(spent_microusd), 0)::float8 from budgets where scope = 'site') as microusd
    from receipts where provider <> 'builtin'
  `.execute(db)
  return rows[0] ?? { calls: 0, tokensIn: 0, tokensOut: 0, microusd: 0 }
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
