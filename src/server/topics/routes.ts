import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/topics.ts'
import { sendVersion } from '../http/etag.ts'
import { anyone } from '../http/guard.ts'
import { route } from '../http/route.ts'
import { viewPosts } from '../posts/feed.ts'
import type { Services } from '../services.ts'
import { listCategoryPostIds, listTopicPostIds, readTopic } from './topics.ts'

export const topicRoutes = (app: FastifyInstance, { db, clock }: Services): void => {
  route(app, calls.readTopic, { guard: anyone }, async ({ params, request, reply }) =>
    sendVersion(request, reply, JSON.stringify(await readTopic(db, params.hashtag, clock()))),
  )

  route(app, calls.listTopicPosts, { guard: anyone }, async (asked) => {
    const { params, query, viewer, request, reply } = asked
    const ids = await listTopicPostIds(db, params.hashtag, query)
    const posts = await viewPosts(db, ids, viewer?.id ?? null)
    return sendVersion(request, reply, JSON.stringify(posts))
  })

  route(app, calls.listCategoryPosts, { guard: anyone }, async (asked) => {
    const { params, query, viewer, request, reply } = asked
    const ids = await listCategoryPostIds(db, params.category, query)
    const posts = await viewPosts(db, ids, viewer?.id ?? null)
    return sendVersion(request, reply, JSON.stringify(posts))
  })
}
