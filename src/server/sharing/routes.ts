import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/sharing.ts'
import { writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { recordCrossPost, sharePost } from './shares.ts'

export const sharingRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  const terms = { guard: writer, limit: 'share' } as const

  route(app, calls.recordCrossPost, terms, ({ body, viewer }) =>
    recordCrossPost(db, { ...body, userId: viewer.id, at: clock() }),
  )

  route(app, calls.sharePost, terms, ({ params, body, viewer }) =>
    sharePost(db, { ...body, postId: params.id, userId: viewer.id, at: clock() }),
  )
}
