import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { previous as previousTexts } from '#texts/previous.ts'
import { site as siteTexts } from '#texts/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { PostCard } from './PostCard.tsx'
import { postsOf, previousOnHomeQuery } from './previous.ts'
import { feedQuery } from './queries.ts'

/** What is older than the feed, on demand; each time from its first page. */
export const PreviousPosts = () => {
  const cache = useQueryClient()
  const [isShown, setShown] = useState(false)
  const show = () => {
    cache.removeQueries({ queryKey: previousOnHomeQuery().queryKey })
    setShown(true)
  }
  return (
    <section aria-labelledby="previous-posts" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="previous-posts" className="font-serif text-xl font-semibold">
          {previousTexts.heading}
        </h2>
        <Button variant="outline" onClick={isShown ? () => setShown(false) : show}>
          {isShown ? previousTexts.hide : previousTexts.load}
        </Button>
      </div>
      {isShown && <Pages />}
    </section>
  )
}

const Pages = () => {
  const { data: feed } = useQuery(feedQuery())
  const reading = useInfiniteQuery(previousOnHomeQuery())
  const posts = postsOf(reading.data, feed)
  if (reading.isPending)
    return (
      <div className="space-y-5">
        <p role="status" className="text-soft text-center text-sm">
          {previousTexts.loading}
        </p>
        <CardSkeletons />
      </div>
    )
  if (!reading.data) return <Empty icon="triangle-alert">{siteTexts.failed}</Empty>
  return (
    <>
      {posts.length === 0 && <Empty icon="message-circle">{previousTexts.empty}</Empty>}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {reading.hasNextPage && (
        <p className="flex justify-center">
          <Button
            variant="outline"
            disabled={reading.isFetchingNextPage}
            onClick={() => void reading.fetchNextPage()}
          >
            {previousTexts.loadMore}
          </Button>
        </p>
      )}
    </>
  )
}
