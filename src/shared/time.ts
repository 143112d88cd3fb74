const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Unit = 'minute' | 'hour' | 'day'
/** How a language tells it: its code, its words for less than a minute, and for so many of a unit. */
type Telling = { locale: string; justNow: string; ago: (count: number, unit: Unit) => string }

/** 'Just now' under 60 s, then minutes, hours, days under 7, else the date. Moments in ms. */
export const relativeTime = (
  then: number,
  now: number,
  { locale, justNow, ago }: Telling,
): string => {
  const age = now - then
  if (age < minute) return justNow
  if (age < hour) return ago(Math.floor(age / minute), 'minute')
  if (age < day) return ago(Math.floor(age / hour), 'hour')
  if (!isOld(then, now)) return ago(Math.floor(age / day), 'day')
  return calendarDate(then, locale)
}

/** Told by its date, not by its age. */
export const isOld = (then: number, now: number): boolean => now - then >= 7 * day

/** A day as people write it; the server writes this, the browser makes it relative after hydration. */
export const calendarDate = (then: number, locale = 'en'): string => {
  const date = Math.floor(then / day)
  if (last.date !== date || last.locale !== locale)
    last = { date, locale, text: calendarOf(locale).format(then) }
  return last.text
}

/** Most dates of a page are of one day. */
let last = { date: Number.NaN, locale: '', text: '' }

/** 'March 2026'. */
export const calendarMonth = (then: number, locale = 'en'): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(then)

/** Day and time in full, where the reader is. */
export const moment = (then: number, locale: string): string => momentsOf(locale).format(then)

/** Making a format takes 70 µs, and a page shows dozens of dates; using one takes 2 µs. */
const kept = <Format>(make: (locale: string) => Format) => {
  const made = new Map<string, Format>()
  return (locale: string): Format => {
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

const calendarOf = kept(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
)
const momentsOf = kept(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
)
