import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../limits/limits.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  // A session is remembered for less than a second: here none goes by.
  const now = new Date()
  site = await testSite({ clock: () => now })
  await (await site.signUp()).post('/api/posts', { content: 'A ready answer' })
})
afterAll(() => site.close())

/** What Node says of the connection differs from one to the next; a page asked for often is packed anew. */
const changing = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  'content-length',
])
const told = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !changing.has(name)).map(([n, v]) => [n, String(v)]),
  )

const unpack = {
  identity: (bytes: Buffer) => bytes,
  gzip: (bytes: Buffer) => gunzipSync(bytes),
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
}
const encodings = Object.keys(unpack) as (keyof typeof unpack)[]
test.each(
  ['/api/posts', '/', '/post/1'].flatMap((path) => encodings.map((one) => [path, one] as const)),
)('a ready answer says what the usual way says, word for word (%s, %s)', async (path, encoding) => {
  const headers = { 'accept-encoding': encoding }
  const url = site.url + path
  const usual = await site.app.inject({ url, headers })
  const quick = await fetch(url, { headers })
  expect(quick.status).toBe(usual.statusCode)
  expect(told(quick.headers)).toEqual(told(Object.entries(usual.headers)))
  expect(await quick.text()).toBe(unpack[encoding](usual.rawPayload).toString())

  const known = { ...headers, 'if-none-match': quick.headers.get('etag')! }
  const unchanged = await site.app.inject({ url, headers: known })
  const quicker = await fetch(url, { headers: known })
  expect([quicker.status, unchanged.statusCode]).toEqual([304, 304])
  expect(told(quicker.headers)).toEqual(told(Object.entries(unchanged.headers)))
})

test('a client that asks too often is refused there too', async () => {
  const now = new Date()
  const small = await testSite({ env: { RATE_LIMIT_SCALE: '0.01' }, clock: () => now })
  const statuses: number[] = []
  for (let n = 0; n < 25; n += 1) statuses.push((await small.visitor().get('/api/posts')).status)
  await small.close()
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
})

/** How many front pages went out before Fastify so far. */
const quickOnes = () => {
  const tally = site.app.readyAnswers.tallies.find(({ route }) => route === '/api/posts')!
  return tally.ok + tally.unchanged
}

/** What was written before has come from the log; their session, likes and hidings are known. */
const settle = async (member: Member): Promise<Member> => {
  await site.app.hub.caughtUp()
  await member.get('/api/posts')
  return member
}
const signUpKnown = async () => settle(await site.signUp())

const isQuick = async (ask: () => Promise<unknown>): Promise<boolean> => {
  const before = quickOnes()
  await ask()
  return quickOnes() > before
}

test('a member gets a ready answer, too, and it says what the usual way says, word for word', async () => {
  const member = await signUpKnown()
  await member.post('/api/posts/1/like')
  await settle(member)
  const headers = { cookie: member.cookies(), 'accept-encoding': 'identity' }
  const url = `${site.url}/api/posts`
  const before = quickOnes()
  const quick = await fetch(url, { headers })
  expect(quickOnes()).toBe(before + 1)
  const usual = await site.app.inject({ url, headers })
  expect(told(quick.headers)).toEqual(told(Object.entries(usual.headers)))
  expect(quick.headers.has('access-control-allow-origin')).toBe(false)
  const text = await quick.text()
  expect(text).toBe(usual.body)
  expect(JSON.parse(text)).toMatchObject([{ id: 1, isLiked: true }])

  const etag = { ...headers, 'if-none-match': quick.headers.get('etag')! }
  const unchanged = await site.app.inject({ url, headers: etag })
  const quicker = await fetch(url, { headers: etag })
  expect([quicker.status, unchanged.statusCode]).toEqual([304, 304])
  expect(told(quicker.headers)).toEqual(told(Object.entries(unchanged.headers)))
  expect(quickOnes()).toBe(before + 2)
})

test('what a member likes, hides and writes is in their next answer', async () => {
  const member = await signUpKnown()
  const other = await site.signUp()
  const { body: post } = await other.post('/api/posts', { content: 'Written by another' })
  const isLiked = async () => (await member.get('/api/posts')).body[0].isLiked
  expect(await isLiked()).toBe(false)
  await member.post(`/api/posts/${post.id}/like`)
  expect(await isLiked()).toBe(true)
  await member.post(`/api/posts/${post.id}/like`)
  expect(await isLiked()).toBe(false)
  const own = await member.post('/api/posts', { content: 'Written by the member' })
  expect((await member.get('/api/posts')).body[0].id).toBe(own.body.id)
  await member.put(`/api/user/hidden/people/${other.user.id}`, { kind: 'mute' })
  const ids = (await member.get('/api/posts')).body.map(({ id }: { id: number }) => id)
  expect(ids).not.toContain(post.id)
})

test('what is not plain goes the usual way', async () => {
  const member = await signUpKnown()
  const cookie = member.cookies()
  const ask = (headers: Record<string, string>) => () => site.visitor().get('/api/posts', headers)
  expect(await isQuick(ask({ cookie }))).toBe(true)
  expect(await isQuick(ask({ cookie: `${cookie}; wrote=1` }))).toBe(false)
  expect(await isQuick(ask({ cookie, authorization: 'Bearer no token' }))).toBe(false)
  expect(await isQuick(ask({ cookie: 'sid=nobody' }))).toBe(false)
  expect(await isQuick(ask({ cookie: 'theme=dark' }))).toBe(false)
  expect(await isQuick(() => site.visitor().get('/api/posts?limit=20', { cookie }))).toBe(false)
  await member.post('/api/logout')
  expect(await isQuick(ask({ cookie }))).toBe(false)
})

test('a session that ended elsewhere opens nothing within a second', async () => {
  let now = Date.now()
  const timed = await testSite({ clock: () => new Date(now) })
  const member = await timed.signUp()
  const isKnown = () => {
    const request = { headers: { cookie: member.cookies() }, url: '/', protocol: 'http' } as const
    return timed.app.viewers.known(request) !== undefined
  }
  await member.get('/api/posts')
  await timed.db.deleteFrom('sessions').execute()
  expect(isKnown()).toBe(true)
  now += 900
  expect(isKnown()).toBe(false)
  await member.get('/api/posts')
  expect(isKnown()).toBe(false)
  await timed.close()
})

test('reads have no limit by account, which the short way would not know', () => {
  expect(limits.read).not.toHaveProperty('account')
})

test('a member who asks too often is refused', async () => {
  const now = new Date()
  const small = await testSite({ env: { RATE_LIMIT_SCALE: '0.01' }, clock: () => now })
  const member = await small.signUp()
  const statuses: number[] = []
  for (let n = 0; n < 25; n += 1) statuses.push((await member.get('/api/posts')).status)
  await small.close()
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
})
