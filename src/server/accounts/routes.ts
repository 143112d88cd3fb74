import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminLogin } from '#shared/admin.ts'
import {
  type User,
  currentUser,
  login as loginEndpoint,
  logout,
  register as registerEndpoint,
  resendVerification,
  verifyEmail as verifyEmailEndpoint,
} from '#shared/users.ts'
import { readCookie, setCookie } from '../http/core/cookies.ts'
import { anyone, member } from '../http/core/guard.ts'
import { languageFor } from '../http/core/language.ts'
import { isSecure, ownOrigin } from '../http/core/origin.ts'
import { route } from '../http/core/route.ts'
import { type Viewer, sessionCookie, sessionLife, sessionToken } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { deviceCookie, setMark } from './device-cookie.ts'
import { type Place, type SignedIn, login, register } from './accounts.ts'
import { loginAdmin } from './admin-login.ts'
import { endSession } from './sessions.ts'
import { askAgainToVerify, verifyEmail } from './verification.ts'

export const accountRoutes = (app: FastifyInstance, services: Services): void => {
  const { env } = services

  route(app, currentUser, { guard: member }, ({ viewer }) => asUser(viewer))

  route(app, registerEndpoint, { guard: anyone, limit: 'register' }, async ({ body, ...raw }) => {
    const origin = ownOrigin(env, raw.request)
    const language = languageFor(raw.request)
    return letIn(raw, await register(services, body, { ...place(raw.request), origin, language }))
  })

  route(app, loginEndpoint, { guard: anyone, limit: 'login' }, async ({ body, ...raw }) =>
    letIn(raw, await login(services, body, place(raw.request))),
  )

  route(app, adminLogin, { guard: anyone, limit: 'adminLogin' }, async ({ body, ...raw }) =>
    letIn(raw, await loginAdmin(services, body, place(raw.request))),
  )

  route(app, logout, { guard: anyone }, async ({ request, reply }) => {
    await endCurrent(request)
    setCookie(reply, sessionCookie, '', { isSecure: isSecure(env, request), seconds: 0 })
  })

  route(app, verifyEmailEndpoint, { guard: anyone }, async ({ body, request }) => {
    await verifyEmail(services, body.token)
    app.viewers.forget(request)
  })

  // Where programs that keep passwords send people whose password got about.
  app.get('/.well-known/change-password', { config: { guard: anyone.name } }, (request, reply) => {
    void app.limiter.byAddress('read', request)
    return reply.redirect('/settings')
  })

  route(app, resendVerification, { guard: member, limit: 'mail' }, ({ viewer, request }) =>
    askAgainToVerify(services, viewer, ownOrigin(env, request)),
  )

  const place = (request: FastifyRequest): Place => ({
    userAgent: request.headers['user-agent'] ?? '',
    device: readCookie(request, deviceCookie, isSecure(env, request)),
  })

  /** The browser gets a session of its own; the one it had before ends. */
  const letIn = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { user, token, mark }: SignedIn,
  ) => {
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
}

const asUser = (viewer: Viewer): User => ({
  id: viewer.id,
  username: viewer.username,
  firstName: viewer.firstName,
  lastName: viewer.lastName,
  profileImageUrl: viewer.profileImageUrl,
  email: viewer.email,
  isAdmin: viewer.isAdmin,
  isVerified: viewer.isVerified,
  aiReplies: viewer.aiReplies,
  aiPosts: viewer.aiPosts,
  stories: viewer.stories,
  homeFeed: viewer.homeFeed,
})
