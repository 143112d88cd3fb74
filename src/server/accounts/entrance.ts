import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#shared/users.ts'
import { readCookie, setCookie } from '../http/core/cookies.ts'
import { isSecure } from '../http/core/origin.ts'
import { sessionCookie, sessionLife, sessionToken } from '../http/core/viewer.ts'
import { foundCookie } from '../oidc/sealed-cookies.ts'
import type { Services } from '../services.ts'
import { deviceCookie, setMark } from './sessions/device-cookie.ts'
import type { Place, SignedIn } from './entering.ts'
import { endSession } from './sessions/sessions.ts'

type Raw = { request: FastifyRequest; reply: FastifyReply }

/** What signing in and out does to a browser. */
export const openEntrance = (app: FastifyInstance, services: Services) => {
  const { env } = services

  const place = (request: FastifyRequest): Place => ({
    userAgent: request.headers['user-agent'] ?? '',
    device: readCookie(request, deviceCookie, isSecure(env, request)),
  })

  /** The browser gets a session of its own; the one it had before ends. */
  const letIn = async ({ request, reply }: Raw, { user, token, mark }: SignedIn): Promise<User> => {
    await endCurrent(request)
    const secure = isSecure(env, request)
    const seconds = sessionLife.absolute / 1000
    setCookie(reply, sessionCookie, token, { isSecure: secure, seconds })
    setMark(reply, mark, secure)
    return user
  }

  const endCurrent = async (request: FastifyRequest): Promise<void> => {
    const token = sessionToken(services, request)
    if (token !== undefined) await endSession(services.db, token)
    app.viewers.forget(request)
  }

  const letOut = async ({ request, reply }: Raw): Promise<void> => {
    await endCurrent(request)
    setCookie(reply, sessionCookie, '', { isSecure: isSecure(env, request), seconds: 0 })
    // the next person at this browser does not learn whom an issuer sent here
    foundCookie.forget(services, reply)
  }

  return { place, letIn, letOut }
}
