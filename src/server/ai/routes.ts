import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/ai.ts'
import * as comparisons from '#shared/comparison.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Viewer } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { findLocalServers } from './local.ts'
import * as personas from './personas.ts'
import { readAi } from './state.ts'
import { setBudget, setFigures, setVoice, switchAi } from './voice.ts'

export const aiRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  /** An administrator who changes or spends something has just typed their password. */
  const confirmed = (viewer: Viewer): string => {
    mustBeConfirmed(viewer, clock())
    return viewer.id
  }

  route(app, calls.readAi, { guard: admin }, () => readAi(services))

  route(app, calls.switchAi, { guard: admin }, async ({ body, viewer }) => {
    await switchAi(services, { ...body, by: confirmed(viewer) })
    return readAi(services)
  })

  route(app, calls.setBudget, { guard: admin }, async ({ body, viewer }) => {
    await setBudget(services, { ...body, by: confirmed(viewer) })
    return readAi(services)
  })

  route(app, calls.setFigures, { guard: admin }, async ({ body, viewer }) => {
    await setFigures(services, { ...body, by: confirmed(viewer) })
    return readAi(services)
  })

  route(app, calls.setVoice, { guard: admin }, async ({ body, viewer }) => {
    await setVoice(services, { draft: body, by: confirmed(viewer) })
    return readAi(services)
  })

  route(app, calls.tryVoice, { guard: admin }, async ({ body, viewer, request }) => {
    const by = confirmed(viewer)
    // A model on this machine may take two minutes, in which nothing is sent.
    request.raw.socket.setTimeout(0)
    const { tryVoice } = await import('./trial.ts')
    return tryVoice(services, { ...body, by })
  })

  route(app, calls.findLocalServers, { guard: admin }, ({ viewer }) => {
    confirmed(viewer)
    return findLocalServers()
  })

  route(app, comparisons.readComparison, { guard: admin }, async () =>
    (await import('./comparison.ts')).readComparison(db),
  )

  route(app, comparisons.compareVoices, { guard: admin }, async ({ body, viewer }) => {
    const by = confirmed(viewer)
    const { compareLater } = await import('./comparison.ts')
    return compareLater(db, { ...body, by, at: clock() })
  })

  route(app, calls.readCharacterRecord, { guard: admin }, ({ params }) =>
    personas.readRecord(db, params.id),
  )

  route(app, calls.addCharacter, { guard: admin }, ({ body, viewer }) =>
    personas.addCharacter(db, { ...body, by: confirmed(viewer) }),
  )

  route(app, calls.writePersona, { guard: admin }, ({ params, body, viewer }) =>
    personas.writePersona(db, { ...params, ...body, by: confirmed(viewer) }),
  )

  route(app, calls.restorePersona, { guard: admin }, ({ params, body, viewer }) =>
    personas.restorePersona(db, { ...params, ...body, by: confirmed(viewer) }),
  )

  route(app, calls.switchCharacter, { guard: admin }, ({ params, body, viewer }) =>
    personas.switchCharacter(db, { ...params, ...body, by: confirmed(viewer) }),
  )
}
