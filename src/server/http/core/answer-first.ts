import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Env } from '../../env.ts'
import { isReadableElsewhere, readableHeaders } from './cors.ts'
import { errorBody, type HttpError } from './errors.ts'
import { headersFor } from './headers.ts'

/** Answers at once and says true, or leaves the request as it is. */
export type Quick = (request: IncomingMessage, response: ServerResponse) => boolean

/** Puts `quick` before Fastify, and before those that were put there earlier. */
export const answerFirst = (app: FastifyInstance, quick: Quick): void => {
  const usual = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (quick(request, response)) return
    for (const listener of usual) listener(request, response)
  })
}

/** A refusal written out once, for use before Fastify. A body that is still coming is not waited for. */
export const readyRefusal = (env: Env, error: HttpError) => {
  const body = Buffer.from(JSON.stringify(errorBody(error)))
  const head = Object.entries({
    ...headersFor(env, { protocol: 'http', host: '' }),
    ...(error.retryAfter && { 'retry-after': String(error.retryAfter) }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
  }).flat()
  const toElsewhere = Object.entries(readableHeaders).flat()
  return (
    { url = '', headers }: IncomingMessage,
    response: ServerResponse,
    isLast = false,
  ): void => {
    const more = isReadableElsewhere({ url, headers }) ? toElsewhere : []
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    const end = isLast || hasBody ? ['connection', 'close'] : []
    response.writeHead(error.status, [...head, ...more, ...end]).end(body)
  }
}
