import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/scout.ts'
import { mustBeConfirmed } from '../http/confirmed.ts'
import { admin } from '../http/guard.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { addSource, judgeTopic, readDesk, removeSource, runSoon, switchSource } from './desk.ts'

export const scoutRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services

  route(app, calls.readScout, { guard: admin }, () => readDesk(services))

  route(app, calls.addScoutSource, { guard: admin }, ({ body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return addSource(services, body.url)
  })

  route(app, calls.switchScoutSource, { guard: admin }, ({ body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return switchSource(services, body)
  })

  route(app, calls.removeScoutSource, { guard: admin }, ({ query, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return removeSource(services, query.id)
  })

  route(app, calls.runScout, { guard: admin }, ({ viewer }) => {
    mustBeConfirmed(viewer, clock())
    return runSoon(db)
  })

  route(app, calls.judgeScoutTopic, { guard: admin }, ({ params, body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return judgeTopic(services, { id: params.id, verdict: body.verdict, userId: viewer.id })
  })
}
