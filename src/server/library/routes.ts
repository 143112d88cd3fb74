import type { FastifyInstance } from 'fastify'
import { readLibrary, readLibraryTexts, switchLibrary } from '#shared/library.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { openLibrary } from './library.ts'
import { listLibrary, listTexts, switchText } from './panel.ts'

export const libraryRoutes = (app: FastifyInstance, { db, env, clock }: Services): void => {
  const library = () => openLibrary(env.DATA_DIR)

  route(app, readLibrary, { guard: admin }, async () => ({
    items: await listLibrary(db, library()),
    skipped: library().skipped,
  }))

  route(app, readLibraryTexts, { guard: admin }, ({ query }) => listTexts(db, library(), query.of))

  route(app, switchLibrary, { guard: admin }, ({ body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return switchText(db, library(), { ...body, by: viewer.id, at: clock() })
  })
}
