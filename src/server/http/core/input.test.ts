import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const send = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  openBrowser(site.url).send(path, { method: 'POST', body, headers: { 'content-type': type } })

describe('what cannot be read is refused with a reason', () => {
  test.each([
    ['malformed JSON', '{"email":', 400, 'malformed'],
    ['no JSON at all', 'email=a', 400, 'malformed'],
    ['a list where an object belongs', '[]', 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['a number for a text', '{"email":1,"password":"x"}', 400, 'invalid'],
    ['an empty object', '{}', 400, 'invalid'],
    ['nothing', '', 400, 'invalid'],
  ])('%s', async (_what, body, status, code) => {
    const answer = await send('/api/login', body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.message.length).toBeGreaterThan(10)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a body of type %s', async (type) => {
    const answer = await send('/api/login', 'x', type)
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type'])
  })

  test('a body larger than any text we take', async () => {
    const answer = await send('/api/login', JSON.stringify({ email: 'x'.repeat(200_000) }))
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  })

  test('bytes that are no text', async () => {
    expect((await send('/api/login', new Uint8Array([0xff, 0xfe, 0x00]))).status).toBe(400)
  })

  test('an address under /api where nothing is', async () => {
    const { status, body } = await openBrowser(site.url).get('/api/nowhere')
    expect([status, body]).toEqual([
      404,
      { message: 'There is nothing at this address.', code: 'not_found' },
    ])
  })

  test('an address that is no address', async () => {
    const { status, body } = await openBrowser(site.url).get('/api/posts/%E0%A4%A')
    expect([status, body.code]).toEqual([400, 'malformed'])
  })
})

test('the first wrong field speaks for all in the message, and each is in the issues', async () => {
  const { body } = await send('/api/login', '{}')
  expect(body).toEqual({
    message: 'E-mail or username is required',
    code: 'invalid',
    issues: [
      { path: 'email', message: 'E-mail or username is required' },
      { path: 'password', message: 'Password is required' },
    ],
  })
})

test.each([
  ['limit=abc', 'limit must be a whole number'],
  ['limit=1e309', 'limit must be a whole number'],
  ['limit=0x10', 'limit must be a whole number'],
  ['limit=-1', 'limit must be a whole number'],
  ['limit=0', 'limit must be at least 1'],
  ['limit=101', 'limit must be at most 100'],
  ['offset=1.5', 'offset must be a whole number'],
  ['offset=10001', 'offset must be at most 10000'],
  ['before=99999999999999999999', 'before must be a whole number'],
  ['limit=1&limit=2', 'limit must be a whole number'],
])('a page asked for with %s: %s', async (query, message) => {
  const { status, body } = await openBrowser(site.url).get(`/api/posts?${query}`)
  expect([status, body.message]).toEqual([400, message])
})

test.each(['abc', '1e3', '99999999999999999999', '%00', '-1'])(
  'there is no post %s',
  async (id) => {
    const { status, body } = await openBrowser(site.url).get(`/api/posts/${id}`)
    expect([status, body.message]).toEqual([400, 'id must be a whole number'])
  },
)

test.each([
  '/topic/%00',
  '/topic/%00/feed.xml',
  '/previews/topic/%00.png',
  '/profile/%00',
  '/profile/%00/feed.json',
  '/character/%00',
  '/search?q=%00',
  '/category/%00',
])('a NUL in the address %s is no failure', async (path) => {
  const { status } = await openBrowser(site.url).get(path)
  expect(status).toBeLessThan(500)
})

test('a NUL or half a letter in a text is dropped, not a failure', async () => {
  const form = {
    email: 'nul@example.org',
    username: 'nul_and_half',
    password: 'p\0\ud800 of surrogates',
    firstName: 'N\0ul',
    lastName: 'Half\ud800',
  }
  const browser = openBrowser(site.url)
  const { status, body } = await browser.post('/api/register', form)
  expect([status, body.firstName, body.lastName]).toEqual([201, 'Nul', 'Half\ufffd'])
  const again = await browser.post('/api/login', { email: form.username, password: form.password })
  expect(again.status).toBe(200)
})
