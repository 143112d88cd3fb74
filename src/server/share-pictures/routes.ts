import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#shared/languages.ts'
import { etagOf, isFresh } from '../http/core/etag.ts'
import { notFound } from '../http/core/errors.ts'
import { anyone } from '../http/core/guard.ts'
import { placeOf } from '../http/limits/addresses.ts'
import { languageAsked } from '../http/core/language.ts'
import { openImageCache } from '../image-proxy/cache.ts'
import type { Services } from '../services.ts'
import { categoryCard, type Frame, postCard, siteCard, topicCard } from './cards.ts'
import type { Card } from './draw.ts'
import { openPreviews } from './share-pictures.ts'
import { cardWords } from './card-texts.ts'

const day = 86_400
const bounds = { mostBytes: 128 * 1024 * 1024, olderMs: 60 * day * 1000 }

/** The pictures that other sites show beside a link to this one. No calls of the contract. */
export const previewRoutes = (app: FastifyInstance, { db, env, clock }: Services): void => {
  const previews = openPreviews(openImageCache(join(env.DATA_DIR, 'previews'), clock, bounds))
  const site = env.SITE_NAME

  const offer = (path: string, make: (frame: Frame, name: string) => Promise<Card> | Card) =>
    app.get(path, { config: { guard: anyone.name } }, async (request, reply) => {
      await app.limiter.byAddress('preview', request)
      const { name = '' } = request.params as { name?: string }
      // Other sites fetch it without a reader's cookies or wishes: the address alone says in what language.
      const words = cardWords[languageAsked(request) ?? defaultLanguage]
      const picture = await previews.read(
        await make({ site, words }, name),
        placeOf(request.ip).key,
      )
      const etag = etagOf(picture)
      // Other sites show it: that is what it is for.
      reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${day}`)
        .header('cross-origin-resource-policy', 'cross-origin')
      if (isFresh(request, etag)) return reply.code(304).send()
      return reply.type('image/png').send(picture)
    })

  offer('/previews/site.png', siteCard)
  offer('/previews/topic/:name.png', (frame, name) => topicCard(db, frame, name))
  offer('/previews/category/:name.png', categoryCard)
  offer('/previews/post/:name.png', (frame, name) => {
    if (!/^\d{1,15}$/.test(name)) throw notFound('Post')
    return postCard(db, frame, Number(name))
  })
}
