import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { previous as previousTexts } from './previous.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { PostCard } from './PostCard.tsx'
import { LoadingPrevious } from './PreviousPosts.tsx'
import { postsOf, previousOnHomeQuery } from './previous.ts'
import { feedQuery } from './queries.ts'

/** The older posts that were asked for so far. */
export default function PreviousPages() {
  const { data: feed } = useQuery(feedQuery())
  const reading = useInfiniteQuery(previousOnHomeQuery())
  const posts = postsOf(reading.data, feed)
  if (reading.isPending) return <LoadingPrevious />
  if (!reading.data) return <Empty icon="triangle-alert">{siteTexts.failed}</Empty>
  return (
    <>
      {posts.length === 0 && <Empty icon="message-circle">{previousTexts.empty}</Empty>}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      <LoadMore reading={reading} className="mx-auto flex">
        {previousTexts.loadMore}
      </LoadMore>
    </>
  )
}
