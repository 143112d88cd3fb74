import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/moderation.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin, anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { ownOrigin } from '../http/core/origin.ts'
import type { Services } from '../services.ts'
import { answerAppeal } from './appeals.ts'
import { readAudit, readTransparency } from './audit.ts'
import { closeDiscussion } from './close.ts'
import { decide, liftSanction } from './decide.ts'
import { readDesk } from './desk.ts'
import { listHeld, withdrawHeld } from './held-texts.ts'
import { appeal, listNotices, readNotices } from './notices.ts'
import { reportThing } from './reports.ts'

export const moderationRoutes = (app: FastifyInstance, { db, env, clock }: Services): void => {
  const terms = { guard: member, limit: 'revision' } as const

  route(app, calls.readTransparency, { guard: anyone }, () => readTransparency(db))

  route(app, calls.reportThing, { guard: writer, limit: 'report' }, ({ body, viewer }) =>
    reportThing(db, { ...body, reporterId: viewer.id, at: clock() }),
  )

  route(app, calls.listHeld, { guard: member }, ({ viewer }) => listHeld(db, viewer.id))

  route(app, calls.withdrawHeld, terms, ({ params, viewer }) =>
    withdrawHeld(db, { id: params.id, userId: viewer.id }),
  )

  route(app, calls.listNotices, { guard: member }, ({ viewer }) => listNotices(db, viewer.id))

  route(app, calls.readNotices, terms, async ({ viewer }) => {
    await readNotices(db, { userId: viewer.id, at: clock() })
  })

  route(app, calls.appealDecision, terms, ({ params, body, viewer }) =>
    appeal(db, { id: params.id, userId: viewer.id, text: body.text, at: clock() }),
  )

  route(app, calls.readModeration, { guard: admin }, () => readDesk(db, clock()))
  route(app, calls.readAudit, { guard: admin }, () => readAudit(db, { isWhole: false }))

  route(app, calls.decide, { guard: admin }, ({ body, viewer, request }) => {
    mustBeConfirmed(viewer, clock())
    const origin = ownOrigin(env, request)
    return decide(db, { ...body, moderator: viewer, at: clock(), origin })
  })

  route(app, calls.closeDiscussion, { guard: admin }, ({ params, body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    const by = { moderatorId: viewer.id, at: clock() }
    return closeDiscussion(db, { postId: params.id, ...body, ...by })
  })

  route(app, calls.liftSanction, { guard: admin }, ({ params, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return liftSanction(db, { ...params, moderatorId: viewer.id, at: clock() })
  })

  route(app, calls.answerAppeal, { guard: admin }, ({ params, body, viewer, request }) => {
    mustBeConfirmed(viewer, clock())
    const by = { moderatorId: viewer.id, at: clock(), origin: ownOrigin(env, request) }
    return answerAppeal(db, { ...params, ...body, ...by })
  })
}
