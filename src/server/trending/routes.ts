import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/trending.ts'
import { cachedJson } from '../changes/cached-json.ts'
import { sendVersion } from '../http/core/etag.ts'
import { anyone } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { listTrending } from './ranking.ts'
import { whyTrending } from './why.ts'

const againMs = 1_000

export const trendingRoutes = (app: FastifyInstance, { db, log }: Services): void => {
  const trending = cachedJson({
    hub: app.hub,
    make: () => listTrending(db),
    tags: ['use'],
    onChange: () => app.hub.tell({ kind: 'trending' }),
    onError: (error) => log.warn({ err: error }, 'Trending topics cannot be counted'),
    againMs,
  })
  app.addHook('onClose', async () => trending.close())

  route(app, calls.listTrending, { guard: anyone }, async ({ request, reply }) =>
    sendVersion(request, reply, await trending.read()),
  )

  route(app, calls.whyTrending, { guard: anyone }, ({ params }) => whyTrending(db, params.hashtag))
}
