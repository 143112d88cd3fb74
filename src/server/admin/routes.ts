import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/admin.ts'
import * as people from '#shared/people-desk.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { readHistory } from './history.ts'
import { readOverview } from './overview.ts'
import { listPeople } from './people.ts'
import { changeRole, endSessionsFor } from './roles.ts'
import { removeSecondStep } from './second-steps.ts'
import { readWaiting } from './waiting.ts'

export const adminRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services

  route(app, calls.readOverview, { guard: admin }, () => readOverview(db, clock()))

  route(app, calls.readWaiting, { guard: admin }, () => readWaiting(db))

  route(app, people.listPeople, { guard: admin }, ({ query }) =>
    listPeople(db, { ...query, now: clock() }),
  )

  route(app, people.readPersonHistory, { guard: admin }, ({ params }) =>
    readHistory(db, { ...params, now: clock() }),
  )

  route(app, people.endPersonSessions, { guard: admin }, ({ params, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return endSessionsFor(db, { ...params, by: viewer.id, now: clock() })
  })

  route(app, people.changeRole, { guard: admin }, ({ params, body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return changeRole(db, { ...params, ...body, by: viewer.id, now: clock() })
  })

  route(app, people.removeSecondStep, { guard: admin }, ({ params, body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return removeSecondStep(services, { ...params, ...body, by: viewer.id })
  })
}
