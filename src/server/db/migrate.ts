import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import project from '../../../package.json' with { type: 'json' }
import type { Pool, PoolClient } from 'pg'

const folder = new URL('../../../migrations/', import.meta.url)
/** Any number, the same for every process: only one migrates at a time. */
const migrationLock = 727_660_114

/**
 * Brings the schema up to date: every file of migrations/ that has not run, in order, each in a
 * transaction of its own; then the job queue's own. Throws with the file's name when one fails.
 */
export const migrate = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runFiles(client)
    await prepareQueue(client, pool)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}

/** Only when its version is new here: loading the queue to find out takes longer than all the rest. */
const prepareQueue = async (client: PoolClient, pool: Pool): Promise<void> => {
  const name = `graphile-worker ${project.dependencies['graphile-worker']}`
  const { rowCount } = await client.query('select from migrations where name = $1', [name])
  if (rowCount) return
  const { Logger, runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
  await client.query('insert into migrations (name) values ($1)', [name])
}

const runFiles = async (client: PoolClient): Promise<void> => {
  await client.query(`create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now())`)
  const applied = await readApplied(client)
  const names = await listFiles()
  // eslint-disable-next-line no-await-in-loop -- in order is the point
  for (const name of names) if (!applied.has(name)) await insist(() => runFile(client, name))
}

const isFile = (name: string) => name.endsWith('.sql')

const listFiles = async (): Promise<string[]> => (await readdir(folder)).filter(isFile).toSorted()

const readApplied = async (client: Pick<PoolClient, 'query'>): Promise<Set<string>> => {
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return new Set(rows.map(({ name }) => name))
}

/** Changes nothing: which files have yet to run, and which have run that this version does not know. */
export const compareMigrations = async (pool: Pool) => {
  const { rows } = await pool.query(`select from pg_class where oid = to_regclass('migrations')`)
  const applied = rows.length > 0 ? await readApplied(pool) : new Set<string>()
  const names = await listFiles()
  return {
    pending: names.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => isFile(name) && !names.includes(name)).toSorted(),
  }
}

/** PostgreSQL's words for a lock that was not to be had in time, and for a deadlock. */
const heldUp = new Set(['55P03', '40P01'])
const patience = { tries: 20, pauseMs: 1_000 } as const

/** Beside a busy site it may be held up at the first try: lets everybody by and tries again. */
const insist = async (run: () => Promise<void>, tries: number = patience.tries): Promise<void> => {
  try {
    await run()
  } catch (error) {
    const cause = (error as Error).cause as { code?: string } | undefined
    if (!heldUp.has(cause?.code ?? '') || tries <= 1) throw error
    await sleep(patience.pauseMs)
    await insist(run, tries - 1)
  }
}

/** The transaction that looks first for a deadlock ends it by failing: that is to be ours, not somebody's call. */
const giveWay = `select set_config('deadlock_timeout', '100ms', true)
  where current_setting('is_superuser') = 'on'`

/** Rather gives up after three seconds than makes every reader wait behind it. */
const runFile = async (client: PoolClient, name: string): Promise<void> => {
  const text = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '3s'; set local statement_timeout = 0")
    await client.query(giveWay)
    await client.query({ text, query_timeout: 3_600_000 } as { text: string })
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migrations/${name}: ${(error as Error).message}`, { cause: error })
  }
}
