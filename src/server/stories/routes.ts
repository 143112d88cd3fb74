import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/stories.ts'
import { mustBeVerified } from '../accounts/letters/verification.ts'
import { isHidden } from '../hiding/hidden.ts'
import { anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { watchExpiry } from './expiry.ts'
import { listStories, removeStory, writeStory } from './stories.ts'
import { countView } from './views.ts'
import { openVisitorNames } from './visitors.ts'

export const storyRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  const nameOf = openVisitorNames(db)
  const screened = openScreening(services)
  watchWhileOpen(app, services)

  route(app, calls.listStories, { guard: anyone }, async ({ viewer }) => {
    const stories = await listStories(services)
    if (!viewer) return stories
    const hidden = await app.hidden.of(viewer.id)
    return stories.filter(
      ({ author, content }) => !isHidden(hidden, { authorId: author.id, content }),
    )
  })

  route(app, calls.writeStory, { guard: writer, limit: 'story' }, ({ body, viewer, request }) => {
    mustBeVerified(services, viewer)
    const screening = screened(body.content, viewer, request)
    return writeStory(services, { ...body, author: viewer, at: clock(), screening })
  })

  route(app, calls.viewStory, { guard: anyone, limit: 'view' }, async (asked) => {
    const { params, viewer, request } = asked
    const visitor = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    return countView(db, {
      storyId: params.id,
      viewer: viewer?.id ?? (await nameOf(visitor, clock())),
      userId: viewer?.id ?? null,
    })
  })

  route(app, calls.removeStory, { guard: member }, ({ params, viewer }) =>
    removeStory(db, { id: params.id, userId: viewer.id }),
  )
}

const watchWhileOpen = (app: FastifyInstance, { db, log }: Services): void => {
  const onError = (error: unknown) => log.warn({ err: error }, 'Stories cannot be watched now')
  app.addHook('onClose', watchExpiry({ db, hub: app.hub, onError }))
}
