import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCallPath } from '#shared/pages.ts'

/** How long a browser need not ask again, s: Chromium takes no more. */
const keptFor = 7_200

/** What a page elsewhere may read of an answer, beside what every page may. */
const readable = [
  'Allow',
  'Content-Disposition',
  'ETag',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
]
const sendable = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Last-Event-ID',
]

/**
 * On answers that any page may read. Without `Access-Control-Allow-Credentials` a browser sends no cookie
 * for such a page to read by.
 */
export const readableHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': readable.join(', '),
}

const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': sendable.join(', '),
  'access-control-max-age': String(keptFor),
}

type Asked = Pick<FastifyRequest, 'url' | 'headers'>

/**
 * What came with a cookie may be for that person alone. Such an answer says nothing to pages elsewhere, also
 * where a browser has kept it and is asked for it once more without the cookie.
 */
export const isReadableElsewhere = ({ url, headers }: Asked): boolean =>
  headers.cookie === undefined && isCallPath(url)

/** Lets pages of other sites make calls with a token, and read what every visitor may. */
export const openToElsewhere = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isReadableElsewhere(request)) reply.headers(readableHeaders)
    done()
  })
}

/** Answers a browser's question whether a page may make a call, before anything else is done; it counts as a read. */
export const answerPreflights = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPreflight(request)) return
    await app.limiter.byAddress('read', request)
    return reply.code(204).headers(preflightHeaders).send()
  })
}

const isPreflight = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined && isCallPath(url)
