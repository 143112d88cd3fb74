import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/search.ts'
import { anyone } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { search, suggest } from './search.ts'

export const searchRoutes = (app: FastifyInstance, { clock }: Services): void => {
  route(app, calls.search, { guard: anyone, limit: 'search' }, ({ query, viewer, request }) =>
    app.readReplica(request, (reads) =>
      search(reads, { query, viewerId: viewer?.id ?? null, now: clock() }),
    ),
  )

  route(app, calls.suggest, { guard: anyone, limit: 'search' }, ({ query, viewer, request }) =>
    app.readReplica(request, (reads) =>
      suggest(reads, { q: query.q, viewerId: viewer?.id ?? null }),
    ),
  )
}
