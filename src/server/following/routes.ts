import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/following.ts'
import { isBlockedBy } from '../hiding/assert-not-blocked.ts'
import { notFound } from '../http/core/errors.ts'
import { anyone, member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { readStats } from '../people/profiles.ts'
import type { Services } from '../services.ts'
import { viewFollowedPosts } from './feed.ts'
import { listFollowed, listFollowers } from './people.ts'
import { followTopic, isFollowingTopic, listFollowedTopics, unfollowTopic } from './topics.ts'

export const followingRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  route(app, calls.listFollowedPosts, { guard: member }, async ({ query, viewer, request }) => {
    const { people: unseen } = await app.hidden.of(viewer.id)
    return app.readReplica(request, (reads) =>
      viewFollowedPosts(reads, { ...query, userId: viewer.id, unseen }),
    )
  })

  route(app, calls.readTopicFollow, { guard: anyone }, async ({ params, viewer }) => ({
    isFollowing: viewer !== null && (await isFollowingTopic(db, { ...params, userId: viewer.id })),
  }))

  route(app, calls.followTopic, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    followTopic(db, { ...params, userId: viewer.id, at: clock() }),
  )

  route(app, calls.unfollowTopic, { guard: member, limit: 'like' }, ({ params, viewer }) =>
    unfollowTopic(db, { ...params, userId: viewer.id }),
  )

  route(app, calls.listFollowedTopics, { guard: member }, ({ viewer }) =>
    listFollowedTopics(db, viewer.id),
  )

  for (const [endpoint, list] of [
    [calls.listFollowers, listFollowers],
    [calls.listFollowed, listFollowed],
  ] as const) {
    route(app, endpoint, { guard: anyone }, async ({ params, query, viewer }) => {
      const page = { ...params, ...query, viewerId: viewer?.id ?? null }
      if (viewer && (await isBlockedBy(db, { userId: params.userId, viewerId: viewer.id })))
        throw notFound('User')
      await readStats(db, params.userId)
      return list(db, page)
    })
  }
}
