import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/access-tokens.ts'
import { member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { sessionToken } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { listTokens, makeToken, revokeToken } from './access-tokens.ts'

/** The access tokens by which somebody lets programs act for them. */
export const tokenRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services

  route(app, calls.listTokens, { guard: member }, ({ viewer }) =>
    listTokens(db, { userId: viewer.id, now: clock() }),
  )

  route(app, calls.makeToken, { guard: writer, limit: 'tokenMaking' }, (asked) => {
    const session = sessionToken(services, asked.request) ?? ''
    return makeToken(services, asked.viewer, { ...asked.body, session })
  })

  route(app, calls.revokeToken, { guard: member, limit: 'profile' }, ({ params, viewer }) =>
    revokeToken(services, { userId: viewer.id, id: params.id, at: clock() }),
  )
}
