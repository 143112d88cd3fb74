import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Env } from '../../env.ts'
import { isHost, isSecure, refuseForeign, siteOrigin } from './origin.ts'

const at = (SITE_URL?: string) => ({ SITE_URL }) as Env
const asked = (protocol: string, host: string) => ({ protocol, host }) as FastifyRequest

test('the site is where SITE_URL says, else where the request was sent', () => {
  expect(siteOrigin(at('https://talk.example/path'), asked('http', 'x'))).toBe(
    'https://talk.example',
  )
  expect(siteOrigin(at(), asked('http', 'talk.example:3000'))).toBe('http://talk.example:3000')
  expect(() => siteOrigin(at(), asked('http', 'no host<>'))).toThrow(
    'The Host of the request is malformed.',
  )
})

test('a malformed Host is the client’s fault, and says of what', () => {
  try {
    siteOrigin(at(), asked('http', 'no host<>'))
    expect.unreachable()
  } catch (error) {
    const issues = [{ path: '', message: 'The Host of the request is malformed.' }]
    expect(error).toMatchObject({ status: 400, issues })
  }
})

test('cookies are for https alone where the site is on https, whatever stands in front of it', () => {
  expect(isSecure(at('https://talk.example'), asked('http', 'x'))).toBe(true)
  expect(isSecure(at('http://talk.example'), asked('https', 'x'))).toBe(false)
  expect(isSecure(at(), asked('https', 'x'))).toBe(true)
  expect(isSecure(at(), asked('http', 'x'))).toBe(false)
})

describe('a call that changes something', () => {
  const send = (method: string, headers: Record<string, string>) => () =>
    refuseForeign(at('https://talk.example'), { method, headers } as unknown as FastifyRequest)
  const own = 'https://talk.example'
  const ways: [string, Record<string, string>][] = [
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host’s page', { 'sec-fetch-site': 'same-site' }],
    ['a page that claims our origin', { 'sec-fetch-site': 'cross-site', origin: own }],
    ['an old browser elsewhere', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ]
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE']

  test.each(ways)('is refused from %s, by every method', (_who, headers) => {
    for (const method of methods) {
      expect(send(method, headers)).toThrow('This call came from another site.')
    }
  })

  test('is let through from our pages, from the address bar, and from programs', () => {
    const good: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: own },
      {},
    ]
    for (const headers of good) for (const method of methods) send(method, headers)()
  })

  test('is told apart from reading, which anybody may', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) send(method, ways[0]![1])()
  })

  test('is refused with a code of its own', () => {
    try {
      send('POST', ways[0]![1])()
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ status: 403, code: 'foreign_origin' })
    }
  })
})

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['example.org.', true],
  ['my_service-1:80', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['xn--bcher-kva.example', true],
  ['', false],
  ['<script>', false],
  ['a b', false],
  ['example.org/path', false],
  ['someone@example.org', false],
  ['a..b', false],
  ['example.org:port', false],
  ['::1', false],
  [`${'a.'.repeat(200)}org`, false],
])('%s names a host: %s', (text, isOne) => {
  expect(isHost(text)).toBe(isOne)
})
