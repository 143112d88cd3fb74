import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/access-tokens.ts'
import { member, writer } from '../../http/core/guard.ts'
import { route } from '../../http/core/route.ts'
import type { Services } from '../../services.ts'
import { browserOf, dropTicket } from '../passkeys/browser.ts'
import { listTokens, makeToken, revokeToken } from './access-tokens.ts'

/** The access tokens by which somebody lets programs act for them. */
export const tokenRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services

  route(app, calls.listTokens, { guard: member }, ({ viewer }) =>
    listTokens(db, { userId: viewer.id, now: clock() }),
  )

  route(app, calls.makeToken, { guard: writer, limit: 'tokenMaking' }, async (asked) => {
    const { body, viewer, request } = asked
    const made = await makeToken(services, viewer, body, browserOf(services, request))
    if (body.credential) dropTicket(services.env, asked)
    return made
  })

  route(app, calls.revokeToken, { guard: member, limit: 'profile' }, ({ params, viewer }) =>
    revokeToken(services, { userId: viewer.id, id: params.id, at: clock() }),
  )
}
