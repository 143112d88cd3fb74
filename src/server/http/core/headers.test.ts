import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

let plain: TestSite
let secure: TestSite
beforeAll(async () => {
  plain = await testSite()
  secure = await testSite({ env: { SITE_URL: 'https://symposia.example' } })
})
afterAll(() => Promise.all([plain.close(), secure.close()]))

describe('every answer, a refusal too, carries the headers that keep strangers’ scripts out', () => {
  test.each(['/healthz', '/api/user', '/api/openapi.json', '/api/nowhere', '/api/posts/%E0%A4%A'])(
    '%s',
    async (path) => {
      const { headers } = await openBrowser(plain.url).get(path)
      const policy = headers.get('content-security-policy')!
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy.split('; ')).toContain(rule)
      }
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|http)/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )
})

test('https is made to stay https, plain http is not', async () => {
  const seen = async ({ url }: TestSite) =>
    (await openBrowser(url).get('/healthz')).headers.get('strict-transport-security')
  expect(await seen(plain)).toBeNull()
  expect(await seen(secure)).toBe('max-age=31536000; includeSubDomains')
})

test('on https the session is a __Host- cookie that only https carries', async () => {
  const browser = openBrowser(secure.url)
  const { headers } = await browser.post('/api/register', {
    email: 'ada@example.org',
    username: 'ada',
    password: 'analytical engine',
    firstName: 'Ada',
    lastName: 'Lovelace',
  })
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect((await browser.get('/api/user')).status).toBe(200)
  const planted = openBrowser(secure.url, browser.cookies().replace('__Host-sid', 'sid'))
  expect((await planted.get('/api/user')).status).toBe(401)
})
