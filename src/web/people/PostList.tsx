import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { people as words } from '#web/texts/people.en.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { PersonPostCard } from './PersonPostCard.tsx'
import { likedQuery, type PostPages, postsOfQuery } from './queries.ts'

/** What somebody wrote, newest first. */
export const PostsOf = ({ userId }: { userId: string }) => (
  <PostList reading={useInfiniteQuery(postsOfQuery(userId))} empty={words.noPosts} />
)

/** What the viewer likes. */
export const LikedPosts = () => (
  <>
    <p className="text-soft mb-4 text-sm">{words.likedOwn}</p>
    <PostList reading={useInfiniteQuery(likedQuery())} empty={words.noLiked} />
  </>
)

type Reading = UseInfiniteQueryResult<PostPages>

export const PostList = ({ reading, empty }: { reading: Reading; empty: string }) => {
  if (reading.isError) return <Empty icon="triangle-alert">{words.postsFailed}</Empty>
  if (!reading.data) return <CardSkeletons />
  const posts = reading.data.pages.flat()
  if (posts.length === 0) return <Empty icon="message-circle">{empty}</Empty>
  return (
    <div className="space-y-4">
      {posts.map((post) => (
        <PersonPostCard key={post.id} post={post} />
      ))}
      <LoadMore reading={reading} className="w-full">
        {words.loadMore}
      </LoadMore>
    </div>
  )
}
