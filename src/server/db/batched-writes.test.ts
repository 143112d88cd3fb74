import { setImmediate as nextRound } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { together } from './batched-writes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Writes numbers that have nothing in common, and keeps which of them shared a transaction. */
const openWriting = (pace: { apartMs?: number; enough?: number }) => {
  const batches: number[][] = []
  const write = together<number, number>({
    write: async (_db, items) => {
      batches.push(items)
      return items
    },
    keysOf: () => [],
    patienceMs: 1_000,
    ...pace,
  })
  return { batches, write: (item: number) => write(database.db, item) }
}

const never = 3_600_000

test('who is alone waits for nobody', async () => {
  const { batches, write } = openWriting({ apartMs: never, enough: 2 })
  expect(await write(1)).toBe(1)
  expect(batches).toEqual([[1]])
})

test('who comes soon after waits for others, and goes with them when they are enough', async () => {
  const { batches, write } = openWriting({ apartMs: never, enough: 3 })
  await write(1)
  const soon = [write(2), write(3)]
  await nextRound()
  await nextRound()
  expect(batches).toEqual([[1]])
  expect(await Promise.all([...soon, write(4)])).toEqual([2, 3, 4])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('nobody waits for others who do not come', async () => {
  const { batches, write } = openWriting({ apartMs: 20, enough: 100 })
  await write(1)
  await Promise.all([write(2), write(3)])
  await write(4)
  expect(batches).toEqual([[1], [2, 3], [4]])
})

test('without a pace each goes when the one before is done', async () => {
  const { batches, write } = openWriting({})
  await write(1)
  await write(2)
  expect(batches).toEqual([[1], [2]])
})
