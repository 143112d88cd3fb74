import { expect, test } from 'vitest'
import { fits, soughtIn } from './phrase.ts'
import { buildSigns, makeSignReader } from './signs.ts'

const read = makeSignReader(
  buildSigns({
    'unanswered-messages': {
      sure: ['blue ticks', 'seen|read + no reply|answer'],
      hint: ['whatsapp'],
    },
    'lend-to-friends': { sure: ['lent|borrowed + never|not paid back'], hint: ['owes me|iou'] },
  }),
)
const shownIn = (text: string) => Object.fromEntries(read(text))

test('words side by side are a sign, whatever their endings; apart they are none', () => {
  expect(shownIn('Two blue ticks since Sunday.')).toEqual({
    'unanswered-messages': { sure: 1, hint: 0 },
  })
  expect(shownIn('Blue pens with ticks.')).toEqual({})
})

test('parts of a sign may stand anywhere, each by one of its alternatives', () => {
  expect(shownIn('No answer. She has read it on Whatsapp, though.')).toEqual({
    'unanswered-messages': { sure: 1, hint: 1 },
  })
  expect(shownIn('I lent him 800 and he has not paid back a cent; he owes me.')).toEqual({
    'lend-to-friends': { sure: 1, hint: 1 },
  })
  expect(shownIn('I lent him a book.')).toEqual({})
})

test('a word that an opening needs is a word, not a part of one', () => {
  const needs = { needs: ['ban'], not: ['tie'] }
  expect(fits(needs, soughtIn('Should we ban it?'))).toBe(true)
  expect(fits(needs, soughtIn('My husband says so.'))).toBe(false)
  expect(fits(needs, soughtIn('They ban parties.'))).toBe(true)
  expect(fits(needs, soughtIn('They ban the tie.'))).toBe(false)
})
