import type { QueryClient } from '@tanstack/react-query'
import { livePath, type LiveEvent } from '#shared/live.ts'
import { applyDigestEvent } from './digest/patches.ts'
import { setOpen } from './hearing.ts'
import { keepHeard } from './meanwhile.ts'
import { applyNotification } from './notifications/patches.ts'
import { applyEvent } from './posts/patches.ts'
import { applyStoryEvent } from './stories/patches.ts'

let position: string | undefined

/**
 * Keeps what has been read up to date from the live stream. `from` is the position in the event
 * log at which the page was made: what happened since is caught up, here and after each cut.
 */
export const goLive = (cache: QueryClient, from: string | undefined): void => {
  position = from
  const hear = keepHeard(cache, (event) => workIn(cache, event))
  connect(cache, hear, 0)
}

type Hear = (event: LiveEvent) => void

const connect = (cache: QueryClient, hear: Hear, failures: number) => {
  const after = position === undefined ? '' : `?after=${encodeURIComponent(position)}`
  const stream = new EventSource(`${livePath}${after}`)
  stream.onopen = () => {
    failures = 0
    if (position === undefined) void cache.invalidateQueries({ queryKey: ['posts'] })
    setOpen(true)
  }
  stream.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
    if (lastEventId) position = lastEventId
    if (data) hear(JSON.parse(data) as LiveEvent)
  }
  // The position was too old to catch up from: read again what is shown.
  stream.addEventListener('reset', ({ lastEventId }: MessageEvent<string>) => {
    if (lastEventId) position = lastEventId
    cache.removeQueries({ queryKey: ['speaking'] })
    void cache.invalidateQueries({ predicate: ({ queryKey }) => isHeardOf(queryKey[0]) })
  })
  stream.onerror = () => {
    setOpen(false)
    // Reconnecting by hand carries our position along and backs off.
    stream.close()
    setTimeout(() => connect(cache, hear, failures + 1), waitMs(failures))
  }
}

const heardOf = new Set<unknown>([
  'posts',
  'post',
  'digest',
  'previous-posts',
  'trending',
  'rising',
  'stories',
  'notifications',
  'unread',
])
const isHeardOf = (key: unknown) => heardOf.has(key)

/** 1 s, 2 s, 4 s … 15 s, each with some chance so that not all browsers come back at once. */
const waitMs = (failures: number) => Math.min(15_000, 1000 * 2 ** failures) * (0.5 + Math.random())

const workIn = (cache: QueryClient, event: LiveEvent) => {
  applyEvent(cache, event)
  applyStoryEvent(cache, event)
  applyNotification(cache, event)
  applyDigestEvent(cache, event)
  if (event.kind === 'typing' || event.kind === 'draft') forgetLater(cache, event)
}

const speakingMost = 90_000
const forgetting = new Map<number, ReturnType<typeof setTimeout>>()

/** Whoever said nothing more for 90 s is not speaking any longer (its worker was stopped). */
const forgetLater = (
  cache: QueryClient,
  { postId, replyId }: { postId: number; replyId: number },
) => {
  clearTimeout(forgetting.get(replyId))
  const forget = () => {
    forgetting.delete(replyId)
    applyEvent(cache, { kind: 'retract', postId, replyId })
  }
  forgetting.set(replyId, setTimeout(forget, speakingMost))
}
