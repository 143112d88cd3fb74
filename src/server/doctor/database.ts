import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { readKept } from '../characters/voices/setup.ts'
import { checkPooler, checkSessions, checkSettings } from '../db/checks.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { compareMigrations } from '../db/migrate.ts'
import { openPool, toDb } from '../db/open.ts'
import { throughPooler } from '../db/pooled.ts'
import { refusalOf } from '../db/reachable.ts'
import type { Env } from '../env.ts'
import { fault, type Finding, ok, warning, wordsOf } from './findings.ts'
import { type Seen, see } from './seen.ts'

const part = 'database'
type Examined = { findings: Finding[]; seen: Seen | null }

/** The embedded one is started where it does not run, and stopped again. */
export const examineDatabase = async (env: Env): Promise<Examined> => {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres/PG_VERSION'))) {
    return unknown(`there is none in ${env.DATA_DIR}`, 'Run `npm start`, which makes it.')
  }
  try {
    return await withDatabase(env, (pools) => examinePools(env, pools))
  } catch (error) {
    return unknown(
      wordsOf(error),
      'See "When something happens" in docs/operations.md; the site cannot start so.',
    )
  }
}

const unknown = (says: string, todo: string): Examined => ({
  findings: [fault(part, says, todo)],
  seen: null,
})

type Pools = { pool: pg.Pool; shared: pg.Pool }
const quiet = { warn: () => undefined, error: () => undefined }
const connectionsMost = 2

const withDatabase = async <T>(env: Env, look: (pools: Pools) => Promise<T>): Promise<T> => {
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: env.DATA_DIR, log: quiet })
  const direct = embedded?.connection ?? {
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
  }
  const pool = openPool({ ...direct, max: connectionsMost }, quiet)
  const pooled = { ...throughPooler, connectionString: env.DATABASE_URL, max: connectionsMost }
  const shared = env.DATABASE_DIRECT_URL ? openPool(pooled, quiet) : pool
  try {
    return await look({ pool, shared })
  } finally {
    await pool.end()
    if (shared !== pool) await shared.end()
    await embedded?.stop()
  }
}

const examinePools = async (env: Env, { pool, shared }: Pools): Promise<Examined> => {
  const variable = env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  await reach(pool, variable)
  if (env.DATABASE_URL) await checkSessions(pool, variable)
  if (shared !== pool) await reach(shared, 'DATABASE_URL')
  const findings = [
    await examineVersion(pool),
    ...(await examineSettings({ pool, shared })),
    await examineMigrations(pool),
    ...(env.DATABASE_REPLICA_URL ? [await examineReplica(env.DATABASE_REPLICA_URL)] : []),
  ]
  const isMade = await hasTables(pool)
  return { findings, seen: isMade ? await see(pool, () => readKept(toDb(pool))) : null }
}

/** Once: somebody waits for the answer. */
const reach = (pool: pg.Pool, variable: string): Promise<unknown> =>
  pool.query('select 1').catch((error: Error) => {
    const refusal = refusalOf(error, variable)
    throw new Error(refusal ?? `${variable} cannot be reached: ${wordsOf(error)}`, { cause: error })
  })

const examineVersion = async (pool: pg.Pool): Promise<Finding> => {
  const { rows } = await pool.query<{ version: string; follows: boolean }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as follows`,
  )
  const { version = '', follows } = rows[0] ?? {}
  if (!follows) return ok(part, `PostgreSQL ${version} answers`)
  const todo = 'Name the database that takes writes, or let this one take them again.'
  return fault(part, `PostgreSQL ${version} answers, and takes no writes`, todo)
}

const examineSettings = async ({ pool, shared }: Pools): Promise<Finding[]> => {
  const complaints: Finding[] = []
  const warn = (fields: object) => complaints.push(complain(fields))
  await checkSettings(pool, { warn })
  if (shared !== pool) await checkPooler({ pool, shared }, { warn })
  if (complaints.length > 0) return complaints
  return [ok(part, 'keeps what it has acknowledged, also in a power cut')]
}

/** In the words of the checks that the start makes. */
const complain = ({ off, statement }: { off?: string[]; statement?: string }): Finding =>
  off
    ? warning(
        part,
        `may lose what was written in a power cut: ${off.join(', ')} are off`,
        'Switch them on in postgresql.conf; data_checksums takes `pg_checksums --enable`.',
      )
    : warning(
        part,
        'nothing ends a statement behind the pooler that takes too long',
        `Run: ${statement}`,
      )

const examineMigrations = async (pool: pg.Pool): Promise<Finding> => {
  const { pending, unknown: newer } = await compareMigrations(pool)
  if (newer.length > 0) {
    const says = `a newer version of Symposia has changed it (${newer.join(', ')})`
    return warning(part, says, 'Start that version again.')
  }
  if (pending.length === 0) return ok(part, 'all migrations have run')
  const says = `${pending.length} migrations have not run, from ${pending[0]} on`
  return warning(part, says, 'Run `npm run backup`, then start the site anew: it runs them.')
}

const hasTables = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('settings') is not null and to_regclass('events') is not null as "isThere"`,
  )
  return rows[0]?.isThere ?? false
}

const examineReplica = async (connectionString: string): Promise<Finding> => {
  const pool = openPool({ connectionString, max: 1 }, quiet)
  try {
    await reach(pool, 'DATABASE_REPLICA_URL')
    return ok(part, 'the replica answers')
  } catch (error) {
    return warning(part, wordsOf(error), 'The database itself is read meanwhile: bring it back.')
  } finally {
    await pool.end()
  }
}
