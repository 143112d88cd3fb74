import type { Pool } from 'pg'
import { patience } from './patience.ts'
import { poolerLine } from './reachable.ts'

type Log = { warn: (fields: object, text: string) => void }

const oldest = 150_000
const promises = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']

/** What was answered must survive a power cut: says so when the database does not promise it. */
export const checkSettings = async (pool: Pool, log: Log): Promise<void> => {
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

/**
 * Throws where two open connections have the same session: then a pooler in transaction mode is
 * between, and LISTEN, locks and prepared statements get lost. A pooler that ignores the timeouts
 * shows itself by this alone; a busy one may have two sessions to give, and is not found.
 */
export const checkSessions = async (pool: Pool, variable: string): Promise<void> => {
  const clients = [await pool.connect(), await pool.connect()]
  try {
    const sessions = new Set<number>()
    for (const client of clients) {
      // eslint-disable-next-line no-await-in-loop -- one after the other is the point
      const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id')
      sessions.add(rows[0]?.id ?? 0)
    }
    if (sessions.size < clients.length) {
      throw new Error(poolerLine(variable, 'two connections share a session'))
    }
  } finally {
    for (const client of clients) client.release()
  }
}

type Seen = { database: string; started: string; timeout: string; role: string }

const see = async (pool: Pool): Promise<Seen> => {
  const { rows } = await pool.query<Seen>(
    `select current_database() as database, extract(epoch from pg_postmaster_start_time())::text as started,
      current_setting('statement_timeout') as timeout, current_user as role`,
  )
  return rows[0] as Seen
}

/** Both addresses must lead to one database. Says how to end statements that nothing else ends. */
export const checkPooler = async (
  { pool, shared }: { pool: Pool; shared: Pool },
  log: Log,
): Promise<void> => {
  const [own, lent] = await Promise.all([see(pool), see(shared)])
  if (own.database !== lent.database || own.started !== lent.started) {
    throw new Error('DATABASE_DIRECT_URL leads to another database than DATABASE_URL.')
  }
  if (lent.timeout === '0') {
    const { database, role } = lent
    const statement = `alter role "${role}" in database "${database}" set statement_timeout = ${patience.statement_timeout}`
    log.warn({ statement }, 'Behind the pooler nothing ends a single statement that takes too long')
  }
}
