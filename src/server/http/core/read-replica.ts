import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/outbox.ts'
import { openReplica } from '../../db/replica.ts'
import type { Services } from '../../services.ts'
import { HttpError } from './errors.ts'
import { hasJustWritten } from './read-your-writes.ts'

/**
 * Reads what may be a moment old from the copy of the database, where there is one that is near
 * and the client has not just written; else, and when the copy fails, from the database itself.
 * What is kept until an event says otherwise must not be read with this: the event would be ahead.
 */
export type ReadReplica = <T>(request: FastifyRequest, read: (db: Db) => Promise<T>) => Promise<T>

declare module 'fastify' {
  interface FastifyInstance {
    readReplica: ReadReplica
  }
}

export const mountReadReplica = (app: FastifyInstance, services: Services): void => {
  const { db, env, log } = services
  if (!env.DATABASE_REPLICA_URL) {
    app.decorate('readReplica', (_request, read) => read(db))
    return
  }
  const isPooled = env.DATABASE_DIRECT_URL !== undefined
  const replica = openReplica({ url: env.DATABASE_REPLICA_URL, main: db, isPooled, log })
  app.addHook('onClose', replica.close)
  app.decorate('readReplica', async (request, read) => {
    const near = hasJustWritten(services, request) ? null : replica.near()
    if (!near) return read(db)
    try {
      return await read(near)
    } catch (error) {
      // What is not there may only not be there yet.
      if (!(error instanceof HttpError)) replica.doubt(error)
      return read(db)
    }
  })
}
