import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../../../../tests/support/browser.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { onStatement } from '../../../../tests/support/statements.ts'
import { duration } from './limits.ts'

const start = Date.parse('2026-03-01T12:00:00Z')
let now = start
let sites: TestSite[] = []
beforeEach(() => {
  now = start
  sites = []
})
afterEach(() => {
  vi.restoreAllMocks()
  return Promise.all(sites.map((site) => site.close()))
})

const open = async (env: Record<string, string> = {}) => {
  const site = await testSite({
    env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1', ...env },
    clock: () => new Date(now),
  })
  sites.push(site)
  return site
}

const signIn = ({ url }: TestSite, from: string, name = 'nobody') =>
  openBrowser(url).post('/api/login', { email: name, password: 'x' }, { 'x-forwarded-for': from })
const statuses = async (times: number, call: (index: number) => Promise<{ status: number }>) => {
  const seen: number[] = []
  for (let index = 0; index < times; index += 1) seen.push((await call(index)).status)
  return seen
}

test('an address may try to sign in ten times a minute, whatever the name', async () => {
  const site = await open()
  const tries = await statuses(11, (index) => signIn(site, '203.0.113.9', `name${index}`))
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429])

  const refused = await signIn(site, '203.0.113.9', 'other')
  expect(refused.body.message).toMatch(
    /^Too many attempts to sign in: at most 10 in 60 seconds\. You can go on in \d+ seconds?\.$/,
  )
  now += Number(refused.headers.get('retry-after')) * 1000
  expect((await signIn(site, '203.0.113.9', 'other')).status).toBe(401)
})

test('the neighbours in one /64 are one address, other addresses are not touched', async () => {
  const site = await open()
  await statuses(10, (index) => signIn(site, `2001:db8:1:2::${index + 1}`, `name${index}`))
  expect((await signIn(site, '2001:db8:1:2:ffff::1', 'a')).status).toBe(429)
  expect((await signIn(site, '2001:db8:1:3::1', 'b')).status).toBe(401)
})

test('the count holds in another process on the same database', async () => {
  const site = await open()
  await statuses(10, (index) => signIn(site, '203.0.113.9', `name${index}`))
  const { buildApp } = await import('../../app.ts')
  const second = await buildApp(site.services)
  const answer = await second.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-forwarded-for': '203.0.113.9' },
    payload: { email: 'another', password: 'x' },
  })
  await second.close()
  expect(answer.statusCode).toBe(429)
})

test('a flood that is refused costs the database nothing', async () => {
  const site = await open()
  const flood = () =>
    Promise.all(
      Array.from({ length: 40 }, () =>
        openBrowser(site.url).post('/api/contact', {}, { 'x-forwarded-for': '203.0.113.9' }),
      ),
    )
  const asked: string[] = []
  onStatement((text) => text.includes('limit_hits') && asked.push(text))
  const first = await flood()
  // Five fit; two at a time are counted before it is known that the sixth does not, and taken back.
  expect(asked.length).toBeLessThanOrEqual(5 + 2 + 2)
  asked.length = 0
  const later = await flood()
  expect(first.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(new Set(later.map(({ status }) => status))).toEqual(new Set([429]))
  expect(asked).toEqual([])

  const [{ headers }] = later as [(typeof later)[0]]
  now += Number(headers.get('retry-after')) * 1000
  const again = await flood()
  expect(again.filter(({ status }) => status === 400).length).toBeGreaterThan(0)
})

test('without TRUST_PROXY a forwarding header changes nothing', async () => {
  const site = await open({ TRUST_PROXY: 'false', RATE_LIMIT_SCALE: '0.01' })
  const tries = await statuses(3, (index) => signIn(site, `198.51.100.${index}`, `n${index}`))
  expect(tries).toEqual([401, 401, 429])
})

test.each(['1', '127.0.0.0/8, ::1'])(
  'behind one proxy (%s), what a client wrote in the header before it changes nothing',
  async (TRUST_PROXY) => {
    const site = await open({ TRUST_PROXY, RATE_LIMIT_SCALE: '0.2' })
    const forged = (index: number) => `198.51.100.${index}, 203.0.113.9`
    const tries = await statuses(3, (index) => signIn(site, forged(index), `name${index}`))
    expect(tries).toEqual([401, 401, 429])
  },
)

test('RATE_LIMIT_SCALE multiplies', async () => {
  const site = await open({ RATE_LIMIT_SCALE: '0.2' })
  const tries = await statuses(3, (index) => signIn(site, '203.0.113.9', `name${index}`))
  expect(tries).toEqual([401, 401, 429])
})

test('reading faster than twenty a second ends in 429 after a burst of a hundred', async () => {
  const site = await open()
  const read = () => openBrowser(site.url).get('/api/user', { 'x-forwarded-for': '203.0.113.7' })
  const seen = await statuses(101, read)
  expect(seen.filter((status) => status === 429)).toHaveLength(1)
  now += Number((await read()).headers.get('retry-after')) * 1000
  expect((await read()).status).toBe(401)
})

test('the description of all calls is something to read like others', async () => {
  const site = await open({ RATE_LIMIT_SCALE: '0.05' })
  const from = { 'x-forwarded-for': '203.0.113.8' }
  const read = () => openBrowser(site.url).get('/api/openapi.json', from)
  expect(await statuses(6, read)).toEqual([200, 200, 200, 200, 200, 429])
})

const write = (person: Member) => person.post('/api/posts', { content: `A thought at ${now}` })

test('a person writes four posts a minute, ten on the first day, then sixty', async () => {
  const site = await open()
  const person = await site.signUp()
  expect(await statuses(5, () => write(person))).toEqual([201, 201, 201, 201, 429])
  const refused = await write(person)
  expect(refused.body.message).toMatch(/^Too many posts: at most 4 in 60 seconds\./)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(75)

  const hourly = async () => {
    now += 3_600_000
    return (await write(person)).status
  }
  const rest: number[] = []
  for (let hour = 0; hour < 7; hour += 1) rest.push(await hourly())
  expect(rest).toEqual([201, 201, 201, 201, 201, 201, 429])
  now += 24 * 3_600_000
  const later: number[] = []
  for (let hour = 0; hour < 12; hour += 1) later.push(await hourly())
  expect(new Set(later)).toEqual(new Set([201]))
})

test('what was not valid does not count', async () => {
  const site = await open()
  const person = await site.signUp()
  await statuses(6, () => person.post('/api/posts', { content: ' ' }))
  expect((await write(person)).status).toBe(201)
})

test('the table of counts names no address', async () => {
  const site = await open()
  await signIn(site, '203.0.113.9', 'somebody')
  const rows = await site.db.selectFrom('limit_hits').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.9|somebody/)
})

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [121, '3 minutes'],
  [3600, '60 minutes'],
  [7201, '3 hours'],
])('%d seconds are said as %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})

test('a text of one’s own may be changed twelve times a minute', async () => {
  const site = await open()
  const ann = await site.signUp()
  const { body: post } = await ann.post('/api/posts', { content: 'A', aiSeats: 'humans_only' })
  const edits = await statuses(13, (index) =>
    ann.send(`/api/posts/${post.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: `Number ${index}` }),
    }),
  )
  expect(edits).toEqual([...Array.from({ length: 12 }, () => 200), 429])
})
