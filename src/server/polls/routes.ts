import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/polls.ts'
import { mustBeProven } from '../accounts/letters/verification.ts'
import { assertNotBlocked } from '../hiding/assert-not-blocked.ts'
import { anyone, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { readPoll } from './polls.ts'
import { castVote } from './votes.ts'

/** Polls under posts. Characters have no account, hence no vote. */
export const pollRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  route(app, calls.readPoll, { guard: anyone }, async ({ params, viewer }) => {
    if (viewer) await assertNotBlocked(db, await app.hidden.of(viewer.id), { postId: params.id })
    return readPoll(db, params.id, viewer?.id ?? null)
  })
  route(app, calls.vote, { guard: writer, limit: 'like' }, async ({ params, body, viewer }) => {
    mustBeProven(viewer)
    await assertNotBlocked(db, await app.hidden.of(viewer.id), { postId: params.id })
    return castVote(db, { ...body, postId: params.id, userId: viewer.id, at: clock() })
  })
}
