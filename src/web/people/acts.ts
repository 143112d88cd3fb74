import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { follow, type Profile, unfollow } from '#shared/people.ts'
import { type Post, toggleLike } from '#shared/posts.ts'
import { call, statusOf, wordsFor } from '#web/call.ts'
import { changePost } from '#web/posts/patches.ts'
import { people as words } from '#texts/people.ts'
import { site as siteTexts } from '#texts/site.ts'
import { toast } from '#web/ui/toasts.ts'
import { followingQuery, type PostPages, postListKey, profileQuery } from './queries.ts'

/** Follows someone or ends it, whichever is wished. */
export const useFollowing = (userId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isFollowing: boolean) =>
      call(isFollowing ? follow : unfollow, { params: { userId } }),
    onSuccess: ({ isFollowing, followersCount }) => {
      cache.setQueryData(followingQuery(userId).queryKey, isFollowing)
      cache.setQueryData(
        profileQuery(userId).queryKey,
        (profile: Profile | undefined) => profile && { ...profile, followersCount },
      )
      toast({ title: isFollowing ? words.followed : words.unfollowed })
    },
    onError: (error, isFollowing) =>
      refuse(
        error,
        words.followNeedsLogin,
        isFollowing ? words.followFailed : words.unfollowFailed,
      ),
  })
}

/** Likes a post on a profile, or takes the like back. */
export const useToggling = (postId: number) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(toggleLike, { params: { id: postId } }),
    onSuccess: ({ liked, likesCount }) => {
      const change = <P extends Post>(post: P): P => ({ ...post, isLiked: liked, likesCount })
      changePost(cache, postId, change)
      changeListed(cache, postId, change)
    },
    onError: (error) => refuse(error, words.likeNeedsLogin, words.likeFailed),
  })
}

/** What only somebody who is signed in may do. */
export const askToSignIn = (detail: string): void => toast({ title: words.needsLogin, detail })

const refuse = (error: unknown, needsLogin: string, otherwise: string): void => {
  if (statusOf(error) === 401) return askToSignIn(needsLogin)
  toast({ title: siteTexts.error, detail: wordsFor(error, otherwise), isDestructive: true })
}

/** Changes a post in every list of a profile. */
const changeListed = (cache: QueryClient, postId: number, change: (post: Post) => Post): void => {
  cache.setQueriesData(
    { queryKey: [postListKey] },
    (list: PostPages | undefined) =>
      list && {
        ...list,
        pages: list.pages.map((page) =>
          page.map((post) => (post.id === postId ? change(post) : post)),
        ),
      },
  )
}
