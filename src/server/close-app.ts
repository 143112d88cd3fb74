import type { FastifyInstance } from 'fastify'

/** A connection that was busy when the close began stays open when its request is done. */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close().finally(() => clearInterval(sweep))
}
