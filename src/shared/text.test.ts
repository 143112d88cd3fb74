import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hashtags,
  mentions,
  onOneLine,
  splitAddresses,
  splitHashtags,
  splitMentions,
  truncate,
} from './text.ts'

test.each([
  ['Reported by A: https://a.example/1', ['https://a.example/1']],
  ['(see https://a.example/x?y=1&z=2).', ['https://a.example/x?y=1&z=2']],
  ['http://a.example, https://b.example/é!', ['http://a.example/', 'https://b.example/%C3%A9']],
  ['“https://a.example/1”', ['https://a.example/1']],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['https://bank.example@evil.example/ https://', []],
])('the addresses of %j', (text, urls) => {
  const pieces = splitAddresses(text)
  expect(pieces.flatMap(({ url }) => (url ? [url] : []))).toEqual(urls)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('the fragment of an address is no hashtag', () => {
  expect(hashtags('See https://a.example/b#c and #d')).toEqual(['d'])
})

test('what is short on the screen and long as a key is no hashtag', () => {
  expect(hashtags(`#${'ﷺ'.repeat(50)} #${'ﬁ'.repeat(50)} #ends`)).toEqual(['ﬁ'.repeat(50), 'ends'])
  expect(splitHashtags(`#${'ﷺ'.repeat(50)}`)[0]?.tag).toBeUndefined()
})

test('signs behind an address are no part of it, however many', () => {
  const [one] = splitAddresses(`https://a.example/1${'.'.repeat(9_000)}`)
  expect(one).toEqual({ text: 'https://a.example/1', url: 'https://a.example/1' })
})

test.each([
  ['@ann and @Data_1, hello', ['ann', 'Data_1']],
  ['(@ann) "@bob"', ['ann', 'bob']],
  ['mail@ann.example, a@b, @@ann, @a', []],
  ['no names', []],
])('the names of %j', (text, names) => {
  const pieces = splitMentions(text)
  expect(pieces.flatMap(({ name }) => name ?? [])).toEqual(names)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(mentions(text)).toEqual(names.map((name) => name.toLowerCase()))
})

const spaced = fc
  .array(fc.oneof(fc.constantFrom(' ', '  ', '\n', '\t ', '\u00a0', ' \r\n'), fc.string()))
  .map((pieces) => pieces.join(''))

test('on one line all space is single', () => {
  fc.assert(
    fc.property(spaced, (text) => {
      expect(onOneLine(text)).toBe(text.split(/\s+/).join(' '))
    }),
  )
})

test('what is cut has at most so many letters, none of them cut in two', () => {
  const lettered = fc.array(fc.constantFrom('a', 'ß', ' ', '😀', '👍🏽')).map((all) => all.join(''))
  fc.assert(
    fc.property(lettered, fc.integer({ min: 2, max: 20 }), (text, most) => {
      const letters = Array.from(text)
      const cut = `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
      expect(truncate(text, most)).toBe(letters.length <= most ? text : cut)
    }),
  )
})
