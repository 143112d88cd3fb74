import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listPictures, listPicturesOf } from '#shared/media.ts'
import {
  listFriends,
  listLikedPosts,
  listOwnPosts,
  listPostsOf,
  readFollowing,
  readOwnProfile,
  readOwnStats,
  readProfile,
  readStats,
} from '#shared/people.ts'
import { pageSize, type Post } from '#shared/posts.ts'
import { call as browserCall, orEmpty } from '#web/call.ts'

/** Someone as anybody sees them. */
export const profileQuery = (userId: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['person', userId, 'profile'],
    queryFn: () => call(readProfile, { params: { userId } }),
  })

export const statsQuery = (userId: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['person', userId, 'stats'],
    queryFn: () => call(readStats, { params: { userId } }),
  })

/** Whether the viewer follows this person; a failure counts as not. */
export const followingQuery = (userId: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['person', userId, 'following'],
    queryFn: () =>
      call(readFollowing, { params: { userId } })
        .then(({ isFollowing }) => isFollowing)
        .catch(() => false),
  })

/** Every list of posts on a profile has a key that begins with this. */
export const postListKey = 'person-posts'
export type PostPages = InfiniteData<Post[]>

export const postsOfQuery = (userId: string, call: Call = browserCall) =>
  postPages([postListKey, userId], (before) =>
    call(listPostsOf, { params: { userId }, query: { before } }),
  )

/** What the viewer likes; nobody else can read it. */
export const likedQuery = (call: Call = browserCall) =>
  postPages([postListKey, 'liked'], (before) =>
    orEmpty(call(listLikedPosts, { query: { before } }), []),
  )

const postPages = (queryKey: string[], read: (before: number | undefined) => Promise<Post[]>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: Post[]) => (page.length < pageSize.feed ? undefined : page.at(-1)?.id),
  })

/** What its owner alone sees begins with this key. */
const ownKey = 'own'

export const ownProfileQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: [ownKey, 'profile'], queryFn: () => call(readOwnProfile, {}) })

export const ownStatsQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: [ownKey, 'stats'], queryFn: () => call(readOwnStats, {}) })

export const ownPostsQuery = (call: Call = browserCall) =>
  postPages([postListKey, ownKey], (before) =>
    orEmpty(call(listOwnPosts, { query: { before } }), []),
  )

export const picturesQuery = () =>
  queryOptions({
    queryKey: [ownKey, 'pictures'],
    queryFn: () => orEmpty(browserCall(listPictures, {}), []),
  })

export const picturesOfQuery = (userId: string) =>
  queryOptions({
    queryKey: ['person', userId, 'pictures'],
    queryFn: () => browserCall(listPicturesOf, { params: { userId } }),
  })

export const friendsQuery = () =>
  queryOptions({
    queryKey: [ownKey, 'friends'],
    queryFn: () => orEmpty(browserCall(listFriends, {}), []),
  })
