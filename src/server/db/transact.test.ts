import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import type { Trx } from './outbox.ts'
import { transact } from './transact.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await keep(database.db, 'kept before')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.close())

const keep = (trx: Trx, key: string) =>
  sql`insert into settings (key, value) values (${key}, 'true')`.execute(trx)

const isKept = async (trx: Trx, key: string): Promise<boolean> => {
  const { rows } = await sql`select from settings where key = ${key}`.execute(trx)
  return rows.length > 0
}

describe('statements of a transaction that do not wait for each other', () => {
  it('are sent before the first is answered, and done in the order of the calls', async () => {
    const sending = vi.spyOn(pg.Query.prototype as pg.Query & { submit: () => void }, 'submit')
    const found = await transact(database.db, async (trx) => {
      sending.mockClear()
      const steps = [keep(trx, 'first'), keep(trx, 'second'), isKept(trx, 'second')] as const
      expect(sending).toHaveBeenCalledTimes(3)
      return (await Promise.all(steps))[2]
    })
    expect(found).toBe(true)
  })

  it('are all undone when one is refused, and the refusal says why that one was', async () => {
    const refused = transact(database.db, async (trx) => {
      const twice = keep(trx, 'kept before').finally(() => sleep(20))
      // what is refused because of it is heard of first
      await Promise.all([twice, keep(trx, 'never'), isKept(trx, 'never')])
    })
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    expect(await isKept(database.db, 'never')).toBe(false)
  })

  it('that come when the transaction has failed write nothing', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const failed = transact(database.db, async (trx) => {
      late = isKept(trx, 'late').then(() => keep(trx, 'late'))
      late.catch(() => undefined)
      throw new Error('Something else')
    })
    await expect(failed).rejects.toThrow('Something else')
    await expect(late).rejects.toThrow(/is over|rolled back/)
    expect(await isKept(database.db, 'late')).toBe(false)
  })
})
