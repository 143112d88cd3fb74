import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { follow, type Profile, unfollow } from '#shared/people.ts'
import { type Post, toggleLike } from '#shared/posts.ts'
import { call, statusOf } from '#web/call.ts'
import { changePost } from '#web/posts/live-patches.ts'
import { reasonFor } from '#web/posts/refusals.ts'
import { people as words } from '#web/texts/people.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { followingQuery, type PostPages, postListKey, profileQuery } from './queries.ts'

/** Follows someone or ends it, whichever is wished; shown at once, taken back if it is refused. */
export const useFollowing = (userId: string) => {
  const cache = useQueryClient()
  const show = (isFollowing: boolean, count: (before: number) => number) => {
    cache.setQueryData(followingQuery(userId).queryKey, isFollowing)
    cache.setQueryData(
      profileQuery(userId).queryKey,
      (profile: Profile | undefined) =>
        profile && { ...profile, followersCount: Math.max(0, count(profile.followersCount)) },
    )
  }
  return useMutation({
    scope: { id: `follow:${userId}` },
    mutationFn: (isFollowing: boolean) =>
      call(isFollowing ? follow : unfollow, { params: { userId } }),
    onMutate: (isFollowing) => show(isFollowing, (count) => count + (isFollowing ? 1 : -1)),
    onSuccess: ({ isFollowing, followersCount }) => {
      show(isFollowing, () => followersCount)
      toast({ title: isFollowing ? words.followed : words.unfollowed })
    },
    onError: (error, isFollowing) => {
      show(!isFollowing, (count) => count - (isFollowing ? 1 : -1))
      refuse(error, words.followNeedsLogin, isFollowing ? words.followFailed : words.unfollowFailed)
    },
  })
}

/** Likes a post on a profile, or takes the like back; shown at once, taken back if it is refused. */
export const useToggling = ({ id: postId, isLiked, likesCount }: Post) => {
  const cache = useQueryClient()
  const show = (isLikedNow: boolean, count: number) => {
    const change = <P extends Post>(post: P): P => ({
      ...post,
      isLiked: isLikedNow,
      likesCount: Math.max(0, count),
    })
    changePost(cache, postId, change)
    changeListed(cache, postId, change)
  }
  return useMutation({
    mutationFn: () => call(toggleLike, { params: { id: postId } }),
    onMutate: () => show(!isLiked, likesCount + (isLiked ? -1 : 1)),
    onSuccess: ({ liked, likesCount: count }) => show(liked, count),
    onError: (error) => {
      show(isLiked, likesCount)
      refuse(error, words.likeNeedsLogin, words.likeFailed)
    },
  })
}

/** What only somebody who is signed in may do. */
export const askToSignIn = (detail: string): void => toast({ title: words.needsLogin, detail })

const refuse = (error: unknown, needsLogin: string, otherwise: string): void => {
  if (statusOf(error) === 401) return askToSignIn(needsLogin)
  toast({ title: siteTexts.error, detail: reasonFor(error, otherwise), isDestructive: true })
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
