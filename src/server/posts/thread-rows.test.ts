import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { growUnseen, mostRead } from '../../../tests/support/just-grown.ts'
import { onStatement } from '../../../tests/support/statements.ts'
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

test('a thread is read without the comments of others, also on a site that has just grown', async () => {
  let text = ''
  onStatement((sent) => (text = sent))
  const found = await findThread(site.db, { id, after: 0 }, null)
  vi.restoreAllMocks()
  expect(found?.comments).toHaveLength(5)
  expect(await mostRead(site, text, [String(id), '0'])).toBeLessThanOrEqual(200)
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
