import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { listen } from './hub.ts'
import { openPool } from '../db/open.ts'
import { announce } from './announce.ts'
import { PreparingClient } from '../db/preparing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await database.close()
})

test('who listens alone tells nobody, and tells from when somebody else began to listen', async () => {
  const query = vi.spyOn(PreparingClient.prototype, 'query')
  const told = () => query.mock.calls.filter(([text]) => text === 'notify symposia_events')
  const open = () => listen({ pool: database.pool, log: pino({ level: 'silent' }) })
  const write = (replyId: number) =>
    announce(database.db, { kind: 'draft', postId: 1, replyId, content: '' })

  const first = await open()
  let heard = 0
  first.subscribe((events) => (heard += events.length))
  for (let n = 0; n < 3; n += 1) await write(n)
  await vi.waitFor(() => expect(heard).toBe(3))
  expect(told()).toHaveLength(0)

  const second = await open()
  // the first one heard that somebody came, and answered
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  await write(3)
  await vi.waitFor(() => expect(told().length).toBeGreaterThan(1))
  await first.close()
  await second.close()
})

test('who stops listening while others tell holds no connection for good', async () => {
  const pool = openPool({ connectionString: database.url, max: 8 }, console)
  const tell = async () => {
    while (!pool.ending) await database.pool.query('notify symposia_events')
  }
  const telling = tell()
  for (let n = 0; n < 30; n += 1) {
    const hub = await listen({ pool, log: pino({ level: 'silent' }) })
    await hub.close()
  }
  // Who begins anew does so within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const held = pool.totalCount - pool.idleCount
  pool.end().catch(() => undefined)
  await telling
  expect(held).toBe(0)
})
