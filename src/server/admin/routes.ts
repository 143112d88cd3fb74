import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/admin.ts'
import { admin } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { readOverview } from './overview.ts'
import { readWaiting } from './waiting.ts'

export const adminRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  route(app, calls.readOverview, { guard: admin }, () => readOverview(db, clock()))

  route(app, calls.readWaiting, { guard: admin }, () => readWaiting(db))
}
