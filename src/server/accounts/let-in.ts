import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#shared/users.ts'
import { setCookie } from '../http/core/cookies.ts'
import { isSecure } from '../http/core/origin.ts'
import { sessionCookie, sessionLife, sessionToken } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from './accounts.ts'
import { setMark } from './device-cookie.ts'
import { endSession } from './sessions.ts'

type Pair = { request: FastifyRequest; reply: FastifyReply }

/** How a browser gets its session, and loses it, whatever way somebody signs in. */
export const letting = (app: FastifyInstance, services: Services) => {
  const endCurrent = async (request: FastifyRequest): Promise<void> => {
    const token = sessionToken(services, request)
    if (token !== undefined) await endSession(services.db, token)
    app.viewers.forget(request)
  }

  /** The browser gets a session of its own; the one it had before ends. */
  const letIn = async (
    { request, reply }: Pair,
    { user, token, mark }: SignedIn,
  ): Promise<User> => {
    await endCurrent(request)
    const secure = isSecure(services.env, request)
    const seconds = sessionLife.absolute / 1000
    setCookie(reply, sessionCookie, token, { isSecure: secure, seconds })
    setMark(reply, mark, secure)
    return user
  }
  return { letIn, endCurrent }
}
