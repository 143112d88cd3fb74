import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLanguage, inLanguage, type Language } from '#shared/languages.ts'
import { etagOf, isFresh } from '../http/core/etag.ts'
import { chargeAnswer } from '../http/limits/costs.ts'
import { notFound } from '../http/core/errors.ts'
import { anyone } from '../http/core/guard.ts'
import { languageAsked } from '../http/core/language.ts'
import { siteOrigin } from '../http/core/origin.ts'
import type { Db } from '../db/outbox.ts'
import { openOutlines } from '../library/outline.ts'
import type { Services } from '../services.ts'
import {
  type Channel,
  type Frame,
  readCategoryFeed,
  readHome,
  readProfileFeed,
  readThreadFeed,
  readTopicFeed,
} from './entries.ts'
import { formats } from './formats.ts'
import { openShelf } from './timed-cache.ts'
import {
  listSitemaps,
  readSitemap,
  writeSitemap,
  writeSitemapIndex,
  type Place,
} from './sitemap.ts'
import { writeLlms, writeRobots, writeSecurity } from './plain.ts'
import { feedWords } from './feed-texts.ts'

type Params = { hashtag?: string; userId?: string; id?: string; name?: string }
/** `language`: as the address asks for; who reads feeds has no cookies and seldom wishes. */
type At = { db: Db; origin: string; self: string; params: Params; language: Language }
type Made = { type: string; body: string }

/** What other programs read: feeds, sitemaps, robots.txt, security.txt, llms.txt. No calls of the contract. */
export const feedRoutes = (app: FastifyInstance, { env, clock }: Services): void => {
  const offer = (path: string, make: (at: At) => Promise<Made>) =>
    app.get(path, { config: { guard: anyone.name } }, async (request, reply) => {
      await app.limiter.byAddress('read', request)
      const origin = siteOrigin(env, request)
      const language = languageAsked(request) ?? defaultLanguage
      const self = inLanguage(language, request.url.split('?', 1)[0] ?? path)
      const params = request.params as Params
      const made = await app.readReplica(request, (db) =>
        make({ db, origin, self, params, language }),
      )
      return sendText(request, reply, made)
    })

  const channels: Record<string, (db: Db, frame: Frame, params: Params) => Promise<Channel>> = {
    '': readHome,
    '/topic/:hashtag': (db, frame, { hashtag = '' }) => readTopicFeed(db, frame, hashtag),
    '/category/:name': (db, frame, { name = '' }) => readCategoryFeed(db, frame, name),
    '/profile/:userId': (db, frame, { userId = '' }) => readProfileFeed(db, frame, userId),
    '/post/:id': (db, frame, { id = '' }) => readThreadFeed(db, frame, postIdOf(id)),
  }
  for (const [path, read] of Object.entries(channels)) {
    for (const [ending, { type, write }] of Object.entries(formats)) {
      offer(`${path}/feed.${ending}`, async ({ db, params, language, ...at }) => {
        const frame = { site: env.SITE_NAME, words: feedWords[language] }
        return { type, body: await write(await read(db, frame, params), at) }
      })
    }
  }

  const xml = 'application/xml; charset=utf-8'
  const plain = 'text/plain; charset=utf-8'
  const sitemaps = openShelf<Place[]>(clock)
  offer('/sitemap.xml', async ({ db, origin }) => ({
    type: xml,
    body: writeSitemapIndex(origin, await listSitemaps(db)),
  }))
  offer('/sitemaps/:name.xml', async ({ db, origin, params: { name = '' } }) => {
    const places = await sitemaps.read(name, () =>
      readSitemap(db, name, () => openOutlines(env.DATA_DIR)),
    )
    if (places === null) throw notFound('Sitemap')
    return { type: xml, body: writeSitemap(origin, places) }
  })
  offer('/robots.txt', async ({ origin }) => ({ type: plain, body: writeRobots(origin) }))
  offer('/.well-known/security.txt', async ({ origin }) => ({
    type: plain,
    body: writeSecurity(origin, clock()),
  }))
  offer('/llms.txt', async ({ origin }) => ({
    type: plain,
    body: writeLlms(origin, env.SITE_NAME),
  }))
}

const postIdOf = (id: string): number => {
  if (!/^\d{1,15}$/.test(id)) throw notFound('Post')
  return Number(id)
}

const sendText = (request: FastifyRequest, reply: FastifyReply, { type, body }: Made) => {
  const etag = etagOf(body)
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (isFresh(request, etag)) {
    chargeAnswer(request, body.length)
    return reply.code(304).send()
  }
  return reply.header('content-type', type).send(body)
}
