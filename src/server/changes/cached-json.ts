import type { Hub } from './hub.ts'
import { singleFlight } from '../db/single-flight.ts'
import type { Tag } from '#shared/tags.ts'
import { tagsOf } from './kinds.ts'

export type CachedJson = {
  /** What was made, as JSON, at most `againMs` old while people write; the same bytes while it is the same. */
  read: () => Promise<Buffer>
  close: () => void
}

type Ground = {
  hub: Hub
  make: () => Promise<unknown>
  /** What touches these may change what is made. */
  tags: readonly Tag[]
  /** Another answer than before. */
  onChange: () => void
  onError: (error: unknown) => void
  /** Makes it no oftener, ms. */
  againMs: number
}

/** What counts within a window of time moves by itself. */
const lookAgainMs = 60_000
/** What takes long is made less often: never more than a twentieth of the time. */
const restShare = 20

/** Keeps an answer that is costly to make, as JSON. It is made again only after something happened, and no oftener than `againMs` says. */
export const cachedJson = (ground: Ground): CachedJson => {
  const { hub, tags, onChange, onError, againMs } = ground
  let json: Buffer | undefined
  let dueAt = 0
  let isStale = true
  let timer: NodeJS.Timeout | undefined

  const makeNow = async () => Buffer.from(JSON.stringify(await ground.make()))
  const makeAnew = singleFlight(async () => {
    isStale = false
    const began = performance.now()
    dueAt = began + againMs
    const before = json
    const made = await makeNow()
    if (!before?.equals(made)) json = made
    const tookMs = performance.now() - began
    dueAt = began + Math.max(againMs, restShare * tookMs)
    if (before !== undefined && before !== json) onChange()
  }, onError)
  const makeSoon = () => {
    isStale = true
    timer ??= setTimeout(
      () => {
        timer = undefined
        if (isStale) void makeAnew()
      },
      Math.max(0, dueAt - performance.now()),
    )
  }
  const regularly = setInterval(makeSoon, lookAgainMs)
  const forget = hub.onChange((change) => {
    if (tagsOf(change).some((tag) => tags.includes(tag))) makeSoon()
  })

  return {
    read: async () => {
      if (isStale && performance.now() >= dueAt) await makeAnew()
      return json ?? makeNow()
    },
    close: () => {
      forget()
      clearInterval(regularly)
      clearTimeout(timer)
    },
  }
}
