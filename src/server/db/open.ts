import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'
import { withTransactionsAgain } from './again.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { applicationName } from './embedded/reach.ts'
import type { Db } from './outbox.ts'
import { PreparingClient, keepPlans } from './preparing.ts'
import type { Tables } from './tables.ts'
import { ofWriters, shareOut, writeOver } from './writing.ts'

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type Log = {
  warn: (fields: object, text: string) => void
  error: (fields: object, text: string) => void
}

/**
 * Opens DATABASE_URL, or the embedded PostgreSQL of DATA_DIR, which it starts when it does not run.
 * Throws in words for people when that cannot be.
 */
export const openDatabase = async (env: Env, log: Log): Promise<Database> => {
  const embedded = env.DATABASE_URL ? null : await startEmbedded({ dataDir: env.DATA_DIR, log })
  const where = embedded?.connection ?? { connectionString: env.DATABASE_URL }
  const { reading, writing } = shareOut(poolSize(env))
  const pool = openPool({ ...where, max: reading }, log)
  const writers = openPool({ ...where, ...ofWriters, max: writing }, log)
  const close = async () => {
    await Promise.all([pool.end(), writers.end()])
    await embedded?.stop()
  }
  try {
    await untilReachable(pool)
    await checkSettings(pool, log)
    const db = toDb(pool)
    writeOver(db, { db: toDb(writers), pool: writers })
    return { db, pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The pool's numbers, in ms: nobody waits for ever on a database that went silent. */
const patience = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** Whole numbers come as numbers and days as 'YYYY-MM-DD', not as text and local midnights. */
export const openPool = (where: pg.PoolConfig, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    ...patience,
    max: poolMost,
    keepAlive: true,
    application_name: applicationName,
    Client: PreparingClient,
    onConnect: keepPlans,
    types: { getTypeParser: parserOf },
    ...where,
  })
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const poolMost = 30
/** For jobs, however many run at once: each needs one for moments. */
export const workingMost = 8
/**
 * For the queue, which hands them out: one listens. All its workers look for work at the same moment,
 * every two seconds; over the connections of the jobs themselves that kept each of them, and the 7 MB
 * that it had come to hold, for good.
 */
const queueingMost = 3
/** What those who serve share: of the embedded database's 100 connections the rest is for the worker. */
const servingMost = 60

const poolSize = ({ ROLE, WEB_CONCURRENCY }: Env): number =>
  ROLE === 'worker'
    ? workingMost
    : Math.min(poolMost, Math.max(4, Math.floor(servingMost / WEB_CONCURRENCY)))

/** Other connections to the same database, for the queue of jobs alone. */
export const openQueuePool = ({ options }: pg.Pool, log: Log): pg.Pool =>
  openPool({ ...connectionOf(options), max: queueingMost }, log)

/** Where the database of a pool is, as another pool or thread is told. */
export const connectionOf = (options: pg.PoolConfig): pg.PoolConfig => {
  const { connectionString, host, port, user, password, database } = options
  const known = Object.entries({ connectionString, host, port, user, password, database })
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

/** The address under which another process finds the same database. */
export const urlOf = ({ connectionString, host = '', user, database }: pg.PoolConfig): string =>
  connectionString ?? `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`

export const toDb = (pool: pg.Pool): Db =>
  withTransactionsAgain(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))

const { INT8, DATE } = pg.types.builtins
const int8Array = 1016
const toText = (text: string) => text
const parseTextArray = pg.types.getTypeParser(1009 as never) as (text: string) => string[]

const parserOf = ((oid: number, format?: 'text' | 'binary') => {
  if (format === 'binary') return pg.types.getTypeParser(oid, format)
  if (oid === INT8) return Number
  if (oid === DATE) return toText
  if (oid === int8Array) return (text: string) => parseTextArray(text).map(Number)
  return pg.types.getTypeParser(oid, 'text')
}) as typeof pg.types.getTypeParser

/** A database that is started beside us may take a little longer. */
const untilReachable = async (pool: pg.Pool): Promise<void> => {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error(`The database cannot be reached: ${(error as Error).message}`, {
          cause: error,
        })
      }
      await sleep(250)
    }
  }
}

const oldest = 150_000
const promises = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']

/** What was answered must survive a power cut: says so when the database does not promise it. */
const checkSettings = async (pool: pg.Pool, log: Log): Promise<void> => {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [[...promises, 'server_version_num']],
  )
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]))
  if (Number(settings.get('server_version_num')) < oldest) {
    throw new Error('The database is older than PostgreSQL 15.')
  }
  const off = promises.filter((name) => settings.get(name) === 'off')
  if (off.length > 0) log.warn({ off }, 'The database may lose what was written in a power cut')
}
