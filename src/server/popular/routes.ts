import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/popular.ts'
import type { Contributor, RisingPost } from '#shared/popular.ts'
import { cachedJson } from '../changes/cached-json.ts'
import { sendVersion } from '../http/core/etag.ts'
import { isHidden, type Said } from '../hiding/hidden.ts'
import { anyone } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Viewer } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { listContributors } from './contributors.ts'
import { listRising } from './rising.ts'

const againMs = { rising: 3_000, contributors: 5_000 } as const

export const popularRoutes = (app: FastifyInstance, { db, log }: Services): void => {
  const kept = (make: () => Promise<unknown>, again: number) => {
    const list = cachedJson({
      hub: app.hub,
      make,
      tags: ['doings'],
      onChange: () => app.hub.tell({ kind: 'popular' }),
      onError: (error) => log.warn({ err: error }, 'What is popular cannot be counted'),
      againMs: again,
    })
    app.addHook('onClose', async () => list.close())
    return list
  }
  const rising = kept(() => listRising(db), againMs.rising)
  const contributors = kept(() => listContributors(db), againMs.contributors)

  /** The list that everybody sees, without what is hidden from this member. */
  const shownTo = async <T>(viewer: Viewer | null, json: Buffer, said: (one: T) => Said) => {
    const hidden = viewer && (await app.hidden.of(viewer.id))
    if (!hidden || hidden.isNone) return json
    const list = JSON.parse(json.toString()) as T[]
    return list.filter((one) => !isHidden(hidden, said(one)))
  }

  route(app, calls.listRising, { guard: anyone }, async ({ viewer, request, reply }) => {
    const said = ({ author, content }: RisingPost) => ({ authorId: author.id, content })
    return sendVersion(request, reply, await shownTo(viewer, await rising.read(), said))
  })

  route(app, calls.listContributors, { guard: anyone }, async ({ viewer, request, reply }) => {
    const said = ({ person }: Contributor) => ({ authorId: person.id, content: '' })
    return sendVersion(request, reply, await shownTo(viewer, await contributors.read(), said))
  })
}
