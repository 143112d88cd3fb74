import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Digest } from '#shared/digest.ts'
import type { Comment, Post } from '#shared/posts.ts'
import type { ReaderStance } from '#shared/readers.ts'
import { listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let ann: Member
let post: Post
let comment: Comment

beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
  post = (await ann.post('/api/posts', { content: 'Is it?', aiSeats: 'humans_only' })).body as Post
  comment = (await ann.post(`/api/posts/${post.id}/comments`, { content: 'It is.' }))
    .body as Comment
})
afterAll(() => site.close())

const at = () => `/api/posts/${post.id}/stance`
const send = (person: Member, method: string, body?: unknown, path = at()) =>
  person.send(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
const say = (person: Member, body: Partial<ReaderStance>) => send(person, 'PUT', body)
const readers = async () =>
  ((await site.visitor().get(`/api/posts/${post.id}/digest`)).body as Digest).readers

it('a reader says where they stood before reading, where after, and what moved them', async () => {
  const bob = await site.signUp()
  expect((await bob.get(at())).body).toEqual({ before: null, after: null, creditedCommentId: null })
  expect((await say(bob, { before: -1 })).status).toBe(200)
  expect((await say(bob, { after: 1 })).status).toBe(200)
  const answer = await say(bob, { creditedCommentId: comment.id })
  expect(answer.body).toEqual({ before: -1, after: 1, creditedCommentId: comment.id })
  expect((await bob.get(at())).body).toEqual(answer.body)
  expect(await readers()).toEqual({
    before: [0, 1, 0, 0, 0],
    after: [0, 0, 0, 1, 0],
    moved: 1,
    credits: [{ commentId: comment.id, people: 1 }],
  })
  expect((await send(bob, 'DELETE')).status).toBe(204)
  expect((await readers()).moved).toBe(0)
  expect((await readers()).credits).toEqual([])
})

it('two votes of one person are one', async () => {
  const bob = await site.signUp()
  await Promise.all([1, 2, 2, 1].map((before) => say(bob, { before })))
  expect((await readers()).before.reduce((sum, count) => sum + count)).toBe(1)
  await send(bob, 'DELETE')
})

it('what cannot be is refused, and changes nothing', async () => {
  const bob = await site.signUp()
  expect((await say(bob, { after: 1 })).status).toBe(409)
  expect((await say(bob, { before: 3 })).status).toBe(400)
  await say(bob, { before: 1 })
  expect((await say(bob, { creditedCommentId: comment.id })).status).toBe(409)
  await say(bob, { after: 0 })
  expect((await say(bob, { before: -2 })).status).toBe(409)
  expect((await say(bob, { creditedCommentId: 999_999 })).status).toBe(400)
  const own = (await bob.post(`/api/posts/${post.id}/comments`, { content: 'I moved myself.' }))
    .body as Comment
  expect((await say(bob, { creditedCommentId: own.id })).status).toBe(400)
  await say(bob, { creditedCommentId: comment.id })
  // Back where they began: nothing to credit.
  expect((await say(bob, { after: 1 })).body).toEqual({
    before: 1,
    after: 1,
    creditedCommentId: null,
  })
  expect((await send(bob, 'PUT', { before: 1 }, '/api/posts/999999/stance')).status).toBe(404)
  await send(bob, 'DELETE')
})

it('nobody votes without an account, and the Scout, which has a row of its own, cannot', async () => {
  const refused = await site.visitor().send(at(), {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: '{"before":1}',
  })
  expect(refused.status).toBe(401)
  const vote = site.db
    .insertInto('reader_stances')
    .values({ post_id: post.id, user_id: 'ai_system', before: 1 })
    .execute()
  await expect(vote).rejects.toThrow(/check/)
})

it('every open browser hears how many stand where', async () => {
  const bob = await site.signUp()
  const ears = await listenTo(site.url)
  await say(bob, { before: 2 })
  const { data } = await ears.until(({ data }) => data.kind === 'readers')
  expect(data).toMatchObject({ postId: post.id, readers: { before: [0, 0, 0, 0, 1] } })
  ears.cut()
  await send(bob, 'DELETE')
})

it('a credit goes with the comment that was credited', async () => {
  const bob = await site.signUp()
  const moving = (await ann.post(`/api/posts/${post.id}/comments`, { content: 'Think again.' }))
    .body as Comment
  await say(bob, { before: -2, after: 2 })
  await say(bob, { creditedCommentId: moving.id })
  expect((await readers()).credits).toEqual([{ commentId: moving.id, people: 1 }])
  await send(ann, 'DELETE', undefined, `/api/comments/${moving.id}`)
  expect(await readers()).toMatchObject({ moved: 1, credits: [] })
})
