import { useInfiniteQuery } from '@tanstack/react-query'
import { bookmarksQuery } from '#web/posts/bookmarks.ts'
import { PostSummary } from '#web/posts/PostSummary.tsx'
import { postsOf } from '#web/posts/previous.ts'
import { bookmarks as texts } from '#web/texts/bookmarks.en.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'

/** What somebody keeps for later. */
export default function Bookmarks() {
  const reading = useInfiniteQuery(bookmarksQuery())
  const posts = postsOf(reading.data)
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Head title={texts.title} description={texts.hint} />
      <h1 className="font-serif text-3xl font-semibold">{texts.title}</h1>
      <p className="text-soft">{texts.hint}</p>
      {reading.isPending && <CardSkeletons />}
      {reading.data && posts.length === 0 && <Empty icon="bookmark">{texts.empty}</Empty>}
      {posts.map((post) => (
        <PostSummary key={post.id} post={post} />
      ))}
      <LoadMore reading={reading}>{texts.more}</LoadMore>
    </div>
  )
}
