import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/support/db.ts'
import type { Env } from '../../env.ts'
import { healthRoutes } from './health.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'symposia-health-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close().catch(() => undefined)
})

/** A process that has not been asked before: what it says is good for a second. */
const ask = async (DATA_DIR = folder) => {
  const app = Fastify()
  healthRoutes(app, { db: database.db, env: { DATA_DIR } as Env })
  const alive = await app.inject('/healthz')
  const ready = await app.inject('/readyz')
  await app.close()
  return [alive.statusCode, ready.statusCode, ready.json().status]
}

test('the process says that it lives, and that it is ready only while its database answers', async () => {
  expect(await ask()).toEqual([200, 200, 'ok'])
  await database.close()
  expect(await ask()).toEqual([200, 503, 'no database'])
})

test('it is not ready while the database takes no writes, as one that follows another', async () => {
  await sql`alter table settings rename to away`.execute(database.db)
  expect(await ask()).toEqual([200, 503, 'the database takes no writes'])
})

test('it is not ready on a disk without room', async () => {
  // A file system of the kernel that has none, wherever this runs.
  expect(await ask('/proc')).toEqual([200, 503, 'disk full'])
})

test('it is not ready where a file cannot be written', async () => {
  symlinkSync('/dev/full', join(folder, `ready.${process.pid}`))
  expect(await ask()).toEqual([200, 503, 'the disk takes no writes'])
})

test('looking leaves nothing behind', async () => {
  await ask()
  expect(readdirSync(folder)).toEqual([])
})
