import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/readers.ts'
import { assertNotBlocked } from '../hiding/assert-not-blocked.ts'
import { member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { readOwn } from './readers.ts'
import { clearStance, setStance } from './stand.ts'

/** Where people stand before and after reading. Characters have no account, hence no vote. */
export const readerRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  route(app, calls.readStance, { guard: member }, ({ params, viewer }) =>
    readOwn(db, { userId: viewer.id, postId: params.id }),
  )
  route(app, calls.setStance, { guard: writer, limit: 'like' }, async (asked) => {
    const { params, body, viewer } = asked
    await assertNotBlocked(db, await app.hidden.of(viewer.id), { postId: params.id })
    return setStance(db, { ...body, userId: viewer.id, postId: params.id, at: clock() })
  })
  route(app, calls.clearStance, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    clearStance(db, { userId: viewer.id, postId: params.id }),
  )
}
