import { useInfiniteQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Order } from '#shared/topics.ts'
import { PostSummary } from '#web/posts/PostSummary.tsx'
import { postsOf } from '#web/posts/previous.ts'
import { topics as words } from '#web/texts/topics.en.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { classes } from '#web/ui/classes.ts'
import { type PostPages as Query, type Place, nextPlace, searchOf } from './queries.ts'

/** The discussions of a topic or category, newest or most active first. */
export const PostPages = ({ query, place }: { query: Query; place: Place }) => {
  const reading = useInfiniteQuery(query)
  const posts = postsOf(reading.data)
  const isFirst = place.before === undefined && !place.offset
  const { pages, pageParams } = reading.data ?? { pages: [], pageParams: [] }
  const next = nextPlace(pages.at(-1) ?? [], (pageParams.at(-1) as Place | undefined) ?? place)
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!reading.isFetchingNextPage) void reading.fetchNextPage()
  }
  return (
    <section aria-labelledby="discussions" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="discussions" className="font-serif text-xl font-semibold">
          {words.discussions}
        </h2>
        <Orders chosen={place.order} />
      </div>
      {!isFirst && (
        <Link
          to={searchOf({ order: place.order })}
          className="text-accent inline-block hover:underline"
        >
          {words.top}
        </Link>
      )}
      {reading.isPending && <CardSkeletons />}
      {reading.data && posts.length === 0 && <Empty icon="message-circle">{words.none}</Empty>}
      {posts.map((post) => (
        <PostSummary key={post.id} post={post} />
      ))}
      {next && (
        <p className="flex justify-center">
          <ButtonLink
            to={searchOf(next)}
            variant="outline"
            aria-disabled={reading.isFetchingNextPage}
            onClick={load}
          >
            {words.more}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

const Orders = ({ chosen }: { chosen: Order }) => (
  <nav aria-label={words.order} className="flex gap-1">
    {(['newest', 'active'] as const).map((order) => (
      <Link
        key={order}
        to={searchOf({ order })}
        preventScrollReset
        aria-current={order === chosen ? 'true' : undefined}
        className={classes(
          'inline-flex min-h-9 items-center rounded-full px-3 text-sm font-medium max-sm:min-h-11',
          order === chosen ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
        )}
      >
        {words[order]}
      </Link>
    ))}
  </nav>
)
