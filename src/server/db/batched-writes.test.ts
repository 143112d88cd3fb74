import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { together } from './batched-writes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

type Pace = { apartMs: number; enough: number }

/** Writes numbers that have nothing in common, and keeps which of them shared a transaction. */
const openWriting = (pace?: Pace) => {
  const batches: number[][] = []
  let held: Promise<unknown> = Promise.resolve()
  const write = together<number, number>({
    write: async (_db, items) => {
      batches.push(items)
      await held
      return items
    },
    keysOf: () => [],
    patienceMs: 60_000,
    ...(pace && { pace }),
  })
  /** Transactions end when the function is called that this gives. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return { batches, hold, write: (item: number) => write(database.db, item) }
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

test('those who are enough go when the transaction under way is done', async () => {
  const { batches, hold, write } = openWriting({ apartMs: never, enough: 2 })
  const end = hold()
  const all = [write(1)]
  await nextRound()
  all.push(write(2), write(3))
  await nextRound()
  expect(batches).toEqual([[1]])
  end()
  await Promise.all(all)
  expect(batches).toEqual([[1], [2, 3]])
})

test('one transaction is under way at a time, also where enough came before the pace was over', async () => {
  const { batches, hold, write } = openWriting({ apartMs: 20, enough: 2 })
  await write(1)
  const end = hold()
  const all = [write(2)]
  await nextRound()
  all.push(write(3), write(4))
  await sleep(60)
  expect(batches).toEqual([[1], [2, 3]])
  end()
  await Promise.all(all)
  expect(batches).toEqual([[1], [2, 3], [4]])
})

test('nobody waits for ever for others who do not come', async () => {
  const { batches, write } = openWriting({ apartMs: 20, enough: 100 })
  await write(1)
  await Promise.all([write(2), write(3)])
  expect(batches).toEqual([[1], [2, 3]])
})

test('without a pace those who wait go as soon as the transaction before is done', async () => {
  const { batches, hold, write } = openWriting()
  const end = hold()
  const all = [write(1)]
  await nextRound()
  all.push(write(2))
  await nextRound()
  all.push(write(3))
  end()
  await Promise.all(all)
  expect(batches).toEqual([[1], [2, 3]])
})
