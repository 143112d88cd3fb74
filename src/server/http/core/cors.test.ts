import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import { giveToken, openProgram } from '../../../../tests/support/programs.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { isReadableElsewhere } from './cors.ts'

const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
})
afterAll(() => site.close())

const asks = (method: string, path: string, headers: Record<string, string> = {}) =>
  site.visitor().send(path, {
    method: 'OPTIONS',
    headers: { ...elsewhere, 'access-control-request-method': method, ...headers },
  })
const allowed = (headers: Headers) => headers.get('access-control-allow-origin')

describe('before a page elsewhere makes a call, its browser asks', () => {
  test('and is told once for two hours what may be sent, without cookies', async () => {
    const { status, headers, body } = await asks('POST', '/api/posts')
    expect([status, body]).toEqual([204, ''])
    expect(allowed(headers)).toBe('*')
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE')
    expect(headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID',
    )
    expect(headers.get('access-control-max-age')).toBe('7200')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each(['/', '/about', '/api/docs', '/media/x.webp', '/metrics', '/img'])(
    'but not of what is no call: %s',
    async (path) => {
      const { status, headers } = await asks('GET', path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(allowed(headers)).toBeNull()
    },
  )

  test('an OPTIONS that asks for nothing is told what the address takes', async () => {
    const { status, headers } = await site.visitor().send('/api/posts', { method: 'OPTIONS' })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, POST')
  })

  test('it counts as a read', async () => {
    // of this machine's own addresses 20 times one: two reads, and one moment in which no window ends
    const at = new Date()
    const narrow = await testSite({ env: { RATE_LIMIT_SCALE: '0.001' }, clock: () => at })
    const statuses: number[] = []
    const headers = { 'access-control-request-method': 'GET' }
    for (let times = 0; times < 3; times += 1) {
      const { status } = await narrow.visitor().send('/api/posts', { method: 'OPTIONS', headers })
      statuses.push(status)
    }
    await narrow.close()
    expect(statuses).toEqual([204, 204, 429])
  })
})

describe('an answer to a call without a cookie may be read by every page', () => {
  test.each([
    '/api/posts',
    '/api/posts',
    '/api/trending',
    '/api/openapi.json',
    '/api/user',
    '/api/nowhere',
  ])('%s', async (path) => {
    const { headers } = await site.visitor().get(path, elsewhere)
    expect(allowed(headers)).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('ETag, Retry-After')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('also one that has not changed', async () => {
    const { headers } = await site.visitor().get('/api/posts', elsewhere)
    const known = { ...elsewhere, 'if-none-match': headers.get('etag') ?? '' }
    const again = await site.visitor().get('/api/posts', known)
    expect([again.status, allowed(again.headers)]).toEqual([304, '*'])
  })

  test('also one to a token', async () => {
    const token = await giveToken(site, ann.user, { scopes: ['read'] })
    const { status, headers } = await openProgram(site.url, token).get('/api/user', elsewhere)
    expect([status, allowed(headers)]).toEqual([200, '*'])
  })
})

describe('what came with a cookie says nothing to pages elsewhere', () => {
  test.each(['/api/posts', '/api/user', '/api/notifications', '/api/nowhere'])(
    '%s',
    async (path) => {
      const { headers } = await ann.get(path, elsewhere)
      expect(allowed(headers)).toBeNull()
      expect(headers.get('access-control-expose-headers')).toBeNull()
    },
  )

  test('nor do pages and files', async () => {
    const paths = ['/', '/api/docs', '/robots.txt', '/healthz']
    const answers = await Promise.all(paths.map((path) => site.visitor().get(path, elsewhere)))
    expect(answers.map(({ headers }) => allowed(headers))).toEqual([null, null, null, null])
    expect(isReadableElsewhere({ url: '/api/docs?lang=de', headers: {} })).toBe(false)
  })
})

describe('a page elsewhere changes nothing by somebody’s cookie', () => {
  const unsafe = contract.filter(({ method }) => method !== 'GET')

  test.each([
    ['with the cookie alone', {}, 403, 'foreign_origin'],
    [
      'with a token that is none beside it',
      { authorization: 'Bearer sym_x' },
      401,
      'invalid_token',
    ],
    ['with another scheme beside it', { authorization: 'Basic YTpi' }, 403, 'foreign_origin'],
    ['with an empty one', { authorization: 'Bearer' }, 403, 'foreign_origin'],
  ])('%s', async (_how, more, status, code) => {
    const told = await Promise.all(
      unsafe.map(async ({ method, path }) => {
        const answer = await ann.send(path.replaceAll(/\{\w+\}/g, '1'), {
          method,
          headers: { ...elsewhere, ...more, 'content-type': 'application/json' },
          body: '{}',
        })
        return [method, path, answer.status, answer.body.code]
      }),
    )
    expect(told).toEqual(unsafe.map(({ method, path }) => [method, path, status, code]))
    expect((await ann.get('/api/user')).status).toBe(200)
  })
})
