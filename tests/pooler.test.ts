import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { openBrowser } from './support/browser.ts'
import { type Ears, type Sound, listenTo } from './support/ears.ts'
import { databaseBehindPooler, havePgBouncer } from './support/pgbouncer.ts'
import { until } from './support/processes.ts'
import { launch, type Server, startServer, temporaryFolder } from './support/server.ts'

const isThere = await havePgBouncer()

const folder = temporaryFolder('pooler')
let database: Awaited<ReturnType<typeof databaseBehindPooler>>
beforeAll(async () => {
  if (isThere) database = await databaseBehindPooler()
}, 120_000)
afterAll(async () => {
  await database?.close()
  folder.remove()
})

const site = { DATA_DIR: folder.folder, LOG_LEVEL: 'warn', AI_PACE: '0', RATE_LIMIT_SCALE: '1000' }

const ask = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

describe.runIf(isThere)('behind a pooler that lends a session for each transaction', () => {
  let first: Server
  let second: Server
  let worker: ReturnType<typeof launch>
  let ears: Ears

  beforeAll(async () => {
    const env = {
      ...site,
      DATABASE_URL: database.pooled(),
      DATABASE_DIRECT_URL: database.direct(),
    }
    first = await startServer({ ...env, ROLE: 'web', WEB_CONCURRENCY: '2' })
    second = await startServer({ ...env, ROLE: 'web' })
    worker = launch({ ...env, ROLE: 'worker' })
    await until(() => worker.output().includes('works.'), 'the worker works', 60_000)
    ears = await listenTo(second.url)
  }, 180_000)
  afterAll(async () => {
    ears?.cut()
    worker?.child.kill('SIGTERM')
    await Promise.all([first?.stop(), second?.stop(), worker?.ended])
  }, 60_000)

  test('the migrations have run', async () => {
    const files = readdirSync(new URL('../migrations/', import.meta.url))
    const rows = await ask<{ name: string }>(database.direct(), 'select name from migrations')
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(files))
    expect(rows).toHaveLength(files.length + 1)
  })

  test('what is written through one process is heard through the other, and a character answers', async () => {
    const ann = openBrowser(first.url)
    const names = { firstName: 'Ann', lastName: 'Lee', username: 'ann' }
    const form = { ...names, email: 'ann@example.org', password: 'a long enough one' }
    expect((await ann.post('/api/register', form)).status).toBe(201)
    const content = 'Should cities ban cars from their centres? @logic @heart'
    const { status, body } = await ann.post('/api/posts', { content })
    expect(status).toBe(201)
    const { id } = body as Post
    await ears.until(({ data }) => data.kind === 'post' && data.post.id === id)
    const written = await ann.post(`/api/posts/${id}/comments`, { content: 'I cycle to work.' })
    expect(written.status).toBe(201)

    const isReply = ({ data }: Sound) =>
      data.kind === 'comment' && data.comment.postId === id && data.comment.isAiResponse
    await ears.until(isReply, 90_000)
    const { comments } = (await openBrowser(second.url).get(`/api/posts/${id}`)).body as Post
    expect(comments.some(({ isAiResponse }) => isAiResponse)).toBe(true)
    expect(comments.map((comment) => comment.content)).toContain('I cycle to work.')
  }, 150_000)

  test('many at once, again and again, are served', async () => {
    const browser = openBrowser(second.url)
    const paths = ['/api/posts', '/api/posts?offset=1', '/api/search?q=cars', '/api/trending']
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([...paths, ...paths].map((path) => browser.get(path)))
      for (const { status } of answers) expect(status).toBeLessThan(500)
    }
  })

  test('nothing is left in a session that is lent', async () => {
    const look = `select pg_sleep(0.2), pg_backend_pid() as id,
      (select count(*) from pg_prepared_statements)::int as prepared,
      (select count(*) from pg_listening_channels())::int as heard,
      (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())::int as locks,
      current_setting('statement_timeout') as timeout, current_setting('plan_cache_mode') as plans`
    const sessions = await Promise.all(
      Array.from({ length: database.poolSize }, () => ask(database.pooled(), look)),
    )
    const clean = { prepared: 0, heard: 0, locks: 0, timeout: '0', plans: 'auto' }
    for (const [row] of sessions) expect(row).toMatchObject(clean)
    expect(new Set(sessions.map(([row]) => row?.['id'])).size).toBeGreaterThan(1)
  })

  test('nothing went wrong meanwhile, and who runs it is told what to set', () => {
    for (const output of [first.output(), second.output(), worker.output()]) {
      expect(output).not.toContain('"err"')
      expect(output).toContain('alter role \\"site\\" in database \\"site\\" set statement_timeout')
    }
  })
})

