import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitTo, lengthOn, platforms, shareAddress, withHashtags } from './sharing.ts'

const onX = (text: string) => lengthOn('twitter', text).length

describe('X counts', () => {
  test.each([
    ['plain letters one each', 'Hello, world', 12],
    ['an accent written apart as one letter', 'e\u0301', 1],
    ['Chinese, Japanese and Korean letters two each', '日本語', 6],
    ['an emoji two, however it is composed', '👍🏽👨‍👩‍👧‍👦🇩🇪1️⃣', 8],
    ['curly quotes and dashes one each', '“a”–', 4],
    ['a link 23, long', `https://example.org/${'a'.repeat(80)}`, 23],
    ['a link 23, short', 'http://a.io', 23],
    ['the full stop after a link as itself', 'See https://example.org/a.', 28],
    ['a bare domain as a link', 'example.org', 23],
    ['a mail address as letters', 'ann@example.org', 15],
    ['one with many parts, too', 'ann@mail.example.org', 20],
    ['a bare domain of many parts as one link', 'a-b.c.example.org', 23],
    ['one behind an invalid part', 'foo-.example.org', 28],
    ['letters right after a link as themselves', 'https://a.io/日', 25],
  ])('%s', (_what, text, length) => {
    expect(onX(text)).toBe(length)
  })
})

describe('a text that is too long', () => {
  test.each([
    ['twitter', 280],
    ['facebook', 500],
    ['linkedin', 3000],
    ['instagram', 2200],
    ['whatsapp', 1000],
    ['email', 5000],
  ] as const)('for %s is cut to the limit − 3 (%i) followed by ...', (name, limit) => {
    expect(fitTo(name, 'a'.repeat(limit))).toBe('a'.repeat(limit))
    expect(fitTo(name, 'a'.repeat(limit + 1))).toBe(`${'a'.repeat(limit - 3)}...`)
  })

  test('is never cut inside a letter or, on X, inside a link', () => {
    expect(fitTo('facebook', '👨‍👩‍👧‍👦'.repeat(60))).toBe(`${'👨‍👩‍👧‍👦'.repeat(45)}...`)
    const link = `https://example.org/${'a'.repeat(40)}`
    expect(fitTo('twitter', `${'b'.repeat(260)} ${link}`)).toBe(`${'b'.repeat(260)} ...`)
  })

  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'https://example.org/a?b=c ',
      'example.org',
      'https://',
      '日本',
      '👍🏽',
      '. ',
      '/',
    ),
  )
  const texts = fc.array(part, { maxLength: 200 }).map((parts) => parts.join(''))

  test.each(platforms)('fits %s whatever it is made of', (name) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { length, most } = lengthOn(name, text)
        const fitted = fitTo(name, text)
        if (length <= most) expect(fitted).toBe(text)
        else {
          expect(lengthOn(name, fitted).length).toBeLessThanOrEqual(most)
          expect(fitted.endsWith('...')).toBe(true)
          expect(text.startsWith(fitted.slice(0, -3))).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('hashtags are added unless the text has them', () => {
  expect(withHashtags('Cars out? #Cities', ['cities', 'Mobility'])).toBe(
    'Cars out? #Cities\n\n#Mobility',
  )
  expect(withHashtags('', ['a'])).toBe('#a')
  expect(withHashtags('Nothing to add', [])).toBe('Nothing to add')
})

test('every platform but Instagram opens with the text', () => {
  const shared = { text: 'A & B #C', link: 'https://site.example/post/1', subject: 'Look' }
  for (const name of platforms) {
    const address = shareAddress(name, shared)
    if (name === 'instagram') expect(address).toBeNull()
    else expect(address).toContain(encodeURIComponent(shared.text))
  }
})
