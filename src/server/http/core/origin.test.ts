import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import { openBrowser } from '../../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const unsafe = contract.filter(({ method }) => method !== 'GET')
const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
]
const matrix = unsafe.flatMap((endpoint) =>
  foreign.map((headers) => ({ endpoint, headers, call: `${endpoint.method} ${endpoint.path}` })),
)

describe('what another site makes a browser send is refused', () => {
  test.each(matrix)('$call with $headers', async ({ endpoint, headers }) => {
    const { status, body } = await openBrowser(site.url).send(endpoint.path.replace('{id}', '1'), {
      method: endpoint.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([status, body.code]).toEqual([403, 'foreign_origin'])
  })

  test('a sign-up from elsewhere leaves no account behind', async () => {
    const form = {
      email: 'e@example.org',
      username: 'eve',
      password: 'from elsewhere',
      firstName: 'E',
      lastName: 'V',
    }
    await openBrowser(site.url).post('/api/register', form, { 'sec-fetch-site': 'cross-site' })
    const rows = await site.db
      .selectFrom('users')
      .where('username', '=', 'eve')
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })
})

describe('our own pages and programs are let through', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('%j', async (headers) => {
    const answer = await openBrowser(site.url).send('/api/logout', { method: 'POST', headers })
    expect(answer.status).toBe(204)
  })

  test('an Origin that is the one the Host names', async () => {
    const headers = { origin: site.url }
    const answer = await openBrowser(site.url).send('/api/logout', { method: 'POST', headers })
    expect(answer.status).toBe(204)
  })

  test('reading from anywhere is reading', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await openBrowser(site.url).get('/healthz', headers)).status).toBe(200)
  })
})

test.each(['/', '/api/posts', '/api/user', '/about', '/healthz', '/nowhere', '/api/openapi.json'])(
  'a Host that names no host is refused, also where it is only read (%s)',
  async (url) => {
    const ask = async (host: string) =>
      (await site.app.inject({ url, headers: { host } })).statusCode
    expect(await ask('<script>')).toBe(400)
    expect(await ask('localhost')).not.toBe(400)
  },
)

test('a Host that names no host gets no answer that lies ready', async () => {
  await site.visitor().get('/api/posts')
  const status = await new Promise<number>((resolve) => {
    const headers = { host: '<script>' }
    get(`${site.url}/api/posts`, { headers }, (answer) => resolve(answer.statusCode ?? 0))
  })
  expect(status).toBe(400)
})

test('a Host that names no host is refused', async () => {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: { host: 'not a host<>' },
    payload: {
      email: 'h@example.org',
      username: 'hosty',
      password: 'whatever it is',
      firstName: 'H',
      lastName: 'O',
    },
  })
  expect(statusCode).toBe(400)
})