describe.runIf(isThere)('a start that no waiting mends ends at once, with one line', () => {
  const cases: [string, () => Record<string, string>, string][] = [
    [
      'a wrong password',
      () => ({ DATABASE_URL: database.direct('site', 'wrong') }),
      'DATABASE_URL is refused: password authentication failed for user "site".',
    ],
    [
      'an unknown database',
      () => ({ DATABASE_URL: database.direct('nowhere') }),
      'DATABASE_URL is refused: database "nowhere" does not exist.',
    ],
    [
      'a role that is not there',
      () => ({ DATABASE_URL: database.direct().replace('site:right', 'stranger') }),
      'DATABASE_URL is refused: role "stranger" does not exist.',
    ],
    [
      'a wrong password for the pooler',
      () => ({
        DATABASE_URL: database.pooled('site', 'wrong'),
        DATABASE_DIRECT_URL: database.direct(),
      }),
      'DATABASE_URL is refused: SASL authentication failed.',
    ],
    [
      'an unknown database behind the pooler',
      () => ({ DATABASE_URL: database.pooled('nowhere'), DATABASE_DIRECT_URL: database.direct() }),
      'DATABASE_URL is refused: database "nowhere" does not exist.',
    ],
    [
      'a wrong password for the database itself',
      () => ({
        DATABASE_URL: database.pooled(),
        DATABASE_DIRECT_URL: database.direct('site', 'wrong'),
      }),
      'DATABASE_DIRECT_URL is refused: password authentication failed for user "site".',
    ],
    [
      'a pooler alone',
      () => ({ DATABASE_URL: database.pooled() }),
      'DATABASE_URL leads to a pooler (unsupported startup parameter: statement_timeout): set DATABASE_DIRECT_URL to the address of the database itself, see docs/scaling.md.',
    ],
    [
      'a pooler alone that accepts what it does not do',
      () => ({ DATABASE_URL: database.lenient() }),
      'DATABASE_URL leads to a pooler (two connections share a session): set DATABASE_DIRECT_URL to the address of the database itself, see docs/scaling.md.',
    ],
    [
      'a pooler twice',
      () => ({ DATABASE_URL: database.pooled(), DATABASE_DIRECT_URL: database.pooled() }),
      'DATABASE_DIRECT_URL leads to a pooler (unsupported startup parameter: statement_timeout): it takes the address of the database itself, see docs/scaling.md.',
    ],
    [
      'two databases',
      () => ({ DATABASE_URL: database.pooled('other'), DATABASE_DIRECT_URL: database.direct() }),
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL.',
    ],
    [
      'an address that is none',
      () => ({ DATABASE_URL: database.pooled(), DATABASE_DIRECT_URL: 'localhost' }),
      'DATABASE_DIRECT_URL is something (not shown), but takes a URL such as postgres://user@host/name.',
    ],
    [
      'no address of the pooler',
      () => ({ DATABASE_DIRECT_URL: database.direct() }),
      'DATABASE_URL is not set, but DATABASE_DIRECT_URL needs it.',
    ],
  ]

  test.each(cases)('%s', async (_which, env, line) => {
    const began = performance.now()
    const { output, ended } = launch({ ...site, LOG_LEVEL: 'fatal', ...env() })
    expect(await ended).toBe(1)
    expect(output().trim()).toBe(line)
    expect(performance.now() - began).toBeLessThan(15_000)
  })
})

test.runIf(isThere)('a pooler that is not there yet is waited for', async () => {
  const env = { DATABASE_URL: database.late(), DATABASE_DIRECT_URL: database.direct() }
  const starting = startServer({ ...site, ...env, ROLE: 'web' })
  starting.catch(() => undefined)
  await sleep(3_000)
  await database.startLate()
  const server = await starting
  expect((await openBrowser(server.url).get('/readyz')).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
