import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
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

test('whoever asks too often is refused there too', async () => {
  const now = new Date()
  const small = await testSite({ env: { RATE_LIMIT_SCALE: '0.01' }, clock: () => now })
  const statuses: number[] = []
  for (let n = 0; n < 25; n += 1) statuses.push((await small.visitor().get('/api/posts')).status)
  await small.close()
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
})
