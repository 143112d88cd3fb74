import { z } from 'zod'
import { commentCharacter, stance } from './characters.ts'
import { offsetMost } from './constants.ts'
import { endpoint, moment, optionalText, wholeNumber } from './endpoint.ts'
import { pageSize, post } from './posts.ts'
import { category, trendingTopic } from './trending.ts'

/** Days that a topic's curve covers, today the last. */
export const curveDays = 30
/** How deep the most active discussions are looked for, among the newest of a topic or category. */
export const activeAmong = 500

/** A hashtag as it stands in an address: without '#'; what cannot be one is nobody's topic. */
export const hashtagParam = z.object({ hashtag: optionalText('hashtag', 100) })

/** Where a character stood last on something that is discussed under a hashtag. */
export const standing = z
  .object({
    character: commentCharacter,
    stance,
    postId: z.number(),
    commentId: z.number(),
    at: moment,
  })
  .meta({ id: 'Standing' })
export type Standing = z.infer<typeof standing>

/** `about` is what the stances are for or against. */
export const topicView = z
  .object({ about: z.string(), standings: z.array(standing) })
  .meta({ id: 'TopicView' })

export const topic = trendingTopic
  .extend({
    views: z.array(topicView),
    related: z.array(trendingTopic),
    /** Discussions opened on each day (UTC), oldest first. */
    curve: z.array(z.object({ day: z.iso.date(), posts: z.number() })),
  })
  .meta({ id: 'Topic' })
export type Topic = z.infer<typeof topic>

export const readTopic = endpoint('GET', '/api/topics/{hashtag}', {
  who: 'anyone',
  summary: 'A hashtag: where the characters stand on it, related ones, its last 30 days',
  hasVersion: true,
  params: hashtagParam,
  answer: topic,
})

export const order = z.enum(['newest', 'active'])
export type Order = z.infer<typeof order>

const page = z.object({
  order: order.default('newest'),
  limit: wholeNumber('limit', { min: 1, max: pageSize.most }).default(pageSize.feed),
  offset: wholeNumber('offset', { max: offsetMost }).default(0),
  before: wholeNumber('before').optional(),
})

export const listTopicPosts = endpoint('GET', '/api/topics/{hashtag}/posts', {
  who: 'anyone',
  summary: 'Posts with a hashtag, newest or most active first; `before` is the id of the last one',
  hasVersion: true,
  params: hashtagParam,
  query: page,
  answer: z.array(post),
})

export const listCategoryPosts = endpoint('GET', '/api/categories/{category}/posts', {
  who: 'anyone',
  summary: 'Posts of a category, newest or most active first',
  hasVersion: true,
  params: z.object({ category }),
  query: page,
  answer: z.array(post),
})
