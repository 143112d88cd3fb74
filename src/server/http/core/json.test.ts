import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { isIntricate } from './json.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' } })
})
afterAll(() => site.close())
afterEach(() => vi.restoreAllMocks())

const deep = (half: number) => '['.repeat(half) + ']'.repeat(half)

test.each([
  ['32 deep', deep(32), false],
  ['33 deep', deep(33), true],
  ['signs that stand in a text', JSON.stringify({ a: '[{,:'.repeat(9_000) }), false],
  ['a text that ends in backslashes, and depth behind it', `["a\\\\\\\\",${deep(40)}]`, true],
  ['a text with escaped quotes around depth', JSON.stringify({ a: `"${deep(40)}\\"` }), false],
  ['a text without an end', `"${deep(40)}`, false],
  ['20,000 parts', `[${'1,'.repeat(20_000)}1]`, true],
  ['19,000 parts', `[${'1,'.repeat(19_000)}1]`, false],
])('%s', (_what, json, intricate) => {
  expect(isIntricate(json)).toBe(intricate)
})

test('what is nested deeper than any call takes is refused without being parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const body = deep(60_000)
  const { status, body: answer } = await site.visitor().send('/api/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect([status, answer.code]).toEqual([400, 'malformed'])
  expect(parse.mock.calls.some(([text]) => text === body)).toBe(false)
})

/** The status of an answer to a body of which no byte ever comes. */
const sendHead = (path: string, from: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', (bytes) => {
      socket.destroy()
      resolve(Number(bytes.toString('latin1', 9, 12)))
    })
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n` +
        'content-type: application/json\r\ncontent-length: 100000\r\n\r\n',
    )
  })

test('who may not make a call, or has made too many, is told so before the body comes', async () => {
  expect(await sendHead('/api/seo/import', '203.0.113.1')).toBe(401)
  expect(await sendHead('/api/posts', '203.0.113.1')).toBe(401)
  const post = (path: string) => site.visitor().post(path, {}, { 'x-forwarded-for': '203.0.113.2' })
  for (let n = 0; n < 5; n += 1) await post('/api/contact')
  expect(await sendHead('/api/contact', '203.0.113.2')).toBe(429)
})

test('bodies that cannot be read, and those sent nowhere, count like others', async () => {
  const send = (path: string, from: string) =>
    site.visitor().send(path, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    })
  const statuses = async (path: string, from: string, times: number) => {
    const seen: number[] = []
    for (let n = 0; n < times; n += 1) seen.push((await send(path, from)).status)
    return seen
  }
  expect(await statuses('/api/login', '203.0.113.3', 11)).toEqual([
    ...Array.from({ length: 10 }, () => 400),
    429,
  ])
  expect((await statuses('/api/nowhere', '203.0.113.4', 120)).at(-1)).toBe(429)
  const seen: number[] = []
  for (let n = 0; n < 120; n += 1)
    seen.push(
      (await site.visitor().get('/api/nowhere', { 'x-forwarded-for': '203.0.113.5' })).status,
    )
  expect([seen[0], seen.at(-1)]).toEqual([404, 429])
})
