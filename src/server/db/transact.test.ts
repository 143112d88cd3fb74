import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import type { Trx } from './outbox.ts'
import { transact } from './transact.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const keep = (trx: Trx, key: string) =>
  sql`insert into settings (key, value) values (${key}, 'true')`.execute(trx)

const listKept = async (trx: Trx): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from settings where key like 'kept %' order by key`.execute(trx)
  return rows.map(({ key }) => key)
}

describe('statements of a transaction that do not wait for each other', () => {
  it('are sent before the first is answered, and done in the order of the calls', async () => {
    const sent: string[] = []
    onStatement((text) => sent.push(text))
    const first = vi.fn()
    const kept = await transact(database.db, async (trx) => {
      const steps = [keep(trx, 'kept 1').then(first), keep(trx, 'kept 2'), listKept(trx)] as const
      expect(sent.length).toBe(3)
      expect(first).not.toHaveBeenCalled()
      return (await Promise.all(steps))[2]
    })
    vi.restoreAllMocks()
    expect(kept).toEqual(['kept 1', 'kept 2'])
  })

  it('are all undone when one is refused, and the refusal says why that one was', async () => {
    const before = await listKept(database.db)
    const refused = transact(database.db, async (trx) => {
      const twice = keep(trx, 'kept 1').finally(() => sleep(20))
      // what is refused because of it is heard of first
      await Promise.all([twice, keep(trx, 'kept 3'), listKept(trx)])
    })
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    expect(await listKept(database.db)).toEqual(before)
  })

  it('leave a connection that is as good as before', async () => {
    const kept = await transact(database.db, (trx) => listKept(trx))
    expect(kept).toEqual(['kept 1', 'kept 2'])
  })
})
