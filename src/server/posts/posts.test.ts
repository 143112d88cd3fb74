import { afterAll, beforeAll, expect, test } from 'vitest'
import { post as postShape, thread as threadShape } from '#shared/posts.ts'
import { ensureCast } from '../characters/cast.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { insertAiComment, writePost } from './posts.ts'

let site: TestSite
let ann: Member
let ben: Member

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ;[ann, ben] = [await site.signUp(), await site.signUp()]
})
afterAll(() => site.close())

const newPost = async (content: string, by = ann) => (await by.post('/api/posts', { content })).body
const comment = (postId: number, body: object, by = ben) =>
  by.post(`/api/posts/${postId}/comments`, body)

test('a post comes back as written, with its hashtags, and is the first of the feed at once', async () => {
  const answer = await ann.post('/api/posts', {
    content: '  Ban cars? #Mobility #mobility #Städte ',
  })
  expect(answer.status).toBe(201)
  expect(postShape.parse(answer.body)).toMatchObject({
    content: 'Ban cars? #Mobility #mobility #Städte',
    userId: ann.user.id,
    author: { username: ann.user.username },
    tags: ['Mobility', 'Städte'],
    aiSeats: 'panel',
    commentsCount: 0,
    comments: [],
  })
  expect(answer.body.author).not.toHaveProperty('email')
  const feed = await site.visitor().get('/api/posts')
  expect(feed.body[0]).toMatchObject({ id: answer.body.id, tags: ['Mobility', 'Städte'] })
})

test('a hashtag is shown as it was first written', async () => {
  await newPost('First #RemoteWork')
  expect((await newPost('Then #remotework')).tags).toEqual(['RemoteWork'])
})

test('visitors read; to write they are asked to sign in', async () => {
  const { id } = await newPost('Look, do not touch')
  const visitor = site.visitor()
  expect((await visitor.get(`/api/posts/${id}`)).status).toBe(200)
  const refused = await Promise.all([
    visitor.post('/api/posts', { content: 'x' }),
    visitor.post(`/api/posts/${id}/comments`, { content: 'x' }),
    visitor.post(`/api/posts/${id}/like`),
    visitor.post('/api/interactions/like', { targetType: 'post', targetId: id }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(refused[0]?.body).toMatchObject({ code: 'unauthorized' })
})

test('what is empty, too long or misplaced is refused with a reason', async () => {
  const { id } = await newPost('One')
  const other = (await comment((await newPost('Two')).id, { content: 'There' })).body
  const answers = await Promise.all([
    ann.post('/api/posts', { content: '   ' }),
    ann.post('/api/posts', { content: 'x'.repeat(10_001) }),
    comment(id, { content: '' }),
    comment(id, { content: 'To whom?', parentId: other.id }),
    ann.get('/api/posts?limit=101'),
    ann.get('/api/posts?offset=-1'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(answers[3]?.body.issues).toEqual([
    { path: 'parentId', message: 'parentId is not a comment on this post' },
  ])
})

test('what is not there is a 404', async () => {
  const answers = await Promise.all([
    ann.get('/api/posts/999999'),
    comment(999_999, { content: 'Anybody?' }),
    ann.post('/api/posts/999999/like'),
    ann.post('/api/interactions/like', { targetType: 'comment', targetId: 999_999 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('a reply says whom it answers', async () => {
  const { id } = await newPost('Who answers whom?')
  const first = (await comment(id, { content: 'I start' })).body
  const reply = await comment(id, { content: 'I follow', parentId: first.id }, ann)
  expect(reply.body).toMatchObject({
    parentId: first.id,
    isAiResponse: false,
    target: { commentId: first.id, handle: ben.user.username, name: 'Test Person', quote: '' },
  })
  const { body } = await site.visitor().get(`/api/posts/${id}`)
  expect(threadShape.parse(body).comments[1]).toEqual(reply.body)
})

test("a character's comment carries its badge, its quote and whom it rebuts, and moves no trend", async () => {
  const post = await newPost('Cars out of the centre? #NoAiTrend')
  const [score] = await scores('noaitrend')
  const speak = (characterId: string, parentId: number | null, quote: string) =>
    insertAiComment(site.db, {
      postId: post.id,
      parentId,
      characterId,
      content: `Says ${characterId}`,
      act: 'CHALLENGE',
      stance: -1,
      quote,
      aiDepth: 1,
      isDegraded: false,
      replyId: null,
    })
  const first = await speak('logical-analyst', null, 'out of the centre')
  await speak('skeptic', first!.id, 'Says logical-analyst')
  const { body } = await site.visitor().get(`/api/posts/${post.id}`)
  expect(body).toMatchObject({ commentsCount: 2 })
  expect(body.comments).toMatchObject([
    {
      isAiResponse: true,
      aiCharacter: {
        id: 'logical-analyst',
        name: expect.stringMatching(/./),
        handle: 'logic',
        icon: 'brain',
        color: 'ai-purple',
        personality: expect.stringMatching(/./),
      },
      target: { commentId: null, handle: ann.user.username, quote: 'out of the centre' },
    },
    {
      aiCharacter: { id: 'skeptic' },
      stance: -1,
      target: { commentId: first!.id, handle: 'logic', quote: 'Says logical-analyst' },
    },
  ])
  expect(await scores('noaitrend')).toEqual([score])
})

test('the same Idempotency-Key writes once and answers the same; for something else it is refused', async () => {
  const once = { 'idempotency-key': 'a-key-of-the-browser' }
  const write = (content: string) => ann.post('/api/posts', { content }, once)
  const answers = await Promise.all([write('Only once'), write('Only once'), write('Only once')])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await write('Something else')).body).toMatchObject({ code: 'idempotency_key_reused' })

  const { id } = answers[0].body
  const reply = () => ben.post(`/api/posts/${id}/comments`, { content: 'Once' }, once)
  const [first, second] = [await reply(), await reply()]
  expect(second.body).toEqual(first.body)
  expect((await ann.get(`/api/posts/${id}`)).body.commentsCount).toBe(1)
})

test("the Scout's posts make their hashtags known and lift none", async () => {
  await writePost(site.db, {
    author: { id: 'ai_system' },
    content: 'Worth a debate? #ScoutOnly',
    aiSeats: 'panel',
    source: 'evergreen',
    at: new Date(),
  })
  expect(await scores('scoutonly')).toEqual([Number.NEGATIVE_INFINITY])
  const [post] = (await site.visitor().get('/api/posts')).body
  expect(post).toMatchObject({ userId: 'ai_system', isEvergreen: true, isTrending: false })
})

const scores = async (key: string) => {
  const rows = await site.db
    .selectFrom('tags')
    .select('trend_score')
    .where('key', '=', key)
    .execute()
  return rows.map(({ trend_score }) => trend_score)
}

test('of two posts at once under one key one is written, and no event is about the other', async () => {
  const send = () => ann.post('/api/posts', { content: 'Hi' }, { 'idempotency-key': 'both' })
  const [first, second] = await Promise.all([send(), send()])
  expect(second.body.id).toBe(first.body.id)
  const { rows } = await site.pool.query(`
    select payload from events where kind = 'post'
      and not exists (select from posts where id = (payload ->> 'postId')::bigint)`)
  expect(rows).toEqual([])
})
