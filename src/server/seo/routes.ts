import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/seo.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin, anyone } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { openAuditor } from './auditor.ts'
import { addKeyword, importExport, listKeywords, removeKeyword } from './keywords.ts'
import { openLandings } from './landings.ts'
import { openPages, openTexts } from './pages.ts'
import { countVisit, readPerformance } from './performance.ts'
import { implementRecommendation, listRecommendations } from './recommendations.ts'

/** What a file of `importMost` characters needs in JSON, bytes. */
const importBytes = 2 * calls.importMost

export const seoRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  const auditor = openAuditor(services, openPages(app))
  const landings = openLandings(services, openTexts(app))
  const trackAnew = () => {
    auditor.forget()
    landings.forget()
  }

  route(app, calls.listKeywords, { guard: admin }, () => listKeywords(db))

  route(app, calls.addKeyword, { guard: admin }, async ({ body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    const added = await addKeyword(db, body)
    trackAnew()
    return added
  })

  route(app, calls.removeKeyword, { guard: admin }, async ({ params, viewer }) => {
    mustBeConfirmed(viewer, clock())
    await removeKeyword(db, params.id)
    trackAnew()
  })

  const bodyLimit = importBytes
  route(app, calls.importKeywords, { guard: admin, bodyLimit }, async ({ body, viewer }) => {
    mustBeConfirmed(viewer, clock())
    const taken = await importExport(db, body)
    trackAnew()
    return taken
  })

  route(app, calls.listPerformance, { guard: admin }, () => readPerformance(db, clock()))

  route(app, calls.listRecommendations, { guard: admin }, async () => {
    await auditor.audit()
    return listRecommendations(db)
  })

  route(app, calls.implementRecommendation, { guard: admin }, ({ params, viewer }) => {
    mustBeConfirmed(viewer, clock())
    return implementRecommendation(db, params.id, clock())
  })

  route(app, calls.reportVisit, { guard: anyone, limit: 'visit' }, async ({ body }) => {
    const ids = await landings.keywordsOf(body.path)
    await countVisit(db, { ...body, ids, at: clock() })
  })
}
