import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/moved.ts'
import { mustBeVerified } from '../accounts/letters/verification.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import { assertNotBlocked } from '../hiding/assert-not-blocked.ts'
import { anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { listMoved } from './notes.ts'
import { sayMoved, takeBackMoved } from './write.ts'

/** "You moved me": people say it of comments of people and characters. */
export const movedRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  const screened = openScreening(services)
  route(app, calls.listMoved, { guard: anyone }, async ({ params, viewer }) =>
    listMoved(db, params.id, await hiddenFrom(db, viewer?.id ?? null)),
  )
  route(app, calls.sayMoved, { guard: writer, limit: 'comment' }, async (asked) => {
    const { params, body, viewer, request } = asked
    mustBeVerified(services, viewer)
    const commentId = params.id
    await assertNotBlocked(db, await app.hidden.of(viewer.id), { commentId })
    const { id: userId, username, firstName, lastName, profileImageUrl } = viewer
    return sayMoved(db, {
      ...body,
      commentId,
      userId,
      person: { id: userId, username, firstName, lastName, profileImageUrl },
      at: clock(),
      screening: screened(body.why, viewer, request),
    })
  })
  route(app, calls.takeBackMoved, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    takeBackMoved(db, { commentId: params.id, userId: viewer.id }),
  )
}
