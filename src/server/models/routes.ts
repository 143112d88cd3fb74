import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/models.ts'
import { recordChange } from '../ai/changes.ts'
import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { admin } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { askToCancel, findInCatalogue, folderOf } from './folder.ts'
import { getModel } from './get.ts'
import { removeModel } from './remove.ts'
import { readModels } from './state.ts'
import { transact } from '../db/transact.ts'

export const modelRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, env, log, clock } = services
  const ending = new AbortController()
  app.addHook('onClose', (_, done) => {
    ending.abort()
    done()
  })

  /** Goes on when the call is answered; where it is stands in the folder for every process. */
  const getLater = (id: string) => {
    const model = findInCatalogue(id)
    if (!model) return
    getModel(env, { model, signal: ending.signal }).catch((error: unknown) => {
      if (!ending.signal.aborted) log.warn({ err: error }, `${model.name} was not downloaded`)
    })
  }

  const note = (id: string, act: 'downloaded' | 'cancelled' | 'removed', by: string) =>
    transact(db, (trx) =>
      recordChange(trx, {
        by,
        subject: 'model',
        what: { kind: 'model', act, name: findInCatalogue(id)?.name ?? id },
        details: { act, model: id },
      }),
    )

  route(app, calls.readModels, { guard: admin }, () => readModels(services))

  route(app, calls.downloadModel, { guard: admin }, async ({ params, viewer }) => {
    mustBeConfirmed(viewer, clock())
    await note(params.id, 'downloaded', viewer.id)
    getLater(params.id)
    return readModels(services)
  })

  route(app, calls.cancelDownload, { guard: admin }, async ({ params, viewer }) => {
    mustBeConfirmed(viewer, clock())
    await note(params.id, 'cancelled', viewer.id)
    askToCancel(folderOf(env))
    return readModels(services)
  })

  route(app, calls.removeModel, { guard: admin }, async ({ params, viewer }) => {
    mustBeConfirmed(viewer, clock())
    await note(params.id, 'removed', viewer.id)
    removeModel(env, params.id)
    return readModels(services)
  })
}
