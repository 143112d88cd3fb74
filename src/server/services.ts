import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Db } from './db/outbox.ts'
import type { Env } from './env.ts'

/** What every slice may lean on; made once at start, or per test. */
export type Services = { db: Db; pool: Pool; env: Env; log: FastifyBaseLogger; clock: () => Date }
