import { useSyncExternalStore } from 'react'
import { calendarDate, relativeTime } from './dates.ts'
import { language } from '#texts/language.ts'

/**
 * A moment (ISO 8601). The server writes the date, which stays true however long a page is kept;
 * the browser makes it relative after hydration and every minute from then on.
 */
export const Time = ({ at, className }: { at: string; className?: string }) => {
  const now = useMinute()
  const then = Date.parse(at)
  return (
    <time
      dateTime={at}
      title={now === null ? undefined : moments.format(then)}
      className={className}
    >
      {now === null ? calendarDate(then) : relativeTime(then, Math.max(now, Date.now()))}
    </time>
  )
}

/** In the reader's own time; the server cannot know it. */
const moments = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })

/** This minute (ms), or null on the server and while the browser takes its page over. */
export const useMinute = (): number | null => useSyncExternalStore(onMinute, minuteNow, () => null)

const minute = 60_000
const minuteNow = () => Math.floor(Date.now() / minute) * minute
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for every moment on the page. */
const onMinute = (listen: () => void) => {
  listeners.add(listen)
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minute / 4)
  return () => {
    listeners.delete(listen)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
