import { groupOfPeople } from '../../language/groups.ts'
import { gravityOf } from '../../language/gravity.ts'
import { wordsOf } from '../../language/words.ts'
import type { Reading } from '../reading.ts'

/** A situation that a text shows, with the words that show it; null: nothing is quoted. */
export type ReadingMatch = { reading: Reading; quote: string | null }

/** What is looked at of a text, in letters. */
export const longestLookedAt = 1_200
/** Of all patterns of readings. */
export const cueFlags = 'iu'
const quoteWords = { least: 2, most: 8 } as const

/** The readings that fit a text, in the order of the library's files. Where nobody should argue, only those for that. */
export const findReadings = (readings: readonly Reading[], given: string): ReadingMatch[] => {
  const text = given.slice(0, longestLookedAt)
  const gravity = gravityOf(text)
  if (gravity)
    return readings
      .filter(({ gravity: grave }) => grave === gravity)
      .map((reading) => ({ reading, quote: null }))
  return readings.flatMap((reading): ReadingMatch[] => {
    const match = reading.gravity ? null : matchOf(reading, text)
    // Most readings have no cue in a text: what speaks against one is looked for where one fits.
    return match && !reading.not.some((cue) => patternOf(cue).test(text)) ? [match] : []
  })
}

/** By its first cue that fits; null: none does. */
const matchOf = (reading: Reading, text: string): ReadingMatch | null => {
  for (const cue of reading.cues) {
    const found = patternOf(cue).exec(text)
    if (!found) continue
    const quote = found.groups?.['quote']?.trim() ?? null
    if (reading.finds === undefined) return { reading, quote: null }
    if (quote !== null && isQuotable(quote)) return { reading, quote }
  }
  return null
}

/** A phrase that people would quote, on one line; nothing that is said of a group of people is repeated by a character. */
const isQuotable = (quote: string): boolean => {
  const count = wordsOf(quote).length
  return (
    count >= quoteWords.least &&
    count <= quoteWords.most &&
    !/[\n“”"#@<>]|https?:/.test(quote) &&
    !groupOfPeople.test(quote)
  )
}

const patterns = new Map<string, RegExp>()

const patternOf = (cue: string): RegExp => {
  const known = patterns.get(cue)
  if (known) return known
  const pattern = new RegExp(cue, cueFlags)
  patterns.set(cue, pattern)
  return pattern
}
