const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** 'Just now' under 60 s, then minutes, hours, days under 7, else the date. Moments in ms. */
export const relativeTime = (then: number, now: number, locale = 'en'): string => {
  const age = now - then
  if (age < minute) return 'Just now'
  if (age < hour) return plural(Math.floor(age / minute), 'minute')
  if (age < day) return plural(Math.floor(age / hour), 'hour')
  if (age < 7 * day) return plural(Math.floor(age / day), 'day')
  return calendarDate(then, locale)
}

/** A day as people write it; the server writes this, the browser makes it relative after hydration. */
export const calendarDate = (then: number, locale = 'en'): string => calendarOf(locale).format(then)

/** 'March 2026'. */
export const calendarMonth = (then: number, locale = 'en'): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(then)

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Making one takes 70 µs, and a page shows dozens of dates; using one takes 2 µs. */
const calendarOf = (locale: string): Intl.DateTimeFormat => {
  const kept = calendars.get(locale)
  if (kept) return kept
  const made = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  calendars.set(locale, made)
  return made
}
