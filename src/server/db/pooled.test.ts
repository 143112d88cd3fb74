import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { openPool, toDb } from './open.ts'
import { throughPooler } from './pooled.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const open = () =>
  openPool({ connectionString: database.url, max: 1, ...throughPooler }, { ...console })

const times = `select current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as silence`

test('behind a pooler a transaction has bounds, and leaves none behind', async () => {
  const pool = open()
  const db = toDb(pool)
  const read = () => sql<object>`${sql.raw(times)}`.execute(db)
  for (const isolation of ['read committed', 'repeatable read'] as const) {
    const { rows } = await db
      .transaction()
      .setIsolationLevel(isolation)
      .execute((trx) => sql`${sql.raw(times)}`.execute(trx))
    expect(rows).toEqual([{ statement: '15s', silence: '30s' }])
    expect((await read()).rows).toEqual([{ statement: '0', silence: '0' }])
  }
  const { rows } = await db.transaction().execute((trx) => sql`${sql.raw(times)}`.execute(trx))
  expect(rows).toEqual([{ statement: '15s', silence: '30s' }])
  await pool.end()
})

test('behind a pooler no statement stays prepared', async () => {
  const pool = open()
  for (let n = 0; n < 10; n += 1) await pool.query('select $1::int + 2 as again', [n])
  const { rows } = await pool.query('select statement from pg_prepared_statements')
  expect(rows).toEqual([])
  await pool.end()
})
