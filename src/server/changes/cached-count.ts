import type { Hub } from './hub.ts'
import { singleFlight } from '../db/single-flight.ts'
import type { Tag } from '#shared/tags.ts'
import { tagsOf } from './kinds.ts'

export type CachedCount = {
  /** What was counted, as JSON, at most `againMs` old while people write; the same bytes while it is the same. */
  read: () => Promise<Buffer>
  close: () => void
}

type Ground = {
  hub: Hub
  count: () => Promise<unknown>
  /** What touches these may change what is counted. */
  tags: readonly Tag[]
  /** Another answer than before. */
  onChange: () => void
  onError: (error: unknown) => void
  /** Counts no oftener, ms. */
  againMs: number
}

/** What is counted within a window of time moves by itself. */
const lookAgainMs = 60_000
/** A count that takes long is made less often: never more than a twentieth of the time. */
const restShare = 20

/** Keeps an answer that is costly to count; counts again only after something happened. */
export const cachedCount = (ground: Ground): CachedCount => {
  const { hub, tags, onChange, onError, againMs } = ground
  let json: Buffer | undefined
  let dueAt = 0
  let isStale = true
  let timer: NodeJS.Timeout | undefined

  const countNow = async () => Buffer.from(JSON.stringify(await ground.count()))
  const count = singleFlight(async () => {
    isStale = false
    const began = performance.now()
    dueAt = began + againMs
    const before = json
    const counted = await countNow()
    if (!before?.equals(counted)) json = counted
    const tookMs = performance.now() - began
    dueAt = began + Math.max(againMs, restShare * tookMs)
    if (before !== undefined && before !== json) onChange()
  }, onError)
  const countSoon = () => {
    isStale = true
    timer ??= setTimeout(
      () => {
        timer = undefined
        if (isStale) void count()
      },
      Math.max(0, dueAt - performance.now()),
    )
  }
  const regularly = setInterval(countSoon, lookAgainMs)
  const forget = hub.onChange((change) => {
    if (tagsOf(change).some((tag) => tags.includes(tag))) countSoon()
  })

  return {
    read: async () => {
      if (isStale && performance.now() >= dueAt) await count()
      return json ?? countNow()
    },
    close: () => {
      forget()
      clearInterval(regularly)
      clearTimeout(timer)
    },
  }
}
