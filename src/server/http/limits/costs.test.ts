import { afterEach, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
let site: TestSite
afterEach(() => site.close())

const open = async () => {
  site = await testSite({
    env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' },
    clock: () => new Date(now),
  })
  return site
}
const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
  const seen: number[] = []
  for (let index = 0; index < times; index += 1) seen.push((await call()).status)
  return seen
}

test('large answers count as work: a long discussion is read more seldom than a short one', async () => {
  await open()
  const ann = await site.signUp()
  const { body: post } = await ann.post('/api/posts', { content: 'A', aiSeats: 'humans_only' })
  await site.db
    .insertInto('comments')
    .values(
      Array.from({ length: 60 }, () => ({
        post_id: post.id,
        user_id: ann.user.id,
        content: 'word '.repeat(1_000),
      })),
    )
    .execute()
  const from = { 'x-forwarded-for': '203.0.113.6' }
  const read = () => openBrowser(site.url).get(`/api/posts/${post.id}`, from)
  const seen = await statuses(60, read)
  expect(seen[0]).toBe(200)
  const { status, body } = await read()
  expect([status, body.message]).toEqual([
    429,
    expect.stringContaining('Too many requests that take the site long'),
  ])
  const visitor = openBrowser(site.url)
  const login = await visitor.post('/api/login', { email: 'nobody', password: 'x' }, from)
  expect(login.status).toBe(401)
  const other = { 'x-forwarded-for': '203.0.113.5' }
  expect((await visitor.get('/api/user', other)).status).toBe(401)
})

test('one’s data is downloaded five times an hour', async () => {
  await open()
  const ann = await site.signUp()
  const seen = await statuses(6, () => ann.get('/api/user/data'))
  expect(seen).toEqual([200, 200, 200, 200, 200, 429])
})
