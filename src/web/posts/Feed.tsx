import { useQuery } from '@tanstack/react-query'
import { Fragment, memo, useEffect, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { usePolling } from '#web/live-state.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { seen as seenTexts } from './seen.en.ts'
import { home as homeTexts } from '#web/texts/home.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Later } from '#web/ui/Later.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { HiddenPosts } from './HiddenNote.tsx'
import { PostCard } from './PostCard.tsx'
import { feedQuery } from './queries.ts'
import { useSeen } from './seen.ts'

/** The newest discussions, live. */
export const Feed = () => {
  const { data: posts, isPending } = useQuery({ ...feedQuery(), ...usePolling() })
  if (isPending) return <Loading />
  if (!posts) return <Empty icon="triangle-alert">{siteTexts.failed}</Empty>
  return posts.length > 0 ? (
    <Posts posts={posts} />
  ) : (
    <Empty icon="message-circle">{homeTexts.emptyFeed}</Empty>
  )
}

const Loading = () => (
  <div className="space-y-5">
    <p role="status" className="text-soft text-center text-sm">
      {homeTexts.loading}
    </p>
    <CardSkeletons />
  </div>
)

/** New posts wait behind a button unless the reader is at the top; one's own come at once. */
const Posts = ({ posts }: { posts: Post[] }) => {
  const viewer = useViewer()
  const newest = posts[0]?.id ?? 0
  const [shownTo, setShownTo] = useState(newest)
  useEffect(() => {
    if (newest > shownTo && isAtTop()) setShownTo(newest)
  }, [newest, shownTo])
  const isShown = ({ id, userId }: Post) => id <= shownTo || userId === viewer?.id
  const seen = useSeen('feed', newest)
  const shown = posts.filter(isShown)
  const isSeam = ({ id }: Post, at: number) =>
    seen !== null && id <= seen && at > 0 && (shown[at - 1]?.id ?? 0) > seen
  const waiting = posts.filter((post) => !isShown(post)).length
  const showAll = () => {
    setShownTo(newest)
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <div className="feed space-y-3 sm:space-y-5">
      <div role="status" className="sticky top-18 z-10 flex justify-center empty:hidden">
        {waiting > 0 && (
          <Button size="small" className="animate-arrive shadow-lg" onClick={showAll}>
            <Icon name="arrow-up" size={16} />
            {homeTexts.newPosts(waiting)}
          </Button>
        )}
      </div>
      <HiddenPosts posts={posts} />
      {shown.map((post, at) => (
        <Fragment key={post.id}>
          {isSeam(post, at) && <Seam />}
          <LaterCard post={post} isNear={isNear(at)} />
        </Fragment>
      ))}
    </div>
  )
}

/** It is a reason to come to life when its post becomes another, none when the feed does. */
const LaterCard = memo(({ post, isNear }: { post: Post; isNear: boolean }) => (
  <Later isNear={isNear}>
    <PostCard post={post} />
  </Later>
))
LaterCard.displayName = 'LaterCard'

/** Whether the screen has room for so many cards; few are lower than this. */
const isNear = (at: number) => import.meta.env.SSR || at * lowest < window.innerHeight
const lowest = 300

/** Below it is what the reader has seen before. */
const Seam = () => (
  <p className="text-accent before:bg-accent/40 after:bg-accent/40 flex items-center gap-3 text-xs font-medium before:h-px before:grow after:h-px after:grow">
    {seenTexts.toHere}
  </p>
)

const nearTop = 80
const isAtTop = () => window.scrollY < nearTop
