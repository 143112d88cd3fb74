import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CharacterPage } from '#shared/character-page.ts'
import type { MovedNote } from '#shared/moved.ts'
import type { Notification } from '#shared/notifications.ts'
import type { UserStats } from '#shared/people.ts'
import type { Comment, Post } from '#shared/posts.ts'
import { listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { readDesk } from '../moderation/desk.ts'
import { findHeld } from '../moderation/held-texts.ts'
import { release } from '../moderation/release.ts'
import { findSubject, takeOff } from '../moderation/subjects.ts'
import { deriveNotifications } from '../notifications/derive.ts'
import { forgetForGood } from '../people/purge.ts'

let site: TestSite
let ann: Member
let bob: Member
let post: Post

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp()
  bob = await site.signUp()
  post = (await ann.post('/api/posts', { content: 'Is it?', aiSeats: 'humans_only' })).body as Post
})
afterAll(() => site.close())

let said = 0
const comment = async (person: Member = ann) =>
  (await person.post(`/api/posts/${post.id}/comments`, { content: `It is, ${(said += 1)} times.` }))
    .body as Comment
const send = (person: Member, method: string, { id }: { id: number }, body?: object) =>
  person.send(`/api/comments/${id}/moved`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
const say = (person: Member, to: { id: number }, why = 'I had not seen it so.') =>
  send(person, 'PUT', to, { why })
const notes = async (reader: Pick<Member, 'get'> = site.visitor()) =>
  (await reader.get(`/api/posts/${post.id}/moved`)).body as MovedNote[]
const under = async ({ id }: { id: number }, reader?: Pick<Member, 'get'>) =>
  (await notes(reader)).filter(({ commentId }) => commentId === id).map(({ why }) => why)
const moved = async ({ user }: Member) =>
  ((await site.visitor().get(`/api/users/${user.id}/stats`)).body as UserStats).peopleMoved

it('somebody says in one sentence how a comment moved them, once, and can say it anew', async () => {
  const it = await comment()
  const first = await say(bob, it)
  expect(first.body).toMatchObject({ commentId: it.id, person: { id: bob.user.id } })
  await say(bob, it, 'I had never thought of it.')
  expect(await under(it)).toEqual(['I had never thought of it.'])
  expect((await send(bob, 'DELETE', it)).status).toBe(204)
  expect(await under(it)).toEqual([])
})

it('people whom it moved are counted on the profile, each once however often', async () => {
  const before = await moved(ann)
  const two = [await comment(), await comment()]
  for (const one of two) await say(bob, one)
  expect(await moved(ann)).toBe(before + 1)
  const cal = await site.signUp()
  await say(cal, two[0]!)
  expect(await moved(ann)).toBe(before + 2)
  await send(ann, 'DELETE', two[0]!)
  await site.db.transaction().execute((trx) => forgetForGood(trx, cal.user.id))
  expect(await moved(ann)).toBe(before + 1)
})

it('a character’s comment counts on the page of the character', async () => {
  const { id } = await site.db
    .insertInto('comments')
    .values({ post_id: post.id, character_id: 'empathetic', content: 'Is that so?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = async () =>
    (await site.visitor().get('/api/ai-characters/empathetic')).body as CharacterPage
  const { movedCount } = await page()
  await say(bob, { id })
  expect((await page()).movedCount).toBe(movedCount + 1)
})

it('what cannot be is refused', async () => {
  const it = await comment()
  expect((await say(ann, it)).status).toBe(400)
  expect((await say(bob, it, ' ')).status).toBe(400)
  expect((await say(bob, it, 'x'.repeat(281))).status).toBe(400)
  expect((await say(bob, { id: 999_999 })).status).toBe(404)
  const insert = site.db
    .insertInto('moved_notes')
    .values({
      post_id: post.id,
      comment_id: it.id,
      user_id: 'ai_system',
      author_id: ann.user.id,
      why: 'No vote',
      created_at: new Date(),
    })
    .execute()
  await expect(insert).rejects.toThrow(/check/)
})

it('doubtful words wait, and stand there once a moderator has looked', async () => {
  const cal = await site.signUp()
  const it = await comment()
  const { body } = await say(cal, it, 'See https://one.example.shop for how')
  const { id, isHeld } = body as MovedNote
  expect(isHeld).toBe(true)
  expect(await under(it)).toEqual([])
  const held = await findHeld(site.db, -id)
  await release(site.db, held!, new Date())
  expect(await under(it)).toEqual(['See https://one.example.shop for how'])
})

it('whom one muted is not read here either', async () => {
  const it = await comment()
  const cal = await site.signUp()
  await say(cal, it, 'A sentence of Cal.')
  const hide = { kind: 'mute' }
  await bob.send(`/api/user/hidden/people/${cal.user.id}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(hide),
  })
  expect(await under(it, bob)).toEqual([])
  expect(await under(it, cal)).toEqual(['A sentence of Cal.'])
})

it('the author is told, and no longer once it is taken back; open browsers read it anew', async () => {
  const it = await comment()
  const ears = await listenTo(site.url, { topics: `post:${post.id}` })
  await say(bob, it)
  await ears.until(({ data }) => data.kind === 'moved' && data.postId === post.id)
  ears.cut()
  const told = async () => {
    await deriveNotifications(site.db, new Date())
    const list = (await ann.get('/api/notifications')).body as Notification[]
    return list.filter(({ kind, path }) => kind === 'moved' && path.endsWith(`-${it.id}`))
  }
  expect(await told()).toHaveLength(1)
  await send(bob, 'DELETE', it)
  expect(await told()).toHaveLength(0)
})

it('reported, it stands on the desk of moderators, and is gone once one of them removed it', async () => {
  const it = await comment()
  const note = (await say(bob, it, 'A reported sentence.')).body as MovedNote
  const reported = { thing: 'moved', id: String(note.id), reason: 'spam' }
  expect((await ann.post('/api/reports', reported)).status).toBe(204)
  const { queue } = await readDesk(site.db, new Date())
  const item = { thing: 'moved', content: 'A reported sentence.' }
  expect(queue).toContainEqual(expect.objectContaining(item))
  const subject = await findSubject(site.db, 'moved', String(note.id))
  const actor = { id: ann.user.id, isAdmin: true, confirmedAt: new Date() }
  await takeOff(site.db, subject, { actor, at: new Date() })
  expect(await under(it)).toEqual([])
})
