const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How a language tells it: its code, and its words for less than a minute. */
type Telling = { locale: string; justNow: string }

/** 'Just now' under 60 s, then minutes, hours, days under 7, else the date. Moments in ms. */
export const relativeTime = (
  then: number,
  now: number,
  { locale, justNow }: Telling = { locale: 'en', justNow: 'Just now' },
): string => {
  const age = now - then
  if (age < minute) return justNow
  if (age < hour) return ago(age, minute, 'minute', locale)
  if (age < day) return ago(age, hour, 'hour', locale)
  if (age < 7 * day) return ago(age, day, 'day', locale)
  return calendarDate(then, locale)
}

/** '5 minutes ago', 'vor 5 Minuten'. */
const ago = (age: number, length: number, unit: 'minute' | 'hour' | 'day', locale: string) =>
  relativesOf(locale).format(-Math.floor(age / length), unit)

/** A day as people write it; the server writes this, the browser makes it relative after hydration. */
export const calendarDate = (then: number, locale = 'en'): string => calendarOf(locale).format(then)

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
const relativesOf = kept((locale) => new Intl.RelativeTimeFormat(locale))
