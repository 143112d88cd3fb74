import { z } from 'zod'
import { endpoint, wholeNumber } from './endpoint.ts'
import { pageSize, post } from './posts.ts'
import { hashtagParam } from './topics.ts'
import { author, userParam } from './users.ts'

/** So many people and topics one may follow. */
export const followedMost = { people: 1_000, topics: 200 } as const
/** People on one page of a list. */
export const peopleShown = 30

const page = z.object({
  limit: wholeNumber('limit', { min: 1, max: pageSize.feed }).default(pageSize.feed),
  before: wholeNumber('before').optional(),
})

export const listFollowedPosts = endpoint('GET', '/api/posts/following', {
  who: 'member',
  summary:
    'Posts of people and under topics that one follows, and one’s own, newest first; `before` is the id of the last one read',
  query: page,
  answer: z.array(post),
})

const topicFollow = z.object({ isFollowing: z.boolean() }).meta({ id: 'TopicFollow' })

export const readTopicFollow = endpoint('GET', '/api/topics/{hashtag}/following', {
  who: 'anyone',
  summary: 'Whether the viewer follows a topic; a visitor does not',
  params: hashtagParam,
  answer: topicFollow,
})

export const followTopic = endpoint('POST', '/api/topics/{hashtag}/follow', {
  who: 'member',
  summary: 'Follow a topic, in all its spellings; asked twice, it counts once',
  params: hashtagParam,
  answer: topicFollow,
})

export const unfollowTopic = endpoint('DELETE', '/api/topics/{hashtag}/follow', {
  who: 'member',
  summary: 'Follow a topic no longer',
  params: hashtagParam,
  answer: topicFollow,
})

/** A topic by the spelling that names it. */
export const followedTopic = z
  .object({ id: z.string(), hashtag: z.string() })
  .meta({ id: 'FollowedTopic' })
export type FollowedTopic = z.infer<typeof followedTopic>

export const listFollowedTopics = endpoint('GET', '/api/user/topics', {
  who: 'member',
  summary: 'Topics that one follows, the latest first',
  answer: z.array(followedTopic),
})

const peoplePage = z.object({ offset: wholeNumber('offset', { max: 10_000 }).default(0) })

export const listFollowers = endpoint('GET', '/api/users/{userId}/followers', {
  who: 'anyone',
  summary: 'Who follows somebody, the latest first',
  params: userParam,
  query: peoplePage,
  answer: z.array(author),
})

export const listFollowed = endpoint('GET', '/api/users/{userId}/followed', {
  who: 'anyone',
  summary: 'Whom somebody follows, the latest first',
  params: userParam,
  query: peoplePage,
  answer: z.array(author),
})
