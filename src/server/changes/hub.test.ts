import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { type Heard, type Hub, listen } from './hub.ts'
import { announce } from './announce.ts'

let database: TestDatabase
let hub: Hub
let heard: (Heard & { at: number })[] = []

beforeAll(async () => {
  database = await testDatabase()
  hub = await listen({ pool: database.pool, log: pino({ level: 'silent' }) })
  hub.subscribe((events) => heard.push(...events.map((one) => ({ ...one, at: Date.now() }))))
})
afterAll(async () => {
  await hub.close()
  await database.close()
})

const draft = (replyId: number) =>
  ({ kind: 'draft', postId: 1, replyId, content: String(Date.now()) }) as const
const replyIds = () => heard.map(({ change }) => ('replyId' in change ? change.replyId : null))

test('another process is heard long before the next regular look', async () => {
  heard = []
  const neighbour = new Worker(new URL('../../../tests/support/neighbour.ts', import.meta.url), {
    workerData: { url: database.url },
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const tell = (message: number | 'end') => neighbour.postMessage(message)
  await once(neighbour, 'message')
  for (let n = 0; n < 15; n += 1) {
    tell(n)
    await wait(70)
  }
  await vi.waitFor(() => expect(replyIds()).toEqual(Array.from({ length: 15 }, (_, n) => n)))
  tell('end')
  const delays = heard.map(({ at, change }) =>
    change.kind === 'draft' ? at - Number(change.content) : Infinity,
  )
  expect(delays.toSorted((a, b) => a - b)[7]).toBeLessThan(200)
})

test('writers that overlap in every way are all heard, each once, in the order of the log', async () => {
  heard = []
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      await wait((n * 7) % 40)
      await database.db.transaction().execute(async (trx) => {
        await announce(trx, draft(n))
        await wait((n * 13) % 30)
      })
    }),
  )
  await vi.waitFor(() => expect(replyIds()).toHaveLength(60), { timeout: 5000 })
  expect(new Set(replyIds())).toEqual(new Set(Array.from({ length: 60 }, (_, n) => n)))
  const { rows } = await database.pool.query(
    "select xact_id || '-' || id as cursor from events order by xact_id desc, id desc limit 60",
  )
  expect(heard.map(({ cursor }) => cursor)).toEqual(rows.map(({ cursor }) => cursor).toReversed())
})

test('what was taken back is never heard', async () => {
  heard = []
  await database.db
    .transaction()
    .execute(async (trx) => {
      await announce(trx, draft(1))
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await announce(database.db, draft(2))
  await vi.waitFor(() => expect(replyIds()).toContain(2))
  expect(replyIds()).toEqual([2])
})

test('a connection that the database ends is opened again, and nothing is missed', async () => {
  heard = []
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await wait(50)
  for (let n = 0; n < 5; n += 1) {
    await announce(database.db, draft(n)).catch(() => announce(database.db, draft(n)))
  }
  await vi.waitFor(() => expect(replyIds()).toEqual([0, 1, 2, 3, 4]), { timeout: 5000 })
})
