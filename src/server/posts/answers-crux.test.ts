import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { findHeld } from '../moderation/held-texts.ts'
import { release } from '../moderation/release.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
})
afterAll(() => site.close())

const discussion = async (hasCrux: boolean): Promise<number> => {
  const content = 'Should buses be free?'
  const { id } = (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body as Post
  const crux = { post_id: id, position: 0, kind: 'crux', says: 'Who pays?', comment_ids: [] }
  if (hasCrux) await site.db.insertInto('conclusions').values(crux).execute()
  return id
}
const say = async (person: Member, id: number, body: object) =>
  (await person.post(`/api/posts/${id}/comments`, body)).body as Comment
const read = async (id: number) =>
  ((await site.visitor().get(`/api/posts/${id}`)).body as Thread).comments

it('a comment that says so answers the crux, and no other does', async () => {
  const id = await discussion(true)
  const it = await say(ann, id, { content: 'Those who drive.', answersCrux: true })
  const other = await say(ann, id, { content: 'I like buses.', answersCrux: false })
  expect([it.answersCrux, other.answersCrux]).toEqual([true, undefined])
  expect((await read(id)).map(({ answersCrux }) => answersCrux)).toEqual([true, undefined])
})

it('where no crux has come out, none is answered', async () => {
  const id = await discussion(false)
  const it = await say(ann, id, { content: 'Those who ride.', answersCrux: true })
  expect(it.answersCrux).toBeUndefined()
})

it('a doubtful one still answers it once a moderator has looked', async () => {
  const id = await discussion(true)
  const bob = await site.signUp()
  const content = 'See https://one.example.shop for who'
  const held = await say(bob, id, { content, answersCrux: true })
  expect(held).toMatchObject({ isHeld: true, answersCrux: true })
  await release(site.db, (await findHeld(site.db, -held.id))!, new Date())
  expect(await read(id)).toMatchObject([{ content, answersCrux: true }])
})

it('of a deleted one only its place is left', async () => {
  const id = await discussion(true)
  const it = await say(ann, id, { content: 'The town.', answersCrux: true })
  await say(ann, id, { content: 'Which?', parentId: it.id })
  await ann.send(`/api/comments/${it.id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const [gone] = await read(id)
  expect(gone).toMatchObject({ id: it.id, isDeleted: true })
  expect(gone?.answersCrux).toBeUndefined()
})
