import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/db.ts'
import { readEnv } from '../env.ts'
import { openDatabase } from './open.ts'

test('the embedded database keeps what it acknowledges', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'symposia-open-'))
  const complaints: string[] = []
  const log = { warn: (_: object, text: string) => complaints.push(text), error: console.error }
  const { pool, close } = await openDatabase(readEnv({ DATA_DIR: folder }), log)
  const { rows } = await pool.query(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on'])
  expect(complaints).toEqual([])
  await close()
  rmSync(folder, { recursive: true, force: true })
})

test('counts come as numbers and days as days', async () => {
  const { pool, close } = await testDatabase()
  const { rows } = await pool.query(
    `select count(*) as count, array[1, 2]::bigint[] as ids, date '2026-02-01' as day from users`,
  )
  expect(rows).toEqual([{ count: 1, ids: [1, 2], day: '2026-02-01' }])
  await close()
})
