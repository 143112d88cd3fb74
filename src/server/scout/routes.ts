import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/scout.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Viewer } from '../http/core/viewer.ts'
import { record } from '../moderation/audit.ts'
import type { Services } from '../services.ts'
import { addSource, judgeTopic, readDesk, removeSource, runSoon, switchSource } from './desk.ts'
import { transact } from '../db/transact.ts'

export const scoutRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services

  /** Does what somebody may who has just typed their password, and writes down that they did. */
  const acting = <T>(
    viewer: Viewer,
    { action, subject }: { action: string; subject: string },
    act: (within: Services) => Promise<T>,
  ): Promise<T> => {
    mustBeConfirmed(viewer, clock())
    return transact(db, async (trx) => {
      const done = await act({ ...services, db: trx })
      await record(trx, { at: clock(), actor: viewer.id, action, subject: `scout ${subject}` })
      return done
    })
  }

  route(app, calls.readScout, { guard: admin }, () => readDesk(services))

  route(app, calls.addScoutSource, { guard: admin }, ({ body: { url }, viewer }) =>
    acting(viewer, { action: 'add', subject: url }, (within) => addSource(within, url)),
  )

  route(app, calls.switchScoutSource, { guard: admin }, ({ body, viewer }) => {
    const action = body.isOn ? 'switch_on' : 'switch_off'
    return acting(viewer, { action, subject: body.id }, (within) => switchSource(within, body))
  })

  route(app, calls.removeScoutSource, { guard: admin }, ({ query: { id }, viewer }) =>
    acting(viewer, { action: 'take_out', subject: id }, (within) => removeSource(within, id)),
  )

  route(app, calls.runScout, { guard: admin }, ({ viewer }) =>
    acting(viewer, { action: 'run', subject: 'round' }, (within) => runSoon(within.db)),
  )

  route(app, calls.judgeScoutTopic, { guard: admin }, ({ params: { id }, body, viewer }) => {
    const act = { action: `judge_${body.verdict}`, subject: `topic ${id}` }
    const judgement = { id, verdict: body.verdict, userId: viewer.id }
    return acting(viewer, act, (within) => judgeTopic(within, judgement))
  })
}
