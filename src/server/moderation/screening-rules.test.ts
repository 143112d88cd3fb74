import { describe, expect, test } from 'vitest'
import {
  countLinks,
  fingerprintOf,
  fold,
  foldedMost,
  screen,
} from '#server/moderation/screening-rules.ts'

const now = new Date('2026-05-01T12:00:00Z')
const ground = { now, host: 'symposia.example', scale: 1 }
const newcomer = { isAdmin: false, createdAt: now, textsCount: 0 }
const known = { isAdmin: false, createdAt: new Date('2026-01-01'), textsCount: 40 }
const doubts = (content: string, writer = newcomer) => screen(content, writer, ground).doubts

test.each([
  'Should cities ban cars from their centres? #Mobility',
  'Casinos should be closed, and so should betting shops. Who is for it?',
  'I buy books today that I will read when I am old.',
  'My doctor prescribed Xanax; should it be sold online without a prescription at all?',
  'See symposia.example/post/7, where @skeptic said the opposite.',
  'Is it moral to kill one to save five?',
  'At 3.5 %, e.g. in the U.S., it works. Right?',
])('a newcomer may say: %s', (content) => {
  expect(doubts(content)).toEqual([])
})

test.each([
  ['Great article at https://spam.example/buy', 'links'],
  ['go to best-offers.shop/now', 'links'],
  ['ＢＵＹ　ＮＯＷ cheap replica watches', 'words'],
  ['B\u200Buy n\u00ADow, it is lovely', 'words'],
  ['Earn $5,000 a week from home', 'words'],
  ['WhatsApp me at +44 7700 900000', 'words'],
  ['You should kill yourself', 'words'],
])('but this waits: %s', (content, doubt) => {
  expect(doubts(content)).toEqual([doubt])
})

test.each([0.001, 0.05, 0.3])(
  'what is counted is counted in whole texts at a scale of %d',
  (scale) => {
    for (const writer of [newcomer, known]) {
      const { copies, wave } = screen('Said once', writer, { ...ground, scale })
      for (const most of [copies ?? 0, wave ?? 1])
        expect([most, most >= 1]).toEqual([Math.floor(most), true])
    }
  },
)

test('who is known may link and quote, but not threaten', () => {
  expect(doubts('Read https://one.example and https://two.example', known)).toEqual([])
  expect(doubts('The scam says “buy now”', known)).toEqual([])
  expect(doubts('I will kill you', known)).toEqual(['words'])
  const five = [1, 2, 3, 4, 5].map((n) => `https://site${n}.example`).join(' ')
  expect(doubts(five, known)).toEqual(['links'])
})

test('somebody is new for a day and until three of their texts are on the site', () => {
  const isNew = (writer: typeof newcomer) => screen('Hello', writer, ground).isNewcomer
  expect([isNew(newcomer), isNew(known)]).toEqual([true, false])
  expect(isNew({ ...known, textsCount: 2 })).toBe(true)
  expect(isNew({ ...newcomer, textsCount: 9 })).toBe(true)
})

test('copies are the same whatever addresses, names, numbers and marks they are dressed in', () => {
  const one = fingerprintOf('Come to the greatest show on earth, 50 % off! https://a.example #now')
  expect(one).not.toBeNull()
  expect(fingerprintOf('COME to the gréatest show on earth 70% off www.b.example @you')).toBe(one)
  expect(fingerprintOf('Come to the smallest show on earth, 50 % off!')).not.toBe(one)
  expect(fingerprintOf('I agree')).toBeNull()
})

test('a place is counted once, and the site itself not at all', () => {
  const text = fold(
    'https://a.example/1 https://a.example/1 www.b.example http://symposia.example/x',
  )
  expect(countLinks(text, 'symposia.example')).toBe(2)
})

describe('signs that stand for many letters', () => {
  test.each([
    ['a.m.', '㏂', 4],
    ['a phrase', 'ﷺ', 18],
  ])(
    '%s: as much is read of them as of the longest honest text, and the rest waits',
    (_what, sign, letters) => {
      expect(sign.normalize('NFKD')).toHaveLength(letters)
      expect(fold(sign.repeat(10_000))).toHaveLength(foldedMost)
      expect(doubts(sign.repeat(10_000), known)).toEqual(['words'])
      expect(doubts(`${sign.repeat(9_000)} https://spam.example/buy`, known)).toEqual(['words'])
    },
  )

  test('a text in Korean is read to its end', () => {
    const content = `${'값'.repeat(9_900)} go to best-offers.shop/now`
    expect(doubts(content)).toEqual(['links'])
    expect(doubts('값'.repeat(10_000))).toEqual([])
  })
})

test.each([
  ['see best-offers.shop', 1],
  ['see…www.best-offers.shop', 1],
  ['x_best-offers.shop', 1],
  ['wait...symposia.com/post/7', 0],
  ['one.com, two.net/a and (three.org)', 3],
  ['a.b.c.d.com.nothing', 1],
  ['a.b.c.d.nothing', 0],
])('of %j %i lead elsewhere', (text, count) => {
  expect(countLinks(text, 'symposia.com')).toBe(count)
})
