import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Env } from '../env.ts'
import { checkPooler, checkSessions, checkSettings } from './checks.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { applicationName } from './embedded/reach.ts'
import type { Db } from './outbox.ts'
import { patience } from './patience.ts'
import { throughPooler } from './pooled.ts'
import { PreparingClient, keepPlans } from './preparing.ts'
import { untilReachable } from './reachable.ts'
import type { Tables } from './tables.ts'
import { ofWriters, shareOut, writeOver } from './writing.ts'

/** `pool` is for what needs a session of its own (services.ts); `db` may go through a pooler. */
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
  const pools = openPools(env, { ...where, max: reading }, log)
  const writers = openShared(env, { ...where, ...ofWriters, max: writing }, log)
  const close = async () => {
    await Promise.all([pools.end(), writers.end()])
    await embedded?.stop()
  }
  const { pool, shared } = pools
  try {
    await check(env, pools, log)
    const db = toDb(shared)
    writeOver(db, { db: toDb(writers), pool: writers })
    return { db, pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

const check = async (env: Env, { pool, shared }: Pools, log: Log): Promise<void> => {
  const given = ['DATABASE_DIRECT_URL', 'DATABASE_URL'] as const
  const variable = given.find((name) => env[name]) ?? 'DATA_DIR'
  await untilReachable(pool, variable)
  await checkSettings(pool, log)
  if (env.DATABASE_URL) await checkSessions(pool, variable)
  if (shared === pool) return
  await untilReachable(shared, 'DATABASE_URL')
  await checkPooler({ pool, shared }, log)
}

type Pools = { pool: pg.Pool; shared: pg.Pool; end: () => Promise<void> }

/**
 * The connections of a part of the site: `pool` for what needs a session of its own, `shared` for
 * statements and transactions. They are the same unless a pooler stands before the database.
 */
export const openPools = (env: Env, where: pg.PoolConfig, log: Log): Pools => {
  const shared = openShared(env, where, log)
  const { DATABASE_DIRECT_URL: connectionString } = env
  if (!connectionString) return { pool: shared, shared, end: () => shared.end() }
  const pool = openPool({ connectionString, max: sessionsMost }, log)
  const end = async () => void (await Promise.all([pool.end(), shared.end()]))
  return { pool, shared, end }
}

const openShared = (env: Env, where: pg.PoolConfig, log: Log): pg.Pool => {
  const { DATABASE_URL: connectionString, DATABASE_DIRECT_URL: isPooled } = env
  return openPool(isPooled ? { ...where, ...throughPooler, connectionString } : where, log)
}

/** Nobody waits for ever on a database that went silent; ms. */
const connectWithin = { connectionTimeoutMillis: 5_000 }

/** Whole numbers come as numbers and days as 'YYYY-MM-DD', not as text and local midnights. */
export const openPool = (where: pg.PoolConfig, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    ...connectWithin,
    ...patience,
    max: poolMost,
    keepAlive: true,
    // a statement is sent when it is asked for, also while another is under way (transact.ts)
    pipeline: true,
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
/** Where a pooler takes the rest: the hub listens on one, a scout's round locks one, migrations take two. */
const sessionsMost = 3
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

export const toDb = (pool: pg.Pool): Db => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, pg.Pool>()

/** The connections of what toDb has made. */
export const poolOf = (db: Db): pg.Pool => pools.get(db) as pg.Pool

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
