import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Db } from './db/outbox.ts'
import type { Env } from './env.ts'

/** What every slice may lean on; made once at start, or per test. */
export type Services = {
  /** For statements and transactions. */
  db: Db
  /** For what needs a session of its own: to hear, to migrate, to lock beyond a transaction. */
  pool: Pool
  env: Env
  log: FastifyBaseLogger
  clock: () => Date
}
