import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { type Cursor, compareCursors } from '../db/cursor.ts'
import { throttle } from '../db/throttle.ts'
import { singleFlight } from '../db/single-flight.ts'
import type { Change } from './kinds.ts'
import { onCommit } from './commits.ts'
import { type Wire, openWire } from './log.ts'

/** One event of the log: what happened, where it stands, and the only one who may hear it. */
export type Logged = { cursor: Cursor; userId: string | null; change: Change }
/** What this process found out by itself stands nowhere in the log. */
export type Heard = Omit<Logged, 'cursor'> & { cursor: Cursor | null }

export type Hub = {
  /** Calls `hear` with all that happens from position() on, in order, nothing lost or doubled. */
  subscribe: (hear: (events: Heard[]) => void) => () => void
  /**
   * Calls `hear` with each change: what this process commits at once, and all from the log, where it
   * stands there. So what is committed here is heard twice.
   */
  onChange: (hear: (change: Change, cursor: Cursor | null) => void) => () => void
  /** Lets the subscribers of this process hear something that is not in the log. */
  tell: (change: Change) => void
  /** Everything up to here has been given to the subscribers. */
  position: () => Cursor
  /** Looks now. */
  wake: () => void
  /**
   * Resolves when the subscribers have been given all that was committed, by any process, before
   * this was called; in any case within a quarter of a second.
   */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

type Ground = { pool: Pool; log: Pick<FastifyBaseLogger, 'warn'> }

const lookEveryMs = 1_000
/** While many write, one look reads what several of them wrote; ms. */
const gatherMs = 4
/** NOTIFY is a commit of its own, one at a time in the whole database; ms. */
const tellEveryMs = 20
/** Nobody waits longer for a transaction that does not end. */
const caughtUpMs = 250
const lookAgainMs = 3
/** Pauses in ms after a look that found nothing, or transactions still under way. */
const patience = [3, 6, 12, 25, 50, 100]

/**
 * Reads the event log for this process, in the order of (transaction, id) and only up to the
 * oldest transaction under way, so that nothing can appear behind the reader (decision 2). Looks
 * when something was written here, when another process says so, and each second.
 */
export const listen = async ({ pool, log }: Ground): Promise<Hub> => {
  const subscribers = new Set<(events: Heard[]) => void>()
  const onError = (error: unknown) => log.warn({ err: error }, 'The event log cannot be read now')
  let isPoked = false
  let looksLeft: number[] = []
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  /** What is heard before the start is known is read by the first look. */
  let onHeard = () => {}

  const wire: Wire = await openWire(pool, onError, () => onHeard())
  let position = await wire.start()
  let horizon = position

  const look = singleFlight(
    async () => {
      clearTimeout(timer)
      if (isOver) return
      const news = await wire.read(position)
      position = news.position
      horizon = news.horizon
      if (news.events.length > 0) {
        for (const hear of subscribers) hear(news.events)
        if (isPoked) others.ask()
        isPoked = false
      }
      if (news.isMore) return void look()
      if (news.events.length > 0 && !news.isUnsettled) looksLeft = []
      timer = setTimeout(() => void look(), looksLeft.shift() ?? lookEveryMs)
    },
    (error) => {
      onError(error)
      timer = setTimeout(() => void look(), lookEveryMs)
    },
  )

  let telling = Promise.resolve()
  const others = throttle(tellEveryMs, () => {
    telling = wire.tellOthers().catch(onError)
  })
  const soon = throttle(gatherMs, look)
  onHeard = () => void look()
  const forgetPoke = onCommit(() => {
    isPoked = true
    looksLeft = [...patience]
    soon.ask()
  })
  void look()

  const subscribe: Hub['subscribe'] = (hear) => {
    subscribers.add(hear)
    return () => subscribers.delete(hear)
  }

  return {
    subscribe,
    onChange: (hear) => {
      const ends = [
        onCommit((committed) => committed && hear(committed, null)),
        subscribe((events) => {
          for (const { change, cursor } of events) hear(change, cursor)
        }),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    tell: (change) => {
      for (const hear of subscribers) hear([{ cursor: null, userId: null, change }])
    },
    position: () => position,
    wake: () => void look(),
    caughtUp: async () => {
      const end = performance.now() + caughtUpMs
      await look()
      const wanted = horizon
      while (compareCursors(position, wanted) < 0 && performance.now() < end) {
        await sleep(lookAgainMs)
        await look()
      }
    },
    close: async () => {
      forgetPoke()
      soon.end()
      subscribers.clear()
      await look()
      isOver = true
      others.end()
      await Promise.all([look(), telling])
      clearTimeout(timer)
      await wire.close()
    },
  }
}
