import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { PostCard } from '#web/posts/PostCard.tsx'
import { postsOf } from '#web/posts/previous.ts'
import { following as words } from './following.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { FollowedTopics } from './FollowedTopics.tsx'
import { followedPostsQuery, newestFollowedQuery } from './queries.ts'

/** What people and topics have that the viewer follows, and what they wrote themselves, newest first. */
export const FollowingFeed = () => {
  const reading = useInfiniteQuery(followedPostsQuery())
  const posts = postsOf(reading.data)
  if (reading.isError) return <Empty icon="triangle-alert">{siteTexts.failed}</Empty>
  if (reading.isPending) return <CardSkeletons />
  return (
    <div className="feed space-y-3 sm:space-y-5">
      <FollowedTopics />
      <Newer than={posts[0]?.id ?? 0} />
      {posts.length === 0 && <Empty icon="user-plus">{words.empty}</Empty>}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      <LoadMore reading={reading} className="w-full">
        {words.more}
      </LoadMore>
    </div>
  )
}

/** What came in meanwhile waits, so that nothing moves under the reader. */
const Newer = ({ than }: { than: number }) => {
  const cache = useQueryClient()
  const { data: newest } = useQuery(newestFollowedQuery)
  const show = async () => {
    window.scrollTo({ top: 0, behavior: 'smooth' })
    await cache.resetQueries({ queryKey: followedPostsQuery().queryKey })
  }
  return (
    <div role="status" className="sticky top-18 z-10 flex justify-center empty:hidden">
      {newest != null && newest > than && (
        <Button size="small" className="animate-arrive shadow-lg" onClick={() => void show()}>
          <Icon name="arrow-up" size={16} />
          {words.newer}
        </Button>
      )}
    </div>
  )
}
