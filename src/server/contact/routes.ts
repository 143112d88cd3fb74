import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/contact.ts'
import { anyone } from '../http/core/guard.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { sendMessage } from './messages.ts'

export const contactRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, calls.sendMessage, { guard: anyone, limit: 'contact' }, ({ body, request }) =>
    sendMessage(services, body, ownOrigin(services.env, request)),
  )
}
