import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/contact.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin, anyone } from '../http/core/guard.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { listMessages, markMessage } from './inbox.ts'
import { sendMessage } from './messages.ts'

export const contactRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services

  route(app, calls.sendMessage, { guard: anyone, limit: 'contact' }, ({ body, viewer, request }) =>
    sendMessage(services, body, {
      senderId: viewer?.id ?? null,
      origin: ownOrigin(services.env, request),
    }),
  )

  route(app, calls.listMessages, { guard: admin }, ({ query }) => listMessages(db, query))

  route(app, calls.markMessage, { guard: admin }, ({ params, body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return markMessage(db, { ...params, ...body, by: viewer.id, at: clock() })
  })
}
