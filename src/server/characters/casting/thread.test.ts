import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment, Post } from '#shared/posts.ts'
import { letSpeak } from '../../../../tests/support/speaking.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { ensureCast } from '../cast.ts'
import { findThread } from './thread.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp()
})
afterAll(() => site.close())

const write = async (): Promise<number> =>
  ((await ann.post('/api/posts', { content: 'Who should pay for museums?' })).body as Post).id

const takeAway = (id: number) =>
  site.db.updateTable('comments').set({ deleted_at: new Date() }).where('id', '=', id).execute()

test('a fact that was named in a deleted comment may be named again', async () => {
  const postId = await write()
  const commentId = await letSpeak(site.db, { postId, content: 'The taxpayer does.' })
  await site.db
    .insertInto('receipts')
    .values({
      comment_id: commentId,
      why: '{}',
      plan: JSON.stringify({ factIds: ['a-fact'] }),
      provider: 'library',
      model: 'none',
    })
    .execute()
  expect((await findThread(site.db, postId))?.usedFacts).toEqual(['a-fact'])
  await takeAway(commentId)
  expect((await findThread(site.db, postId))?.usedFacts).toEqual([])
})

test('turns that failed count from the last person on whose words are still there', async () => {
  const postId = await write()
  await site.db
    .insertInto('replies')
    .values({
      post_id: postId,
      character_id: 'skeptic',
      wave: 1,
      state: 'passed',
      why: JSON.stringify({ fault: 'gate' }),
      due_at: new Date(),
      settled_at: new Date(),
    })
    .execute()
  const { body } = await ann.post(`/api/posts/${postId}/comments`, { content: 'I would not.' })
  expect((await findThread(site.db, postId))?.gateFailures).toBe(0)
  await takeAway((body as Comment).id)
  expect((await findThread(site.db, postId))?.gateFailures).toBe(1)
})
