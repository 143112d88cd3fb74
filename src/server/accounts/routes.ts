import type { FastifyInstance } from 'fastify'
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
import { anyone, member } from '../http/core/guard.ts'
import { languageFor } from '../http/core/language.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { route } from '../http/core/route.ts'
import type { Viewer } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { login, register } from './accounts.ts'
import { loginAdmin } from './admins/admin-login.ts'
import { openEntrance } from './entrance.ts'
import { askAgainToVerify, verifyEmail } from './letters/verification.ts'

export const accountRoutes = (app: FastifyInstance, services: Services): void => {
  const { env } = services
  const { place, letIn, letOut } = openEntrance(app, services)

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

  route(app, logout, { guard: anyone }, (raw) => letOut(raw))

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
