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
    /** The migrated database to be cloned: one for each file that runs at the same time. */
    templates: Connection[]
  }
}

const log = { warn: () => undefined, error: console.error }

/** What Vitest begins and ends a run with. */
export default async (project: TestProject) => {
  const { templates, close } = await openTemplates(project.config.maxWorkers)
  project.provide('templates', templates)
  return close
}

/**
 * A PostgreSQL with a migrated database to clone, for each worker of a run. They share none: an
 * open transaction in one database of a server holds back what is heard of the event log in all.
 */
export const openTemplates = async (workers: number) => {
  const servers = await Promise.all(Array.from({ length: workers }, openTemplate))
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
  return { templates: servers.map(({ connection }) => connection), close }
}

const openTemplate = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'symposia-tests-'))
  const { connection, stop } = await startEmbedded({ dataDir, log, isThrowaway: true })
  const pool = openPool(connection, log)
  await migrate(pool)
  await pool.end()
  const close = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { connection, close }
}
