import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a statement that is asked again and again is kept prepared, one of many shapes is not', async () => {
  const client = await database.pool.connect()
  for (let n = 0; n < 10; n += 1) {
    const { rows } = await client.query('select $1::int + 1 as again', [n])
    expect(rows).toEqual([{ again: n + 1 }])
    await client.query(`select $1::int as shape_${n}`, [n])
  }
  const { rows } = await client.query('select statement from pg_prepared_statements')
  client.release()
  expect(rows).toEqual([{ statement: 'select $1::int + 1 as again' }])
})
