import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { anyone } from './guard.ts'

/** `/healthz`: the process lives. `/readyz`: it can also reach its database. */
export const healthRoutes = (app: FastifyInstance, { db }: Services): void => {
  app.get('/healthz', { config: { guard: anyone.name } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { guard: anyone.name } }, async (_request, reply) => {
    const isReady = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'no database' })
  })
}
