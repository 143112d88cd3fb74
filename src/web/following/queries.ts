import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import {
  followTopic,
  listFollowed,
  listFollowedPosts,
  listFollowedTopics,
  listFollowers,
  peopleShown,
  readTopicFollow,
  unfollowTopic,
} from '#shared/following.ts'
import { pageSize, type Post } from '#shared/posts.ts'
import { tagKey } from '#shared/text.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { previousKey } from '#web/posts/queries.ts'
import { following as words } from './following.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

export const followedKey = [...previousKey, 'following'] as const

/** Posts of people and under topics that the viewer follows, a page after the other. */
export const followedPostsQuery = (call: Call = browserCall) =>
  infiniteQueryOptions({
    queryKey: followedKey,
    queryFn: ({ pageParam: before }) => call(listFollowedPosts, { query: { before } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: Post[]) => (page.length < pageSize.feed ? undefined : page.at(-1)?.id),
  })

/** One look in so many ms whether there is something newer; it waits behind a button. */
const lookEveryMs = 30_000

/** The id of the newest of these posts; null: there is none. */
export const newestFollowedQuery = queryOptions({
  queryKey: ['newest-followed'],
  queryFn: async () =>
    (await browserCall(listFollowedPosts, { query: { limit: 1 } }))[0]?.id ?? null,
  refetchInterval: lookEveryMs,
  staleTime: lookEveryMs,
})

export const followedTopicsQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['own', 'topics'], queryFn: () => call(listFollowedTopics, {}) })

export const topicFollowQuery = (hashtag: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['topic-follow', tagKey(hashtag)],
    queryFn: async () => (await call(readTopicFollow, { params: { hashtag } })).isFollowing,
  })

/** Follows a topic or ends it, whichever is wished; shown at once, taken back if it is refused. */
export const useTopicFollow = (hashtag: string) => {
  const cache = useQueryClient()
  const { queryKey } = topicFollowQuery(hashtag)
  return useMutation({
    scope: { id: `topic-follow:${tagKey(hashtag)}` },
    mutationFn: (isWished: boolean) =>
      browserCall(isWished ? followTopic : unfollowTopic, { params: { hashtag } }),
    onMutate: (isWished) => cache.setQueryData(queryKey, isWished),
    onSuccess: ({ isFollowing }) => {
      cache.setQueryData(queryKey, isFollowing)
      toast({ title: isFollowing ? words.topicFollowed : words.topicUnfollowed })
      void cache.invalidateQueries({ queryKey: followedTopicsQuery().queryKey })
      void cache.invalidateQueries({ queryKey: followedKey })
    },
    onError: (error, isWished) => {
      cache.setQueryData(queryKey, !isWished)
      toast({
        title: siteTexts.error,
        detail: wordsFor(error, siteTexts.failed),
        isDestructive: true,
      })
    },
  })
}

export type PeopleList = 'followers' | 'followed'

/** Who follows somebody, or whom they follow. */
export const peopleQuery = (userId: string, list: PeopleList, call: Call = browserCall) =>
  infiniteQueryOptions({
    queryKey: ['person', userId, list],
    queryFn: ({ pageParam: offset }) =>
      call(list === 'followers' ? listFollowers : listFollowed, {
        params: { userId },
        query: { offset },
      }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.length < peopleShown ? undefined : pages.length * peopleShown,
  })
