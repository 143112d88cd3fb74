import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/people.ts'
import { notFound } from '../http/core/errors.ts'
import { anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { isBlockedBy } from '../hiding/assert-not-blocked.ts'
import { isFollowing, readFriends, setFollow } from './follows.ts'
import { viewLikedPosts, viewPostsOf } from './lists.ts'
import { findNamed } from './named.ts'
import { changeProfile, readOwnProfile, readProfile, readStats } from './profiles.ts'

export const peopleRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, env, clock } = services
  const screening = openScreening(services)

  /** Where somebody has blocked the viewer there is nobody. */
  const mustBeOpen = async (viewer: { id: string } | null, userId: string) => {
    if (viewer && (await isBlockedBy(db, { userId, viewerId: viewer.id }))) throw notFound('User')
  }

  route(app, calls.readProfile, { guard: anyone }, async ({ params, viewer, request }) => {
    await mustBeOpen(viewer, params.userId)
    return app.readReplica(request, (reads) => readProfile(reads, params.userId))
  })

  route(app, calls.findNamed, { guard: anyone }, ({ params }) => findNamed(db, params.name))

  route(app, calls.readStats, { guard: anyone }, ({ params, request }) =>
    app.readReplica(request, (reads) => readStats(reads, params.userId)),
  )

  route(app, calls.listPostsOf, { guard: anyone }, ({ params, query, viewer, request }) =>
    app.readReplica(request, async (reads) => {
      await readStats(reads, params.userId)
      return viewPostsOf(reads, { ...params, ...query, viewerId: viewer?.id ?? null })
    }),
  )

  route(app, calls.readFollowing, { guard: anyone }, async ({ params, viewer }) => ({
    isFollowing:
      viewer !== null &&
      (await isFollowing(db, { followerId: viewer.id, followedId: params.userId })),
  }))

  for (const [endpoint, wished] of [
    [calls.follow, true],
    [calls.unfollow, false],
  ] as const) {
    route(
      app,
      endpoint,
      { guard: wished ? writer : member, limit: 'like' },
      async ({ params, viewer }) => {
        const { blocked } = await app.hidden.of(viewer.id)
        if (wished && blocked.has(params.userId)) throw notFound('User')
        return setFollow(db, {
          followerId: viewer.id,
          followedId: params.userId,
          isFollowing: wished,
          at: clock(),
        })
      },
    )
  }

  route(app, calls.readOwnProfile, { guard: member }, ({ viewer }) => readOwnProfile(db, viewer.id))

  route(app, calls.readOwnStats, { guard: member }, ({ viewer }) => readStats(db, viewer.id))

  route(app, calls.listOwnPosts, { guard: member }, ({ query, viewer: { id } }) =>
    viewPostsOf(db, { ...query, userId: id, viewerId: id }),
  )

  route(app, calls.listLikedPosts, { guard: member }, ({ query, viewer }) =>
    viewLikedPosts(db, { ...query, userId: viewer.id }),
  )

  route(app, calls.listFriends, { guard: member }, ({ viewer }) => readFriends(db, viewer.id))

  route(app, calls.changeProfile, { guard: writer, limit: 'profile' }, async (asked) => {
    const { body, viewer, request } = asked
    const screened = (words: string) => screening(words, viewer, request)
    const change = { userId: viewer.id, changes: body, at: clock() }
    const changed = await changeProfile(db, { ...change, screened, site: env.SITE_NAME })
    app.viewers.forget(request)
    return changed
  })
}
