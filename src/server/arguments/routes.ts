import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/arguments.ts'
import * as pointCalls from '#shared/people-points.ts'
import type { Stance } from '#shared/characters.ts'
import { mustBeProven } from '../accounts/letters/verification.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import { notFound } from '../http/core/errors.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin, anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openOutlines } from '../library/outline.ts'
import { readCast } from '../posts/rows.ts'
import type { Services } from '../services.ts'
import { listDebates, reachDebate, viewDebate } from './debates.ts'
import { decidePoint, withdrawPoint } from './decide-point.ts'
import { hasPeoplePoint } from './people-points.ts'
import { readPointDesk } from './point-desk.ts'
import { clearOwn, readOwn, setStance, votePoint } from './own.ts'

/** The questions of the library as pages, and the votes of people on their points; characters have none. */
export const argumentRoutes = (app: FastifyInstance, { db, env, clock }: Services): void => {
  const outlines = () => openOutlines(env.DATA_DIR)

  route(app, calls.listDebates, { guard: anyone }, ({ query, request }) =>
    app.readReplica(request, (reads) => listDebates(reads, outlines(), query.q)),
  )

  route(app, calls.readDebate, { guard: anyone }, ({ params, viewer, request }) =>
    app.readReplica(request, async (reads) => {
      const hidden = await hiddenFrom(reads, viewer?.id ?? null)
      const cast = await readCast(reads)
      const votes = () => app.tallies.read(params.id)
      return viewDebate(reads, outlines(), params.id, { hidden, cast, votes })
    }),
  )

  route(app, calls.readOwnVotes, { guard: member }, async ({ params, viewer }) => {
    const { id: debateId } = await reachDebate(db, outlines(), params.id)
    return readOwn(db, { debateId, userId: viewer.id })
  })

  route(app, calls.clearOwnVotes, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    clearOwn(db, { debateId: params.id, userId: viewer.id }),
  )

  route(
    app,
    calls.setDebateStance,
    { guard: writer, limit: 'like' },
    async ({ params, body, viewer }) => {
      mustBeProven(viewer)
      const { id: debateId } = await reachDebate(db, outlines(), params.id)
      const stance = body.stance as Stance
      return setStance(db, { debateId, userId: viewer.id, stance, at: clock() })
    },
  )

  route(
    app,
    calls.votePoint,
    { guard: writer, limit: 'like' },
    async ({ params, body, viewer }) => {
      mustBeProven(viewer)
      const { id: debateId, points } = await reachDebate(db, outlines(), params.id)
      const { pointId } = params
      const isThere =
        points.some(({ id }) => id === pointId) || (await hasPeoplePoint(db, { debateId, pointId }))
      if (!isThere) throw notFound('Point')
      const said = { pointId, vote: body.vote, at: clock() }
      return votePoint(db, { debateId, userId: viewer.id, ...said })
    },
  )

  route(app, pointCalls.withdrawPoint, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    withdrawPoint(db, { debateId: params.id, pointId: params.pointId, userId: viewer.id }),
  )

  route(app, pointCalls.readPointDesk, { guard: admin }, () => readPointDesk(db, outlines()))

  route(app, pointCalls.decidePoint, { guard: admin }, ({ params, body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return decidePoint(db, { ...params, decided: body, moderatorId: viewer.id, at: clock() })
  })
}
