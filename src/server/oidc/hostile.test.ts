import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { led } from '../../../tests/support/at-issuer.ts'
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { startHostileIssuer, type Lies } from '../../../tests/support/hostile-issuer.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let issuer: Awaited<ReturnType<typeof startHostileIssuer>>
let site: TestSite
let now = Date.now()
beforeAll(async () => {
  issuer = await startHostileIssuer()
  site = await testSite({ env: issuer.env, clock: () => new Date(now) })
})
afterAll(async () => {
  await site.close()
  await issuer.stop()
})
beforeEach(() => {
  now = Date.now()
  issuer.lie({})
})

const begin = async (browser: Browser) => {
  const { status, body } = await browser.post('/api/sign-in-with', {})
  expect(status).toBe(200)
  return issuer.codeFor(body.url)
}
const path = (query: Record<string, string>) =>
  `/oidc/callback?${String(new URLSearchParams(query))}`
const lost = '/auth?sign-in=lost'
const refused = '/auth?sign-in=refused'
const isOut = async (browser: Browser) => {
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/sign-in-with')).body).toBeNull()
}

test('an issuer that tells the truth is believed', async () => {
  const browser = site.visitor()
  expect(await led(browser, path(await begin(browser)))).toBe('/sign-in-with')
})

describe('an issuer is not believed', () => {
  const liars: [string, Lies][] = [
    ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'of another sign-in' }) }],
    ['no nonce', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
    ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://other.example' }) }],
    ['another audience', { claims: (claims) => ({ ...claims, aud: 'another site' }) }],
    ['a token that is over', { claims: (claims) => ({ ...claims, exp: 1_000, iat: 900 }) }],
    ['nobody', { claims: (claims) => ({ ...claims, sub: '' }) }],
    ['an endless subject', { claims: (claims) => ({ ...claims, sub: 'x'.repeat(256) }) }],
    ['a signature of another key', { isForged: true }],
    ['no token', { token: { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' } }],
    ['an error', { token: { status: 400, body: '{"error":"invalid_client"}' } }],
    ['words', { token: { status: 200, body: 'Hello' } }],
    ['somebody else, once asked', { userInfo: { sub: 'somebody else', email: 'a@example.org' } }],
  ]
  test.each(liars)('that answers with %s', async (_what, lies) => {
    const browser = site.visitor()
    const answer = await begin(browser)
    issuer.lie(lies)
    expect(await led(browser, path(answer))).toBe(refused)
    await isOut(browser)
  })

  test('that answers without an end', async () => {
    const browser = site.visitor()
    const answer = await begin(browser)
    issuer.lie({ token: { status: 200, body: ' '.repeat(2 * 1024 * 1024) } })
    expect(await led(browser, path(answer))).toBe('/auth?sign-in=unreachable')
    await isOut(browser)
  })

  test.each([
    ['is another', { issuer: 'https://other.example' }],
    ['sends people to a script', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('that says of itself that it %s', async (_what, metadata) => {
    const liar = await startHostileIssuer()
    liar.lie({ metadata })
    const other = await testSite({ env: liar.env })
    const { status } = await other.visitor().post('/api/sign-in-with', {})
    expect(status).toBe(503)
    await other.close()
    await liar.stop()
  })
})

describe('a browser gets no session', () => {
  test('by what another was given', async () => {
    const [ann, thief] = [site.visitor(), site.visitor()]
    const [answer, own] = [await begin(ann), await begin(thief)]
    expect(await led(thief, path(answer))).toBe(lost)
    expect(await led(site.visitor(), path(answer))).toBe(lost)
    // what others try with it does not end it
    expect(await led(ann, path(answer))).toBe('/sign-in-with')
    const { code } = await begin(ann)
    expect(await led(thief, path({ code, state: own.state }))).toBe(refused)
    await isOut(thief)
  })

  test('by the same answer again, or the same code', async () => {
    const browser = site.visitor()
    const answer = await begin(browser)
    const before = openBrowser(site.url, browser.cookies())
    expect(await led(browser, path(answer))).toBe('/sign-in-with')
    expect(await led(browser, path(answer))).toBe(lost)
    expect(await led(before, path(answer))).toBe(refused)
    await isOut(before)
  })

  test('by an answer that comes too late', async () => {
    const browser = site.visitor()
    const answer = await begin(browser)
    now += 601_000
    expect(await led(browser, path(answer))).toBe(lost)
  })

  test('by a cookie of its own making', async () => {
    const browser = site.visitor()
    const answer = await begin(browser)
    const cookies = browser.cookies().replace(/oidc-asked=.{4}/, 'oidc-asked=AAAA')
    expect(await led(openBrowser(site.url, cookies), path(answer))).toBe(lost)
    const swapped = browser.cookies().replace('oidc-asked', 'oidc-found')
    expect((await openBrowser(site.url, swapped).get('/api/sign-in-with')).body).toBeNull()
  })

  test('by an answer without a code, or with two', async () => {
    const browser = site.visitor()
    const { state } = await begin(browser)
    expect(await led(browser, path({ state }))).toBe(refused)
    const other = await begin(browser)
    expect(await led(browser, `${path(other)}&code=another`)).toBe(refused)
    await isOut(browser)
  })
})

test('nobody waits for an issuer that is away, and the next who comes finds it again', async () => {
  const away = await startHostileIssuer()
  const other = await testSite({ env: away.env })
  away.lie({ metadata: { issuer: 'https://other.example' } })
  const browser = other.visitor()
  const { status, body, headers } = await browser.post('/api/sign-in-with', {})
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
  away.lie({})
  expect((await browser.post('/api/sign-in-with', {})).status).toBe(200)
  const answer = away.codeFor((await browser.post('/api/sign-in-with', {})).body.url)
  await away.stop()
  expect(await led(browser, path(answer))).toBe('/auth?sign-in=unreachable')
  await other.close()
})

test('who comes back too often is told so on the screen, too', async () => {
  const narrow = await testSite({ env: { ...issuer.env, RATE_LIMIT_SCALE: '0.01' } })
  const browser = narrow.visitor()
  const answers = []
  for (let tries = 0; tries < 3; tries += 1) answers.push(await led(browser, path({ state: 'x' })))
  expect(answers).toEqual([lost, lost, '/auth?sign-in=too_many'])
  await narrow.close()
})
