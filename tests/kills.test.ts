import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { type Database, openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { openBrowser } from './support/browser.ts'
import { postmasterOf, until } from './support/processes.ts'
import { type Server, startServer, temporaryFolder } from './support/server.ts'

const site = temporaryFolder('kills')
const env = { DATA_DIR: site.folder, AI_PACE: '0', RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'fatal' }
let server: Server
const started: Server[] = []
const start = async () => {
  server = await startServer(env)
  started.push(server)
}
afterAll(async () => {
  await Promise.all(started.map((one) => one.stop()))
  site.remove()
})

const questions = [
  'Should cities ban cars from their centres?',
  'Is a four-day week at the same pay a promise anybody can keep?',
  'Should nuclear power stations be kept running?',
  'Should there be an age limit for social media?',
]
const rounds = 5

/** People post and characters answer them while the site and the database are killed in turn. */
test('kills in the middle of a debate lose no acknowledged post and double no reply', async () => {
  await start()
  const acknowledged: number[] = []
  const cookies = await Promise.all(questions.map((_, person) => signUp(server.url, person)))
  const write = async (question: string, person: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const key = `${person}-${round}`
      acknowledged.push(
        await post(() => server.url, cookies[person]!, key, `${question} (${round}) @logic @heart`),
      )
      await sleep(200)
    }
  }
  const killSite = async () => {
    await server.stop('SIGKILL')
    await start()
  }
  const killDatabase = async () => void process.kill(postmasterOf(site.folder)!, 'SIGKILL')

  const writing = Promise.all(questions.map(write))
  for (const [index, kill] of [killSite, killDatabase, killSite, killDatabase].entries()) {
    await until(() => acknowledged.length >= 3 + 4 * index, 'people have posted', 60_000)
    await kill()
  }
  await writing

  const database = await openDatabase(readEnv(env), pino({ level: 'silent' }))
  await expectAnswersOnce(database, acknowledged)
  await database.close()
  expect(await server.stop()).toBe(0)
}, 180_000)

const signUp = async (url: string, person: number): Promise<string> => {
  const browser = openBrowser(url)
  const names = { firstName: 'Test', lastName: 'Person', username: `poster_${person}` }
  const form = { ...names, email: `poster${person}@example.org`, password: 'a long enough one' }
  expect((await browser.post('/api/register', form)).status).toBe(201)
  return browser.cookies()
}

/** As the browser does: if it hears nothing, or 503, it sends the same again under the same key. */
const post = async (url: () => string, cookies: string, key: string, content: string) => {
  let id: number | undefined
  const attempt = async () => {
    const browser = openBrowser(url(), cookies)
    const answer = await browser
      .post('/api/posts', { content }, { 'idempotency-key': key })
      .catch(() => undefined)
    if (answer?.status === 201) id = (answer.body as Post).id
    else if (answer) expect(answer.status).toBe(503)
    return id !== undefined
  }
  await until(attempt, `post ${key} is acknowledged`, 60_000)
  return id as number
}

const expectAnswersOnce = async ({ db }: Database, acknowledged: number[]): Promise<void> => {
  const cast = db.selectFrom('replies').where('post_id', 'in', acknowledged)
  const isQuiet = async () => {
    const { rows } = await sql<{ open: boolean }>`
      select exists (select from castings)
        or exists (select from replies where state in ('planned', 'speaking'))
        or exists (select from graphile_worker.jobs where task_identifier = 'cast') as open
    `.execute(db)
    return rows[0]?.open === false
  }
  await until(isQuiet, 'every turn has ended', 90_000)

  expect(new Set(acknowledged).size).toBe(questions.length * rounds)
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'ai_comments_count', 'comments_count'])
    .where('user_id', '<>', 'ai_system')
    .execute()
  expect(posts.map(({ id }) => id).toSorted(byNumber)).toEqual(acknowledged.toSorted(byNumber))
  for (const { id, ai_comments_count, comments_count } of posts) {
    const turns = await cast.select(['state', 'comment_id']).where('post_id', '=', id).execute()
    const spoken = turns.filter(({ state }) => state === 'spoken').map((turn) => turn.comment_id)
    const heard = await db
      .selectFrom('comments')
      .select(['id', 'character_id', 'content'])
      .where('post_id', '=', id)
      .execute()
    expect(spoken.length, `somebody answered post ${id}`).toBeGreaterThan(0)
    expect(heard.map((comment) => comment.id).toSorted(byNumber)).toEqual(spoken.toSorted(byNumber))
    expect([ai_comments_count, comments_count]).toEqual([heard.length, heard.length])
    expect(new Set(heard.map(({ content }) => content)).size).toBe(heard.length)
  }
}

const byNumber = (one: number | null, other: number | null) => (one ?? 0) - (other ?? 0)
