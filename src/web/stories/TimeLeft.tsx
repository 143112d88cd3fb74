import type { Story } from '#shared/stories.ts'
import { calendarDate } from '#web/ui/dates.ts'
import { stories as texts } from '#web/texts/stories.en.ts'
import { unlessDrawn } from '#web/ui/takeover.ts'
import { useMinute } from '#web/ui/Time.tsx'

const minute = 60_000
const hour = 60 * minute

/** How long a story still lives: the date from the server, hours or minutes in the browser. */
export const TimeLeft = ({ story: { expiresAt } }: { story: Story }) => {
  const now = useMinute()
  const end = Date.parse(expiresAt)
  return (
    <time dateTime={expiresAt} suppressHydrationWarning>
      {now === null
        ? unlessDrawn(() => texts.until(calendarDate(end)))
        : leftInWords(end - Date.now())}
    </time>
  )
}

const leftInWords = (ms: number): string => {
  const left = Math.max(0, ms)
  return left < hour
    ? texts.minutesLeft(Math.ceil(left / minute))
    : texts.hoursLeft(Math.round(left / hour))
}

/** A bar that shortens and fades as the story's day goes by. */
export const FadingBar = ({ story: { createdAt, expiresAt } }: { story: Story }) => {
  const now = useMinute()
  const [from, to] = [Date.parse(createdAt), Date.parse(expiresAt)]
  const left = now === null ? 1 : Math.min(1, Math.max(0, (to - now) / (to - from)))
  return (
    <div aria-hidden="true" className="bg-sunken h-1">
      <div
        className="bg-accent h-full"
        style={{ width: `${left * 100}%`, opacity: 0.3 + 0.7 * left }}
      />
    </div>
  )
}
