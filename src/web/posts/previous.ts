import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listPosts, pageSize, type Post } from '#shared/posts.ts'
import { call as browserCall } from '#web/call.ts'
import { previousKey, previousOnHomeKey } from './queries.ts'

/** What comes after the feed, 20 posts a page from page 0 on. */
export const previousOnHomeQuery = () =>
  infiniteQueryOptions({
    queryKey: previousOnHomeKey,
    queryFn: ({ pageParam }) => {
      const offset = pageSize.feed + pageParam * pageSize.previousOnHome
      return browserCall(listPosts, { query: { limit: pageSize.previousOnHome, offset } })
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < pageSize.previousOnHome ? undefined : pages.length,
  })

/** All posts from the `from`th on, 10 at a time; each further page starts after those displayed. */
export const previousPageQuery = (from: number, call: Call = browserCall) =>
  infiniteQueryOptions({
    queryKey: [...previousKey, 'page', from],
    queryFn: ({ pageParam: offset }) =>
      call(listPosts, { query: { limit: pageSize.previousPage, offset } }),
    initialPageParam: from,
    getNextPageParam: (last, pages) =>
      last.length < pageSize.previousPage ? undefined : from + pages.flat().length,
  })

/** The posts of all pages. New ones push others on to the next page: duplicates by id are dropped. */
export const postsOf = (data: InfiniteData<Post[]> | undefined, but: Post[] = []): Post[] => {
  const known = new Set(but.map(({ id }) => id))
  return (data?.pages.flat() ?? []).filter(({ id }) => {
    const isNew = !known.has(id)
    known.add(id)
    return isNew
  })
}

/** The `?offset=` of an address; 0 for anything that is no place in the list. */
export const offsetOf = (search: URLSearchParams): number => {
  const offset = search.get('offset') ?? ''
  return /^\d{1,6}$/.test(offset) ? Number(offset) : 0
}
