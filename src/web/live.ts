import type { Query, QueryClient } from '@tanstack/react-query'
import { discussionParts, livePath, type LiveEvent, type LiveTopic } from '#shared/live.ts'
import { applyDigestEvent } from './digest/live-patches.ts'
import { applyInstrumentEvent } from './instruments/live-patches.ts'
import { ofPages, setOpen } from './live-state.ts'
import { keepHeard } from './data/meanwhile.ts'
import { applyNotification } from './notifications/live-patches.ts'
import { applyEvent } from './posts/live-patches.ts'
import { applyStoryEvent } from './stories/live-patches.ts'

/** Where the event log was heard to; undefined: nowhere yet. */
let position: string | undefined

/**
 * Keeps what is shown up to date from the live stream. `from` is the position in the event log at which the page was made: what
 * happened since is caught up, here and after each cut. Where something else is shown, something else is listened to.
 */
export const goLive = (cache: QueryClient, from: string | undefined): void => {
  position = from
  const hear = keepHeard(cache, (event) => workIn(cache, event))
  const queries = cache.getQueryCache()
  let heard = shownTopics(cache)
  let hangUp = connect({ cache, hear, topics: heard, failures: 0 })
  /** Of what was read and is not heard: where the log stood then, the earliest first. */
  const readAt = new Map<LiveTopic, string | undefined>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const listenAnew = () => {
    timer = undefined
    const shown = shownTopics(cache)
    if (shown.some((topic) => !heard.includes(topic))) {
      // What is left goes stale unheard: it is read again when it is shown the next time.
      const left = new Set<string>(heard.filter((topic) => !shown.includes(topic)))
      const predicate = (query: Query) => left.has(topicOf(query) ?? 'none')
      void cache.invalidateQueries({ predicate, refetchType: 'none' })
      hangUp()
      position = [...readAt].find(([topic]) => shown.includes(topic))?.[1] ?? position
      for (const topic of shown) readAt.delete(topic)
      heard = shown
      hangUp = connect({ cache, hear, topics: heard, failures: 0 })
    }
  }
  queries.subscribe((told) => {
    const topic = topicOf(told.query)
    const isRead = told.type === 'updated' && told.action.type === 'fetch'
    if (isRead && topic && !heard.includes(topic) && !readAt.has(topic)) readAt.set(topic, position)
    if (told.type.startsWith('observer')) timer ??= setTimeout(listenAnew, settledMs)
  })
}

/** While a screen changes, its parts come one after the other. */
const settledMs = 400

/** What is read of each topic, by the first part of its key. */
const lists = new Map<unknown, LiveTopic>([
  ['posts', 'feed'],
  ['previous-posts', 'feed'],
  ['rising', 'feed'],
  ['stories', 'stories'],
  ['trending', 'trending'],
])

/** What is read of one discussion: the second part of the key names it. */
const ofPost = new Set<unknown>(['post', 'digest', ...discussionParts])

const topicOf = ({ queryKey: [what, id] }: Pick<Query, 'queryKey'>): LiveTopic | undefined => {
  if (what === 'debate') return `debate:${String(id)}`
  return ofPost.has(what) ? `post:${Number(id)}` : lists.get(what)
}

const shownTopics = (cache: QueryClient): LiveTopic[] => {
  const shown = cache.getQueryCache().findAll({ type: 'active' })
  return [...new Set(shown.flatMap((query) => topicOf(query) ?? []))].toSorted()
}

type Line = {
  cache: QueryClient
  hear: (event: LiveEvent) => void
  topics: readonly LiveTopic[]
  failures: number
}

/** Gives how to hang up. */
const connect = ({ cache, hear, topics, failures }: Line): (() => void) => {
  const asked = new URLSearchParams({
    topics: topics.join(),
    ...(position !== undefined && { after: position }),
  })
  const stream = new EventSource(`${livePath}?${asked}`)
  let hangUp = () => stream.close()
  stream.onopen = () => {
    failures = 0
    if (position === undefined) void cache.invalidateQueries({ queryKey: ['posts'] })
    setOpen(true)
  }
  const moveTo = ({ lastEventId }: MessageEvent<string>) => {
    if (lastEventId) position = lastEventId
  }
  stream.onmessage = (message: MessageEvent<string>) => {
    moveTo(message)
    hear(JSON.parse(message.data) as LiveEvent)
  }
  stream.addEventListener('position', moveTo)
  // The position was too old to catch up from: read again what is shown.
  stream.addEventListener('reset', (message: MessageEvent<string>) => {
    moveTo(message)
    cache.removeQueries({ queryKey: ['speaking'] })
    void cache.invalidateQueries({ predicate: isHeardOf })
  })
  stream.onerror = () => {
    setOpen(false)
    // Reconnecting by hand carries our position along and backs off.
    stream.close()
    const again = () => (hangUp = connect({ cache, hear, topics, failures: failures + 1 }))
    const timer = setTimeout(again, waitMs(failures))
    hangUp = () => clearTimeout(timer)
  }
  return () => hangUp()
}

const ofPerson = new Set<unknown>(['notifications', 'unread'])
const isHeardOf = (query: Query) => topicOf(query) !== undefined || ofPerson.has(query.queryKey[0])

/** 1 s, 2 s, 4 s … 15 s, each with some chance so that not all browsers come back at once. */
const waitMs = (failures: number) => Math.min(15_000, 1000 * 2 ** failures) * (0.5 + Math.random())

const workIn = (cache: QueryClient, event: LiveEvent) => {
  applyEvent(cache, event)
  applyStoryEvent(cache, event)
  applyNotification(cache, event)
  applyDigestEvent(cache, event)
  applyInstrumentEvent(cache, event)
  for (const apply of ofPages) apply(cache, event)
  if (event.kind === 'typing' || event.kind === 'draft') forgetLater(cache, event)
}

const speakingMost = 90_000
const forgetting = new Map<number, ReturnType<typeof setTimeout>>()

/** A character that said nothing more for 90 s is not speaking any longer (its worker was stopped). */
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
