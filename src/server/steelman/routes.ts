import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/steelman.ts'
import { mustBeVerified } from '../accounts/letters/verification.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import { assertNotBlocked } from '../hiding/assert-not-blocked.ts'
import { anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { sayBack, takeBackSteelman } from './say.ts'
import { settleSteelman } from './settle.ts'
import { listSteelmen } from './steelmen.ts'

/** The steelman handshake, between people only. */
export const steelmanRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  const screened = openScreening(services)
  route(app, calls.listSteelmen, { guard: anyone }, async ({ params, viewer }) => {
    const viewerId = viewer?.id ?? null
    return listSteelmen(db, params.id, { viewerId, hidden: await hiddenFrom(db, viewerId) })
  })
  route(app, calls.sayBack, { guard: writer, limit: 'comment' }, async (asked) => {
    const { params, body, viewer, request } = asked
    mustBeVerified(services, viewer)
    const commentId = params.id
    await assertNotBlocked(db, await app.hidden.of(viewer.id), { commentId })
    const { id: userId, username, firstName, lastName, profileImageUrl } = viewer
    return sayBack(db, {
      ...body,
      commentId,
      userId,
      person: { id: userId, username, firstName, lastName, profileImageUrl },
      at: clock(),
      screening: screened(body.says, viewer, request),
    })
  })
  route(app, calls.takeBackSteelman, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    takeBackSteelman(db, { commentId: params.id, userId: viewer.id }),
  )
  route(app, calls.settleSteelman, { guard: writer, limit: 'comment' }, (asked) => {
    const { params, body, viewer, request } = asked
    mustBeVerified(services, viewer)
    const screening = body.mend === undefined ? undefined : screened(body.mend, viewer, request)
    return settleSteelman(db, {
      ...body,
      id: params.id,
      authorId: viewer.id,
      at: clock(),
      screening,
    })
  })
}
