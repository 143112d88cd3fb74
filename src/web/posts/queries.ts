import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listPosts, readPost, type Post, type Thread } from '#shared/posts.ts'
import { call as browserCall } from '#web/call.ts'

const feedKey = ['posts'] as const

/** The newest posts; what was read further down stays when newer ones come in. */
export const feedQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: feedKey,
    queryFn: async ({ client }) => {
      const now = await call(listPosts, {})
      return mergeFeeds(client.getQueryData<Post[]>(feedKey), now)
    },
  })

export const threadQuery = (id: number, call: Call = browserCall) =>
  queryOptions<Thread>({
    queryKey: ['post', id],
    queryFn: () => call(readPost, { params: { id } }),
  })

/** Every list of older posts; patches.ts keeps all of them up to date. */
export const previousKey = ['previous-posts'] as const
export const previousOnHomeKey = [...previousKey, 'home'] as const

/**
 * A new reading of the feed (newest first) over the old one: posts older than the reading's last
 * stay, or the end of the page would vanish while somebody reads it.
 */
export const mergeFeeds = (before: Post[] | undefined, now: Post[]): Post[] => {
  const oldest = now.at(-1)?.id
  if (!before || oldest === undefined) return now
  return [...now, ...before.filter(({ id }) => id < oldest)]
}
