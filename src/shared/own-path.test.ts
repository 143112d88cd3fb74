import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const site = 'https://talk.example'

test.each(['/', '/post/5', '/topic/Caf%C3%A9?order=active#top', '/search?q=//x'])(
  '%s is gone back to as it is',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'post/5',
  '',
  `/${'x'.repeat(500)}`,
])('%j leads home', (path) => {
  expect(ownPath(path)).toBe('/')
})

test('whatever is asked for, a browser stays on the site', () => {
  const sign = fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', '%2f', 'a', ' ')
  const path = fc.oneof(
    fc.string(),
    fc.array(sign).map((signs) => `/${signs.join('')}`),
  )
  fc.assert(
    fc.property(path, (asked) => {
      expect(new URL(ownPath(asked), site).origin).toBe(site)
      expect(ownPath(ownPath(asked))).toBe(ownPath(asked))
    }),
  )
})
