import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { pageSize, type Post } from '#shared/posts.ts'
import { listCategoryPosts, listTopicPosts, type Order, readTopic } from '#shared/topics.ts'
import { categories, type Category } from '#shared/trending.ts'
import { tagKey } from '#shared/text.ts'
import { call as browserCall } from '#web/call.ts'
import { previousKey } from '#web/posts/queries.ts'

export const topicQuery = (hashtag: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['topic', tagKey(hashtag)],
    queryFn: () => call(readTopic, { params: { hashtag } }),
  })

/** Where a page of a list begins: before an id, or so far down. */
export type Place = { order: Order; before?: number; offset?: number }
type Read = (query: Place) => Promise<Post[]>

export const topicPostsQuery = (hashtag: string, place: Place, call: Call = browserCall) =>
  postPages(['topic', tagKey(hashtag)], place, (query) =>
    call(listTopicPosts, { params: { hashtag }, query }),
  )

export const categoryPostsQuery = (category: Category, place: Place, call: Call = browserCall) =>
  postPages(['category', category], place, (query) =>
    call(listCategoryPosts, { params: { category }, query }),
  )

export type PostPages = ReturnType<typeof postPages>

const postPages = (of: string[], place: Place, read: Read) =>
  infiniteQueryOptions({
    queryKey: [...previousKey, ...of, place],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: place,
    getNextPageParam: (last: Post[], _pages, from: Place) => nextPlace(last, from),
  })

/** Where what comes after a page begins; undefined: it was the last. */
export const nextPlace = (page: Post[], { order, offset = 0 }: Place): Place | undefined => {
  if (page.length < pageSize.feed) return undefined
  return order === 'active'
    ? { order, offset: offset + page.length }
    : { order, before: page.at(-1)?.id }
}

const digits = /^\d{1,15}$/

/** The place that an address names, so that lists can be read on without JavaScript. */
export const placeOf = (search: URLSearchParams): Place => {
  const number = (name: string) => {
    const text = search.get(name) ?? ''
    return digits.test(text) ? Number(text) : undefined
  }
  return search.get('order') === 'active'
    ? { order: 'active', offset: Math.min(number('offset') ?? 0, 1_000_000) }
    : { order: 'newest', before: number('before') }
}

/** The address of a place, as a query. */
export const searchOf = ({ order, before, offset }: Place): string => {
  const search = new URLSearchParams(order === 'active' ? { order } : {})
  if (before !== undefined) search.set('before', String(before))
  if (offset) search.set('offset', String(offset))
  return `?${search.toString()}`
}

/** The category that an address names, however it is written. */
export const categoryOf = (name = ''): Category | undefined =>
  categories.find((one) => one.toLowerCase() === name.toLowerCase())
