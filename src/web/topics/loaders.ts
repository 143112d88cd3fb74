import { redirect } from 'react-router'
import { debateQuery, debatesQuery, wordsAsked } from '#web/arguments/queries.ts'
import { reads } from '#web/data/loading.ts'
import { whyQuery } from '#web/trending/queries.ts'
import { topicPath } from './paths.ts'
import { categoryOf, categoryPostsQuery, placeOf, topicPostsQuery, topicQuery } from './queries.ts'

/** What the screens of topics and categories read. */
export const topicLoaders = {
  topic: reads(async ({ cache, call }, { params: { hashtag = '' }, request }) => {
    const { search, searchParams } = new URL(request.url)
    const place = placeOf(searchParams)
    const [topic] = await Promise.all([
      cache.ensureQueryData(topicQuery(hashtag, call)),
      // the page can do without it
      cache.prefetchQuery(whyQuery(hashtag, call)),
      cache.ensureInfiniteQueryData(topicPostsQuery(hashtag, place, call)),
    ])
    // every spelling leads to the one address of the topic
    if (topic.hashtag !== hashtag) return redirect(`${topicPath(topic.hashtag)}${search}`, 308)
    return null
  }),

  category: reads(async ({ cache, call }, { params: { name }, request }) => {
    const category = categoryOf(name)
    if (!category) throw Object.assign(new Error('No such category'), { status: 404 })
    const place = placeOf(new URL(request.url).searchParams)
    await cache.ensureInfiniteQueryData(categoryPostsQuery(category, place, call))
    return null
  }),

  debates: reads(async ({ cache, call }, { request }) => {
    const q = wordsAsked(new URL(request.url).searchParams)
    await cache.ensureQueryData(debatesQuery(q, call))
    return null
  }),

  debate: reads(async ({ cache, call }, { params: { id = '' } }) => {
    await cache.ensureQueryData(debateQuery(id, call))
    return null
  }),
}
