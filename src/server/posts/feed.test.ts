import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { commentBytes } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let ann: Member
let ben: Member

beforeAll(async () => {
  site = await testSite()
  ;[ann, ben] = [await site.signUp(), await site.signUp()]
})
afterAll(() => site.close())

const newPost = async (content: string, by = ann) => (await by.post('/api/posts', { content })).body
const comment = (postId: number, body: object, by = ben) =>
  by.post(`/api/posts/${postId}/comments`, body)

test('a list carries the latest 20 comments of a post and their true number, alone it has all', async () => {
  const { id } = await newPost('Many answers')
  for (let n = 1; n <= 23; n += 1) await comment(id, { content: `Answer ${n}` })
  const [listed] = (await site.visitor().get('/api/posts')).body
  expect(listed).toMatchObject({ id, commentsCount: 23 })
  expect(listed.comments.map((one: { content: string }) => one.content)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Answer ${at + 4}`),
  )
  const alone = (await site.visitor().get(`/api/posts/${id}`)).body
  expect(alone.comments).toHaveLength(23)
  const rest = await site.visitor().get(`/api/posts/${id}?commentsAfter=${alone.comments[20].id}`)
  expect(rest.body.comments.map((one: { content: string }) => one.content)).toEqual([
    'Answer 22',
    'Answer 23',
  ])
})

test('a long discussion comes in answers that bytes bound, and nothing of it is left out', async () => {
  const { id } = await newPost('Long answers')
  await sql`insert into comments (post_id, user_id, content)
    select ${id}, ${ben.user.id}, repeat('ä', 5000) from generate_series(1, 60)`.execute(site.db)
  await sql`update posts set comments_count = 60 where id = ${id}`.execute(site.db)
  const bytesOf = (comments: { content: string }[]) =>
    comments.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  const seen: number[] = []
  let after = 0
  for (let answers = 0; after !== null; answers += 1) {
    const { body } = await site.visitor().get(`/api/posts/${id}?commentsAfter=${after}`)
    expect(bytesOf(body.comments)).toBeLessThan(commentBytes.alone + 20_000)
    seen.push(...body.comments.map((one: { id: number }) => one.id))
    after = body.moreAfter
    expect(answers).toBeLessThan(4)
  }
  expect(seen).toHaveLength(60)
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b))
  const listed = (await site.visitor().get('/api/posts?limit=1')).body[0]
  expect(listed.commentsCount).toBe(60)
  expect(bytesOf(listed.comments)).toBeLessThan(commentBytes.inList + 20_000)
  expect(listed.comments.at(-1).id).toBe(seen.at(-1))
})

test('pages by limit, offset and before fit together, newest first', async () => {
  for (let n = 0; n < 25; n += 1) await newPost(`Page filler ${n}`)
  const ids = async (query: string): Promise<number[]> =>
    (await site.visitor().get(`/api/posts${query}`)).body.map(({ id }: { id: number }) => id)
  const all = await ids('?limit=100')
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  expect(await ids('')).toEqual(all.slice(0, 20))
  expect(await ids('?limit=20&offset=20')).toEqual(all.slice(20, 40))
  expect(await ids(`?limit=5&before=${all[6]}`)).toEqual(all.slice(7, 12))
})

test('an unchanged answer is a 304, a changed one is not', async () => {
  const { id } = await newPost('Version one')
  for (const path of ['/api/posts', '/api/posts?limit=5', `/api/posts/${id}`, '/api/trending']) {
    for (const reader of [site.visitor(), ben]) {
      const first = await reader.get(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]+"$/)
      expect((await reader.get(path, { 'if-none-match': etag })).status).toBe(304)
    }
  }
  const before = (await site.visitor().get('/api/posts')).headers.get('etag')!
  await comment(id, { content: 'Version two' })
  const after = await site.visitor().get('/api/posts', { 'if-none-match': before })
  expect(after.status).toBe(200)
  expect(after.body[0].comments[0].content).toBe('Version two')
})

test('compressed answers say the same under an ETag of their own', async () => {
  const read = (encoding: string) =>
    site.visitor().get('/api/posts', { 'accept-encoding': encoding })
  const [plain, gzip, brotli] = await Promise.all(['identity', 'gzip', 'br, gzip'].map(read))
  expect(gzip?.headers.get('content-encoding')).toBe('gzip')
  expect(brotli?.headers.get('content-encoding')).toBe('br')
  expect(gzip?.body).toEqual(plain?.body)
  expect(brotli?.body).toEqual(plain?.body)
  expect(new Set([plain, gzip, brotli].map((one) => one?.headers.get('etag'))).size).toBe(3)
})

test('likes are mine alone, in lists and alone, and turn over', async () => {
  const { id } = await newPost('Likeable')
  const reply = (await comment(id, { content: 'So am I' })).body
  const likeIt = (targetType: string, targetId: number, liked?: boolean) =>
    ben.post('/api/interactions/like', { targetType, targetId, liked })

  expect((await likeIt('post', id)).body).toEqual({ liked: true, likesCount: 1 })
  expect((await likeIt('post', id, true)).body).toEqual({ liked: true, likesCount: 1 })
  expect((await likeIt('comment', reply.id)).body).toEqual({ liked: true, likesCount: 1 })
  expect((await ben.get('/api/posts')).body[0]).toMatchObject({
    isLiked: true,
    likesCount: 1,
    comments: [{ isLiked: true, likesCount: 1 }],
  })
  expect((await ann.get('/api/posts')).body[0]).toMatchObject({ isLiked: false, likesCount: 1 })
  expect((await ben.get(`/api/posts/${id}`)).body).toMatchObject({ isLiked: true })

  expect((await ben.post(`/api/posts/${id}/like`)).body).toEqual({ liked: false, likesCount: 0 })
  expect((await likeIt('comment', reply.id, false)).body).toEqual({ liked: false, likesCount: 0 })
  const [post] = (await ben.get('/api/posts')).body
  expect(post).toMatchObject({ isLiked: false, likesCount: 0, comments: [{ isLiked: false }] })
})
