import { useInfiniteQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PostSummary } from '#web/posts/PostSummary.tsx'
import { offsetOf, postsOf, previousPageQuery } from '#web/posts/previous.ts'
import { previous as texts } from '#web/posts/previous.en.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'

/** All discussions, ten at a time; `?offset=` is where the list begins, for those without JavaScript. */
export default function PreviousPosts() {
  const [search] = useSearchParams()
  const from = offsetOf(search)
  const reading = useInfiniteQuery(previousPageQuery(from))
  const posts = postsOf(reading.data)
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Head title={texts.title} description={texts.description} />
      <h1 className="font-serif text-3xl font-semibold">{texts.heading}</h1>
      {from > 0 && (
        <Link to="/previous-posts" className="text-accent inline-block hover:underline">
          {texts.newer}
        </Link>
      )}
      {reading.isPending && <CardSkeletons />}
      {reading.data && posts.length === 0 && <Empty icon="message-circle">{texts.empty}</Empty>}
      {posts.map((post) => (
        <PostSummary key={post.id} post={post} />
      ))}
      {reading.hasNextPage && (
        <p className="flex justify-center">
          <More
            offset={from + posts.length}
            isPending={reading.isFetchingNextPage}
            onLoad={() => void reading.fetchNextPage()}
          />
        </p>
      )}
    </div>
  )
}

type Next = { offset: number; isPending: boolean; onLoad: () => void }

/** With JavaScript the next posts come below; without, on a page of their own. */
const More = ({ offset, isPending, onLoad }: Next) => {
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isPending) onLoad()
  }
  return (
    <ButtonLink to={`?offset=${offset}`} variant="outline" aria-disabled={isPending} onClick={load}>
      {texts.morePosts}
    </ButtonLink>
  )
}
