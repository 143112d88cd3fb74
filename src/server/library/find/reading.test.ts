import { expect, test } from 'vitest'
import { openLibrary } from '../library.ts'
import { findReadings } from './reading.ts'

const readings = openLibrary(null).readings
const quotesOf = (text: string) =>
  findReadings([...readings.values()], text).flatMap(({ quote }) => quote ?? [])

test('a reading quotes what shows it, and nothing that is said of a group of people', () => {
  expect(quotesOf('Honestly, taxis will be gone from every city by 2040.')).not.toEqual([])
  const hateful = 'Honestly, muslims will be deported from every country by 2040.'
  expect(quotesOf(hateful).filter((quote) => /muslims/i.test(quote))).toEqual([])
})
