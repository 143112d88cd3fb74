import * as inAnyLanguage from '#shared/time.ts'
import { language } from '#web/texts/language.en.ts'
import { time } from './time.en.ts'

/** A day as readers of this page write it. */
export const calendarDate = (then: number): string => inAnyLanguage.calendarDate(then, language)

/** 'March 2026'. */
export const calendarMonth = (then: number): string => inAnyLanguage.calendarMonth(then, language)

/** '5 minutes ago'. */
export const relativeTime = (then: number, now: number): string =>
  inAnyLanguage.relativeTime(then, now, { locale: language, ...time })

/** In the reader's own time, which the server cannot know: 'Sunday, November 22, 2026 at 3:20 AM'. */
export const momentOf = (then: number): string => inAnyLanguage.moment(then, language)
