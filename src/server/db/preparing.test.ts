import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { PreparingClient } from './preparing.ts'

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

const connected = async (patience: pg.ClientConfig) => {
  const client = new PreparingClient({
    connectionString: database.url,
    pipeline: true,
    ...patience,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('a database that went silent is not waited for, and its connection is closed', async () => {
  const client = await connected({ query_timeout: 100 })
  const closed = new Promise((resolve) => client.once('end', resolve))
  await expect(client.query('select pg_sleep(30)')).rejects.toThrow('has not answered')
  await closed
})

test('statements that were sent together each have their own time', async () => {
  const client = await connected({ query_timeout: 1_000 })
  const slow = () => client.query('select pg_sleep(0.5)')
  const answers = await Promise.all([slow(), slow(), slow()])
  await client.end()
  expect(answers.length).toBe(3)
})

test.each([
  ['a connection that waits for ever', { query_timeout: 0 }, {}],
  ['a statement that may take longer', { query_timeout: 100 }, { query_timeout: 30_000 }],
])('%s is not broken off', async (_which, patience, asked) => {
  const client = await connected(patience)
  const { rows } = await client.query({ text: 'select pg_sleep(0.5), true as done', ...asked })
  await client.end()
  expect(rows).toMatchObject([{ done: true }])
})

test('a refusal tells who asked', async () => {
  const client = await database.pool.connect()
  const refused = await client.query('select nothing_of_the_kind').catch((error: unknown) => error)
  client.release()
  expect(refused).toMatchObject({ code: '42703', stack: expect.stringContaining('preparing.test') })
})
