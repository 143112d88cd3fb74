import { startTransition, useContext, useEffect, useState } from 'react'
import { whenIdle } from '../start/idle.ts'
import { isOld } from '#shared/time.ts'
import { calendarDate, momentOf, relativeTime } from './dates.ts'
import { TakeoverContext } from './takeover.ts'

/**
 * A moment (ISO 8601). The server writes the date, which stays true however long a page is kept;
 * the browser makes it relative when it is idle and every minute from then on.
 */
export const Time = ({ at, className }: { at: string; className?: string }) => {
  const now = useMinute()
  const then = Date.parse(at)
  const takeover = useContext(TakeoverContext)
  const [drawn] = useState(() =>
    takeover.isOver() ? null : { at, isOld: isOld(then, Date.now()) },
  )
  const stays = drawn?.at === at && (now === null || drawn.isOld)
  const words = () =>
    now === null ? calendarDate(then) : relativeTime(then, Math.max(now, Date.now()))
  return (
    <time dateTime={at} onPointerEnter={tellInFull} className={className} suppressHydrationWarning>
      {stays ? '' : words()}
    </time>
  )
}

/** Day and time where the reader is, which the server cannot know: put in words when they ask. */
const tellInFull = ({ currentTarget }: React.PointerEvent<HTMLTimeElement>) => {
  currentTarget.title ||= momentOf(Date.parse(currentTarget.dateTime))
}

/** This minute (ms), or null on the server and in what it drew until the browser is idle. */
export const useMinute = (): number | null => {
  const takeover = useContext(TakeoverContext)
  const [now, setNow] = useState(() => (isServer || !takeover.isOver() ? null : minuteNow()))
  useEffect(() => onMinute(() => setNow(minuteNow())), [])
  return now
}

const minute = 60_000
const minuteNow = () => Math.floor(Date.now() / minute) * minute
const isServer = import.meta.env.SSR
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let isAwaited = false

/** One clock for every moment on the page. */
const onMinute = (listen: () => void) => {
  listeners.add(listen)
  timer ??= setInterval(tick, minute / 4)
  if (!isAwaited) whenIdle(tick)
  isAwaited = true
  return () => {
    listeners.delete(listen)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const tick = () => {
  isAwaited = false
  startTransition(() => listeners.forEach((tell) => tell()))
}
