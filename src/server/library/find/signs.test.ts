import { expect, test } from 'vitest'
import { fits, proofOf, soughtIn } from './phrase.ts'
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

test('an opening for a case needs each part of a line, by one of its alternatives', () => {
  const needs = { needs: ['my boss|our manager + sunday|weekend'], not: ['lent + never paid'] }
  expect(fits(needs, soughtIn('On Sunday our managers called.'))).toBe(true)
  expect(fits(needs, soughtIn('Our manager called.'))).toBe(false)
  expect(fits(needs, soughtIn('My boss called on Sunday. I lent him ten; he never paid.'))).toBe(
    false,
  )
})

test('a line of several parts proves more of a case than a word', () => {
  const lines = ['manager', 'my boss|our manager + sunday|weekend']
  const proof = (text: string) => proofOf(lines, soughtIn(text))
  expect([proof('Hello.'), proof('A manager.'), proof('Our manager, Sunday.')]).toEqual([0, 1, 2])
})
