import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/topics.ts'
import { sendVersion } from '../http/core/etag.ts'
import { anyone } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import type { Viewer } from '../http/core/viewer.ts'
import { viewPosts } from '../posts/feed.ts'
import type { Services } from '../services.ts'
import { listCategoryPostIds, listTopicPostIds, readTopic } from './topics.ts'

export const topicRoutes = (app: FastifyInstance, { clock }: Services): void => {
  const unseenBy = async (viewer: Viewer | null) =>
    viewer ? [...(await app.hidden.of(viewer.id)).people] : []

  route(app, calls.readTopic, { guard: anyone }, async ({ params, request, reply }) =>
    sendVersion(
      request,
      reply,
      await app.readReplica(request, (reads) => readTopic(reads, params.hashtag, clock())),
    ),
  )

  route(app, calls.listTopicPosts, { guard: anyone }, async (asked) => {
    const { params, query, viewer, request, reply } = asked
    const page = { ...query, without: await unseenBy(viewer) }
    const posts = await app.readReplica(request, async (reads) =>
      viewPosts(reads, await listTopicPostIds(reads, params.hashtag, page), viewer?.id ?? null),
    )
    return sendVersion(request, reply, posts)
  })

  route(app, calls.listCategoryPosts, { guard: anyone }, async (asked) => {
    const { params, query, viewer, request, reply } = asked
    const page = { ...query, without: await unseenBy(viewer) }
    const posts = await app.readReplica(request, async (reads) =>
      viewPosts(reads, await listCategoryPostIds(reads, params.category, page), viewer?.id ?? null),
    )
    return sendVersion(request, reply, posts)
  })
}
