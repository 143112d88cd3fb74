import type { FastifyInstance } from 'fastify'
import { complete } from '#shared/completions.ts'
import { member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { completionsOf } from './completions.ts'

export const completionRoutes = (app: FastifyInstance, { db }: Services): void => {
  route(app, complete, { guard: member, limit: 'search' }, async ({ query, viewer }) =>
    completionsOf(db, query.start, await app.hidden.of(viewer.id)),
  )
}
