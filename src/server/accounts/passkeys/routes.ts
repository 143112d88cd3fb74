import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#shared/passkeys.ts'
import { anyone, member } from '../../http/core/guard.ts'
import { siteOrigin } from '../../http/core/origin.ts'
import { route } from '../../http/core/route.ts'
import type { Services } from '../../services.ts'
import { openEntrance } from '../entrance.ts'
import { browserOf, dropTicket, keepTicket, partyOf } from './browser.ts'
import { askForPasskey, loginWithPasskey } from './login.ts'
import { addPasskey, listPasskeys, offerPasskey, removePasskey, renamePasskey } from './passkeys.ts'

export const passkeyRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, env } = services
  const { place, letIn } = openEntrance(app, services)
  type Asking = { options: object; ticket: string }
  const ask = (
    raw: { request: FastifyRequest; reply: FastifyReply },
    { options, ticket }: Asking,
  ): Record<string, unknown> => {
    keepTicket(env, raw, ticket)
    return { ...options }
  }

  route(app, calls.listPasskeys, { guard: member }, ({ viewer }) => listPasskeys(db, viewer.id))

  route(app, calls.offerPasskey, { guard: member, limit: 'keys' }, async (asked) => {
    const { body: shown, viewer, request } = asked
    const browser = browserOf(services, request)
    return ask(asked, await offerPasskey(services, viewer, { shown, browser }))
  })

  route(app, calls.addPasskey, { guard: member, limit: 'keys' }, async (asked) => {
    const { body, viewer, request } = asked
    const browser = browserOf(services, request)
    const kept = await addPasskey(services, viewer, { ...body, browser })
    dropTicket(env, asked)
    return kept
  })

  route(app, calls.renamePasskey, { guard: member, limit: 'keys' }, ({ params, body, viewer }) =>
    renamePasskey(services, { ...params, ...body, userId: viewer.id }),
  )

  route(app, calls.removePasskey, { guard: member, limit: 'keys' }, (asked) => {
    const { params, body, viewer, request } = asked
    const session = { userId: viewer.id, ...browserOf(services, request) }
    return removePasskey(services, session, { ...params, ...body })
  })

  // Where programs that keep passwords send people who could have a passkey here.
  app.get(
    '/.well-known/passkey-endpoints',
    { config: { guard: anyone.name } },
    (request, reply) => {
      void app.limiter.byAddress('read', request)
      const settings = `${siteOrigin(env, request)}/settings#security`
      return reply.send({ enroll: settings, manage: settings })
    },
  )

  route(app, calls.askForPasskey, { guard: anyone, limit: 'profile' }, async (asked) =>
    ask(asked, await askForPasskey(services, partyOf(env, asked.request))),
  )

  route(app, calls.loginWithPasskey, { guard: anyone, limit: 'login' }, async (asked) => {
    const { body, request } = asked
    const answered = { ...body, ...browserOf(services, request) }
    const entered = await loginWithPasskey(services, answered, place(request))
    dropTicket(env, asked)
    return letIn(asked, entered)
  })
}
