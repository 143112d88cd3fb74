import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import * as calls from '#shared/bookmarks.ts'
import type { Call } from '#shared/endpoint.ts'
import { pageSize } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { call as browserCall, orEmpty } from '#web/call.ts'
import { bookmarks as texts } from '#web/texts/bookmarks.en.ts'
import { useRead } from '#web/data/useRead.ts'
import { previousKey } from './queries.ts'
import { tellFailure } from './refusals.ts'

const idsQuery = queryOptions({
  queryKey: ['bookmark-ids'],
  queryFn: () => orEmpty(browserCall(calls.listBookmarkIds, {}), []),
})

/** The bookmarked posts, latest bookmark first. */
export const bookmarksQuery = (call: Call = browserCall) =>
  infiniteQueryOptions({
    queryKey: [...previousKey, 'bookmarks'],
    queryFn: ({ pageParam: offset }) =>
      orEmpty(call(calls.listBookmarks, { query: { limit: pageSize.feed, offset } }), []),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < pageSize.feed ? undefined : pages.flat().length,
  })

const tell = (error: Error) => tellFailure(error, texts.failed)

/** Whether a post is bookmarked; the wished state shows at once and is taken back on a refusal. */
export const useBookmark = (postId: number) => {
  const cache = useQueryClient()
  const isMember = useViewer() !== null
  const ids = useRead({ ...idsQuery, enabled: isMember }) ?? []
  const show = (isMarked: boolean) =>
    cache.setQueryData(idsQuery.queryKey, (known = []) =>
      isMarked ? [postId, ...known] : known.filter((id) => id !== postId),
    )
  const marking = useMutation({
    mutationFn: (isMarked: boolean) =>
      browserCall(isMarked ? calls.addBookmark : calls.removeBookmark, { params: { id: postId } }),
    onMutate: show,
    onSuccess: () => cache.invalidateQueries({ queryKey: bookmarksQuery().queryKey }),
    onError: (error, isMarked) => {
      show(!isMarked)
      tell(error)
    },
  })
  /** Who presses before the marks have come means the other of what is true. */
  const toggle = async () => {
    const known = await cache.ensureQueryData(idsQuery)
    marking.mutate(!known.includes(postId))
  }
  return { isMember, isMarked: ids.includes(postId), toggle: () => void toggle().catch(tell) }
}
