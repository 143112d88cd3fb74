import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isFresh } from '../http/etag.ts'
import { notFound } from '../http/errors.ts'
import { anyone } from '../http/guard.ts'
import { siteOrigin } from '../http/origin.ts'
import type { Db } from '../db/outbox.ts'
import type { Services } from '../services.ts'
import {
  type Channel,
  readHome,
  readProfileFeed,
  readThreadFeed,
  readTopicFeed,
} from './entries.ts'
import { formats } from './formats.ts'
import { openShelf } from './shelf.ts'
import { listSitemaps, readSitemap, writeSitemap, writeSitemapIndex } from './sitemap.ts'
import { writeLlms, writeRobots } from './plain.ts'

type Params = { hashtag?: string; userId?: string; id?: string; name?: string }
type Made = { type: string; body: string }

/** What other programs read: feeds, sitemaps, robots.txt, llms.txt. No calls of the contract. */
export const feedRoutes = (app: FastifyInstance, { env, clock }: Services): void => {
  const offer = (
    path: string,
    make: (at: { db: Db; origin: string; self: string; params: Params }) => Promise<Made>,
  ) =>
    app.get(path, { config: { guard: anyone.name } }, async (request, reply) => {
      await app.limiter.byAddress('read', request)
      const origin = siteOrigin(env, request)
      const self = request.url.split('?', 1)[0] ?? path
      const params = request.params as Params
      const made = await app.lagging(request, (db) => make({ db, origin, self, params }))
      return sendText(request, reply, made)
    })

  const channels: Record<string, (db: Db, params: Params) => Promise<Channel>> = {
    '': (db) => readHome(db, env.SITE_NAME),
    '/topic/:hashtag': (db, { hashtag = '' }) => readTopicFeed(db, env.SITE_NAME, hashtag),
    '/profile/:userId': (db, { userId = '' }) => readProfileFeed(db, env.SITE_NAME, userId),
    '/post/:id': (db, { id = '' }) => readThreadFeed(db, env.SITE_NAME, postIdOf(id)),
  }
  for (const [path, read] of Object.entries(channels)) {
    for (const [ending, { type, write }] of Object.entries(formats)) {
      offer(`${path}/feed.${ending}`, async ({ db, params, ...at }) => ({
        type,
        body: await write(await read(db, params), at),
      }))
    }
  }

  const xml = 'application/xml; charset=utf-8'
  const plain = 'text/plain; charset=utf-8'
  const sitemaps = openShelf(clock)
  offer('/sitemap.xml', async ({ db, origin }) => ({
    type: xml,
    body: writeSitemapIndex(origin, await listSitemaps(db)),
  }))
  offer('/sitemaps/:name.xml', async ({ db, origin, params: { name = '' } }) => {
    const body = await sitemaps.read(`${origin} ${name}`, async () => {
      const places = await readSitemap(db, name)
      return places && writeSitemap(origin, places)
    })
    if (body === null) throw notFound('Sitemap')
    return { type: xml, body }
  })
  offer('/robots.txt', async ({ origin }) => ({ type: plain, body: writeRobots(origin) }))
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
  if (isFresh(request, etag)) return reply.code(304).send()
  return reply.header('content-type', type).send(body)
}
