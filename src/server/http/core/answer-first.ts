import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Answers at once and says true, or leaves the request as it is. */
export type Quick = (request: IncomingMessage, response: ServerResponse) => boolean

/** Puts `quick` before Fastify, and before whoever was put there earlier. */
export const answerFirst = (app: FastifyInstance, quick: Quick): void => {
  const usual = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (quick(request, response)) return
    for (const listener of usual) listener(request, response)
  })
}
