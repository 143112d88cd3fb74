import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/drafts.ts'
import { member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { keepDraft, listDrafts, readDraft, removeDraft, saveDraft } from './drafts.ts'

/** What somebody has begun to write. Who may not write now keeps it all the same. */
export const draftRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  const writing = { guard: member, limit: 'draft' } as const

  route(app, calls.listDrafts, { guard: member }, ({ viewer }) => listDrafts(db, viewer.id))
  route(app, calls.readDraft, { guard: member }, ({ params, viewer }) =>
    readDraft(db, { ...params, userId: viewer.id }),
  )
  route(app, calls.keepDraft, writing, ({ body, viewer }) =>
    keepDraft(db, { ...body, userId: viewer.id, at: clock() }),
  )
  route(app, calls.saveDraft, writing, ({ params, body, viewer }) =>
    saveDraft(db, { ...params, ...body, userId: viewer.id, at: clock() }),
  )
  route(app, calls.removeDraft, writing, ({ params, viewer }) =>
    removeDraft(db, { ...params, userId: viewer.id }),
  )
}
