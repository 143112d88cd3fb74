import type { FastifyInstance } from 'fastify'
import { readOverview as readOverviewEndpoint } from '#shared/admin.ts'
import { admin } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { readOverview } from './overview.ts'

export const adminRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  route(app, readOverviewEndpoint, { guard: admin }, () => readOverview(db, clock()))
}
