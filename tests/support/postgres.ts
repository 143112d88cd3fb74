import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import type { Connection } from '#server/db/embedded/reach.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPool } from '#server/db/open.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database, to be cloned. */
    template: Connection
  }
}

const log = { warn: () => undefined, error: console.error }

/** One PostgreSQL for a run of the tests, with a migrated database to clone. */
export default async (project: TestProject) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'symposia-tests-'))
  const { connection, stop } = await startEmbedded({ dataDir, log, isThrowaway: true })
  const pool = openPool(connection, log)
  await migrate(pool)
  await pool.end()
  project.provide('template', connection)

  return async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
