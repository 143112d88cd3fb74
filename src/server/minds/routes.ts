import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/minds.ts'
import { mustBeVerified } from '../accounts/letters/verification.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import { assertNotBlocked } from '../hiding/assert-not-blocked.ts'
import { anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { listMinds } from './minds.ts'
import { sayMind, takeBackMind } from './say.ts'

/** What would change people's minds on the crux of a discussion. Characters' answers are in the library. */
export const mindRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  const screened = openScreening(services)
  route(app, calls.listMinds, { guard: anyone }, async ({ params, viewer }) => {
    const viewerId = viewer?.id ?? null
    return listMinds(db, params.id, { viewerId, hidden: await hiddenFrom(db, viewerId) })
  })
  route(app, calls.sayMind, { guard: writer, limit: 'comment' }, async (asked) => {
    const { params, body, viewer, request } = asked
    mustBeVerified(services, viewer)
    const postId = params.id
    await assertNotBlocked(db, await app.hidden.of(viewer.id), { postId })
    const { id: userId, username, firstName, lastName, profileImageUrl } = viewer
    return sayMind(db, {
      ...body,
      postId,
      userId,
      person: { id: userId, username, firstName, lastName, profileImageUrl },
      at: clock(),
      screening: screened(body.says, viewer, request),
    })
  })
  route(app, calls.takeBackMind, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    takeBackMind(db, { postId: params.id, userId: viewer.id }),
  )
}
