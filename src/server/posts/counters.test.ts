import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { listTrending } from '../trending/ranking.ts'
import { like, writeComment, writePost } from './posts.ts'

let site: TestDatabase
const at = new Date()
const members = Array.from({ length: 100 }, (_, at) => ({ id: `member_${at}` }))

beforeAll(async () => {
  site = await testDatabase()
  await site.db
    .insertInto('users')
    .values(members.map(({ id }) => ({ id, username: id })))
    .execute()
})
afterAll(() => site.close())

const newPost = (content: string, author = members[0]!) =>
  writePost(site.db, { author, content, aiSeats: 'panel', at })

const read = (table: 'posts' | 'comments', id: number) =>
  site.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow() as Promise<
    Record<string, unknown>
  >

test('a hundred people who like a post at the same moment are exactly a hundred likes', async () => {
  const post = await newPost('Like this, all of you #Crowd')
  const before = await author(members[0]!.id)
  const answers = await Promise.all(
    members.flatMap(({ id }) => [1, 2].map(() => likePost(post.id, id, true))),
  )
  expect(answers.every(({ liked }) => liked)).toBe(true)
  expect(await read('posts', post.id)).toMatchObject({ likes_count: 100 })
  expect((await author(members[0]!.id)).likes_received_count - before.likes_received_count).toBe(
    100,
  )

  await Promise.all(members.slice(0, 40).map(({ id }) => likePost(post.id, id, false)))
  expect(await read('posts', post.id)).toMatchObject({ likes_count: 60 })
})

test('comments written at the same moment are all counted, on the post and on their authors', async () => {
  const post = await newPost('Everybody talks at once #Crowd #Noise')
  const before = await author(members[3]!.id)
  await Promise.all(
    members.flatMap((one) => [1, 2].map((n) => comment(post.id, one, `Number ${n}`))),
  )
  expect(await read('posts', post.id)).toMatchObject({ comments_count: 200, ai_comments_count: 0 })
  expect((await author(members[3]!.id)).comments_count - before.comments_count).toBe(2)
})

test('posts, comments and likes on the same tags at once never wait for each other for ever', async () => {
  const tags = ['#One #Two #Three', '#Three #Two #One', '#Two #Three #One']
  const posts = await Promise.all(
    members.slice(0, 30).map((one, n) => newPost(`Tags ${tags[n % 3]}`, one)),
  )
  await Promise.all(
    members.flatMap((one, n) => [
      comment(posts[n % 30]!.id, one, 'Yes'),
      likePost(posts[(n * 7) % 30]!.id, one.id, true),
      newPost(`More ${tags[n % 3]}`, one),
    ]),
  )
  const topics = await listTrending(site.db)
  expect(topics.find(({ hashtag }) => hashtag === 'Two')?.discussionCount).toBe(130)
})

test('what a hundred people write in the same moment are a few statements', async () => {
  const post = await newPost('Everybody at once')
  let statements = 0
  onStatement((text) => {
    if (text.includes('_likes')) statements += 1
  })
  await Promise.all(members.map(({ id }) => likePost(post.id, id, true)))
  vi.restoreAllMocks()
  expect(statements).toBeLessThan(10)
  expect(await read('posts', post.id)).toMatchObject({ likes_count: 100 })
})

test('what the database refuses of one person holds nobody else up', async () => {
  const post = await newPost('Who may say what?')
  await sql`alter table comments add constraint unspeakable check (content <> 'Ni!')`.execute(
    site.db,
  )
  const words = ['One', 'Two', 'Ni!', 'Three']
  const said = await Promise.allSettled(words.map((text, n) => comment(post.id, members[n]!, text)))
  expect(said.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(await read('posts', post.id)).toMatchObject({ comments_count: 3 })
})

test('what people write is kept for casting in the same statement', async () => {
  const post = await newPost('Will anybody answer?')
  const mine = await comment(post.id, members[1]!, 'I hope so')
  const waiting = await site.db
    .selectFrom('castings')
    .select(['post_id', 'comment_id'])
    .where('post_id', '=', post.id)
    .orderBy('id')
    .execute()
  expect(waiting).toEqual([
    { post_id: post.id, comment_id: null },
    { post_id: post.id, comment_id: mine.id },
  ])
})

const likePost = (targetId: number, viewerId: string, liked: boolean) =>
  like(site.db, { targetType: 'post', targetId, viewerId, liked, at })

const comment = (postId: number, one: { id: string }, content: string) =>
  writeComment(site.db, { postId, author: one, content, at })

const author = (id: string) =>
  site.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
