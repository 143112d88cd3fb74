import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { readCookie, setCookie } from './cookies.ts'
import { isInProcess } from '../limits/limits.ts'
import { isSecure } from './origin.ts'

/** The browser says with it: I have just written something, perhaps through another process. */
const mark = 'wrote'
/** Longer than a replica may lag and be read, and than any process takes to hear of a write; s. */
export const markedFor = 5

/** Whether the cookies may hold that mark: true for some that do not, never false for one that does. */
export const mayHaveJustWritten = ({ cookie = '' }: IncomingHttpHeaders): boolean =>
  cookie.includes(mark)

export const hasJustWritten = ({ env }: Services, request: FastifyRequest): boolean =>
  readCookie(request, mark, isSecure(env, request)) !== undefined

/**
 * A person who has written something sees it in their next answer, from any process: a write is marked
 * in the browser for some seconds, and a marked request is answered after this process has heard
 * all that was committed before. Where one process does everything nothing of this is needed.
 */
export const readYourWrites = (app: FastifyInstance, services: Services): void => {
  const { env } = services
  if (env.ROLE === 'all' && !env.DATABASE_REPLICA_URL) return
  app.addHook('onRequest', async (request) => {
    if (request.headers.cookie === undefined || !hasJustWritten(services, request)) return
    // the page that makes these calls has waited already
    if (isInProcess(request)) return
    app.viewers.forget(request)
    await app.hub.caughtUp()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWritten = request.method !== 'GET' && reply.statusCode < 400
    if (isWritten && (request.headers.cookie !== undefined || reply.hasHeader('set-cookie'))) {
      setCookie(reply, mark, '1', { isSecure: isSecure(env, request), seconds: markedFor })
    }
    done(null, payload)
  })
}
