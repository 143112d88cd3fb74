import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { growUnseen, mostRead } from '../../../tests/support/just-grown.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { readPosts } from './rows.ts'
import { findThread } from './thread-rows.ts'

/** Under this post five spoke, under the others thirty. */
const id = 1

let site: TestDatabase
beforeAll(async () => {
  site = await testDatabase()
  await growUnseen(site)
  await sql`insert into comments (post_id, user_id, content)
    select id, 'member_1', 'Hello' from posts, generate_series(1, 25) n where id <> ${id}`.execute(
    site.db,
  )
})
afterAll(() => site.close())

test('threads are read without the comments of others, also on a site that has just grown', async () => {
  let text = ''
  onStatement((sent) => (text = sent))
  const found = await findThread(site.db, { id, after: 0 }, null)
  vi.restoreAllMocks()
  expect(found?.comments).toHaveLength(5)
  const readFor = (ids: number[]) => mostRead(site, text, [`array[${ids.join()}]::bigint[]`, '0'])
  expect(await readFor([id])).toBeLessThanOrEqual(200)
  expect(await readFor([1, 200, 400, 600, 800, 1000])).toBeLessThanOrEqual(1200)
})

test('who reads at the same time shares a statement, and each gets their own', async () => {
  const texts: string[] = []
  onStatement((sent) => texts.push(sent))
  const wanted = [900, 7, 1_000_000, 7, 8]
  const found = await Promise.all(
    wanted.map((one) => findThread(site.db, { id: one, after: 0 }, null)),
  )
  vi.restoreAllMocks()
  expect(found.map((one) => one?.row.id)).toEqual([900, 7, undefined, 7, 8])
  expect(found[1]?.comments.every(({ postId }) => postId === 7)).toBe(true)
  // The first may have been sent before the others came.
  expect(texts.length).toBeLessThanOrEqual(2)
})

test('within a transaction a thread is read as it stands there', async () => {
  await site.db.transaction().execute(async (trx) => {
    await sql`update posts set content = 'Changed' where id = 12`.execute(trx)
    const inside = await findThread(trx, { id: 12, after: 0 }, null)
    const outside = await findThread(site.db, { id: 12, after: 0 }, null)
    expect([inside?.row.content, outside?.row.content]).toEqual(['Changed', 'Hello'])
  })
})

test('when a statement fails, all who share it are told', async () => {
  const broken = new Proxy(site.db, {
    get: (db, name) =>
      name === 'executeQuery' ? () => Promise.reject(new Error('Gone')) : Reflect.get(db, name),
  })
  const asked = [1, 2].map((one) => findThread(broken, { id: one, after: 0 }, null))
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await findThread(site.db, { id, after: 0 }, null))?.row.id).toBe(id)
})

test('of what was deleted, what was answered keeps its place', async () => {
  const { comments } = (await findThread(site.db, { id, after: 0 }, null))!
  const [answered, alone] = comments.map((comment) => comment.id)
  await sql`insert into comments (post_id, user_id, parent_id, content)
    values (${id}, 'member_1', ${answered}, 'So I do')`.execute(site.db)
  await sql`update comments set deleted_at = now() where id in (${answered}, ${alone})`.execute(
    site.db,
  )
  const left = (await findThread(site.db, { id, after: 0 }, null))!.comments
  expect(left.map((comment) => [comment.id === answered, comment.isDeleted])).toEqual([
    [true, true],
    ...Array.from({ length: 4 }, () => [false, false]),
  ])
  expect(left.map((comment) => comment.id)).not.toContain(alone)
})

test('a member who likes much waits no longer than others to see what they like', async () => {
  await sql`insert into post_likes (post_id, user_id)
    select id, 'member_199' from posts on conflict do nothing`.execute(site.db)
  await sql`analyze`.execute(site.db)
  const texts: string[] = []
  onStatement((sent) => texts.push(sent))
  const found = await findThread(site.db, { id, after: 0 }, 'member_199')
  await readPosts(site.db, [id], 'member_199')
  vi.restoreAllMocks()
  expect(found?.row.isLiked).toBe(true)
  const [thread = '', posts = ''] = texts
  const ids = 'array[1, 2]::bigint[]'
  expect(await mostRead(site, thread, [ids, '0', `'member_199'`])).toBeLessThanOrEqual(600)
  expect(await mostRead(site, posts, [ids, `'member_199'`])).toBeLessThanOrEqual(600)
})
