import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/db.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { readEnv } from '../env.ts'
import { writePost } from '../posts/posts.ts'
import { openDatabase } from './open.ts'
import { shareOut, writingPools } from './writing.ts'

const log = { warn: () => undefined, error: console.error }
const crowd = Array.from({ length: 40 }, (_, at) => ({ id: `writer_${at}` }))

afterEach(() => vi.restoreAllMocks())

test('however many write while others read, few connections learn their statements', async () => {
  const ground = await testDatabase()
  const { db, pool, close } = await openDatabase(readEnv({ DATABASE_URL: ground.url }), log)
  await db
    .insertInto('users')
    .values(crowd.map(({ id }) => ({ id, username: id })))
    .execute()
  const writers = new Set<unknown>()
  onStatement((text, client) => text.includes('insert into posts') && writers.add(client))
  for (const [round, author] of crowd.entries()) {
    // As many as read at the moment: the connection that was used last is another each time.
    const readers = Array.from({ length: round % 12 }, () => pool.query('select pg_sleep(0.02)'))
    await write(db, author)
    await Promise.all(readers)
  }
  expect(writers.size).toBeGreaterThan(0)
  expect(writers.size).toBeLessThanOrEqual(3)
  await close()
  expect(writingPools(db).map(({ totalCount }) => totalCount)).toEqual([0])
  await ground.close()
})

const write = (db: Parameters<typeof writePost>[0], author: { id: string }) =>
  writePost(db, {
    author,
    content: `A thought of ${author.id}`,
    aiSeats: 'humans_only',
    at: new Date(),
  })

test('reading and writing share all connections, and neither goes without', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), (all) => {
      const { reading, writing } = shareOut(all)
      expect(reading + writing).toBe(all)
      expect(writing).toBeGreaterThanOrEqual(1)
      expect(reading).toBeGreaterThanOrEqual(writing)
    }),
  )
})
