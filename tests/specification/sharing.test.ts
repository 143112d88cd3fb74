import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldShares } from '#server/sharing/shares.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp('ann')
})
afterAll(() => site.close())

const write = async () =>
  (await ann.post('/api/posts', { content: 'To be shared', aiSeats: 'humans_only' })).body.id
const sharesOf = async (id: number) =>
  (await site.visitor().get(`/api/posts/${id}`)).body.sharesCount
const crossPost = { platforms: ['twitter', 'email'], contentLength: 42, hashtags: ['Cities'] }

test('a cross-post is counted and answered with 204', async () => {
  const { status, body } = await ann.post('/api/analytics/cross-post', crossPost)
  expect([status, body]).toEqual([204, ''])
  const kept = await site.db
    .selectFrom('cross_posts')
    .select(['user_id', 'platforms', 'content_length', 'hashtags'])
    .execute()
  expect(kept).toEqual([
    {
      user_id: ann.user.id,
      platforms: ['twitter', 'email'],
      content_length: 42,
      hashtags: ['Cities'],
    },
  ])
})

test.each([
  ['no platform', { ...crossPost, platforms: [] }],
  ['an unknown platform', { ...crossPost, platforms: ['myspace'] }],
  ['no hashtags', { ...crossPost, hashtags: undefined }],
  ['a negative length', { ...crossPost, contentLength: -1 }],
])('a cross-post with %s is refused', async (_what, body) => {
  expect((await ann.post('/api/analytics/cross-post', body)).status).toBe(400)
})

test('visitors cannot cross-post or share', async () => {
  const visitor = site.visitor()
  expect((await visitor.post('/api/analytics/cross-post', crossPost)).status).toBe(401)
  const id = await write()
  expect((await visitor.post(`/api/posts/${id}/share`, { key: 'abcdefgh' })).status).toBe(401)
})

test('a share action counts exactly once, however often it is told', async () => {
  const id = await write()
  const share = (key: string) => ann.post(`/api/posts/${id}/share`, { key })
  expect((await share('first-action')).body).toEqual({ sharesCount: 1 })
  await Promise.all([share('first-action'), share('first-action'), share('second-action')])
  expect(await sharesOf(id)).toBe(2)
  expect((await share('first-action')).body).toEqual({ sharesCount: 2 })
})

test('the feed shows the new count at once', async () => {
  const id = await write()
  await ann.post(`/api/posts/${id}/share`, { key: 'seen-in-feed' })
  const { body } = await site.visitor().get('/api/posts')
  expect(body.find((post: { id: number }) => post.id === id).sharesCount).toBe(1)
})

test('a post that is not there cannot be shared', async () => {
  expect((await ann.post('/api/posts/987654321/share', { key: 'abcdefgh' })).status).toBe(404)
  expect((await ann.post(`/api/posts/${await write()}/share`, { key: 'x' })).status).toBe(400)
})

test('after 90 days the records are deleted, and the count stays', async () => {
  const id = await write()
  await ann.post(`/api/posts/${id}/share`, { key: 'to-be-forgotten' })
  const later = new Date(Date.now() + 91 * 86_400_000)
  await forgetOldShares({ ...site.services, clock: () => later })
  expect(await site.db.selectFrom('cross_posts').selectAll().execute()).toEqual([])
  expect(await site.db.selectFrom('post_shares').selectAll().execute()).toEqual([])
  expect(await sharesOf(id)).toBe(1)
})
