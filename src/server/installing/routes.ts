import type { FastifyInstance } from 'fastify'
import { etagOf, isFresh } from '../http/core/etag.ts'
import { notFound } from '../http/core/errors.ts'
import { anyone } from '../http/core/guard.ts'
import type { Services } from '../services.ts'
import { writeIco } from './ico.ts'
import { drawIcon, iconKinds } from './icons.ts'
import { writeManifest } from './manifest.ts'

/** What lets a device keep the site beside its own programs. No calls of the contract. */
export const installingRoutes = (app: FastifyInstance, { env }: Services): void => {
  const offer = (
    path: string,
    { type, seconds }: { type: string; seconds: number },
    make: (name: string) => Promise<Buffer | string> | Buffer | string,
  ) =>
    app.get(path, { config: { guard: anyone.name } }, async (request, reply) => {
      await app.limiter.byAddress('read', request)
      const { name = '' } = request.params as { name?: string }
      const body = await make(name)
      const etag = etagOf(body)
      reply.header('etag', etag).header('cache-control', `public, max-age=${seconds}`)
      if (isFresh(request, etag)) return reply.code(304).send()
      return reply.header('content-type', type).send(body)
    })

  const manifest = writeManifest(env.SITE_NAME)
  offer(
    '/manifest.webmanifest',
    { type: 'application/manifest+json; charset=utf-8', seconds: 3600 },
    () => manifest,
  )
  offer('/icons/:name.png', { type: 'image/png', seconds: 86_400 }, (name) => {
    const kind = iconKinds.get(name)
    if (!kind) throw notFound('Icon')
    return drawIcon(name, kind)
  })
  // What programs ask for that read no page: readers of feeds, lists of bookmarks, old browsers.
  offer('/favicon.ico', { type: 'image/x-icon', seconds: 86_400 }, async () => {
    const kind = { size: 32, isFull: false }
    return writeIco({ size: kind.size, png: await drawIcon('favicon', kind) })
  })
}
