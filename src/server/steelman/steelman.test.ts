import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import type { UserStats } from '#shared/people.ts'
import type { Comment, Post } from '#shared/posts.ts'
import type { Steelman } from '#shared/steelman.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { readDesk } from '../moderation/desk.ts'
import { findHeld } from '../moderation/held-texts.ts'
import { release } from '../moderation/release.ts'
import { findSubject, takeOff } from '../moderation/subjects.ts'
import { deriveNotifications } from '../notifications/derive.ts'

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
const comment = async () =>
  (await ann.post(`/api/posts/${post.id}/comments`, { content: `It is, ${(said += 1)} times.` }))
    .body as Comment
const send = (person: Member, method: string, path: string, body?: object) =>
  person.send(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
const sayBack = (person: Member, { id }: { id: number }, says = 'You mean that it is so.') =>
  send(person, 'PUT', `/api/comments/${id}/steelman`, { says })
const settle = (person: Member, { id, says }: Pick<Steelman, 'id' | 'says'>, mend?: string) =>
  send(person, 'PUT', `/api/steelmen/${id}`, { says, ...(mend !== undefined && { mend }) })
const under = async ({ id }: Comment, reader: Pick<Member, 'get'> = site.visitor()) =>
  ((await reader.get(`/api/posts/${post.id}/steelmen`)).body as Steelman[]).filter(
    ({ commentId }) => commentId === id,
  )
const confirmed = async ({ user }: Member) =>
  ((await site.visitor().get(`/api/users/${user.id}/stats`)).body as UserStats).steelmenConfirmed

it('said back, it waits for the author; confirmed, everybody sees it and the profile counts it', async () => {
  const point = await comment()
  const before = await confirmed(bob)
  const waiting = (await sayBack(bob, point)).body as Steelman
  expect(waiting).toMatchObject({ state: 'waiting', person: { id: bob.user.id }, mend: null })
  expect(await under(point)).toEqual([])
  expect(await under(point, ann)).toHaveLength(1)
  expect(await under(point, bob)).toHaveLength(1)
  expect((await settle(ann, waiting)).body).toMatchObject({ state: 'confirmed' })
  expect(await under(point)).toMatchObject([{ state: 'confirmed', says: waiting.says }])
  expect(await confirmed(bob)).toBe(before + 1)
  expect((await sayBack(bob, point, 'Or otherwise')).body).toMatchObject({
    code: 'confirmed_already',
  })
})

it('mended, it is confirmed once it is said in the author’s words, and waits again in others', async () => {
  const point = await comment()
  const first = (await sayBack(bob, point)).body as Steelman
  await settle(ann, first, 'Rather that it may be so.')
  expect(await under(point, bob)).toMatchObject([
    { state: 'mended', mend: 'Rather that it may be so.' },
  ])
  const second = (await sayBack(bob, point, 'That it could be so?')).body as Steelman
  expect(second).toMatchObject({ state: 'waiting', mend: null })
  await settle(ann, second, 'Rather that it may be so.')
  expect((await sayBack(bob, point, 'Rather that it may be so.')).body).toMatchObject({
    state: 'confirmed',
  })
})

it('the author confirms only words that they have read, and can take a confirmation back', async () => {
  const point = await comment()
  const read = (await sayBack(bob, point)).body as Steelman
  const worse = (await sayBack(bob, point, 'You mean that all others are fools.')).body as Steelman
  expect((await settle(ann, read)).body).toMatchObject({ code: 'said_otherwise' })
  expect(await under(point)).toEqual([])
  expect((await settle(ann, worse)).body).toMatchObject({ state: 'confirmed' })
  expect((await settle(ann, worse)).body).toMatchObject({ code: 'confirmed_already' })
  expect((await settle(ann, worse, 'That it is so.')).body).toMatchObject({ state: 'mended' })
  expect(await under(point)).toEqual([])
})

it('only the author of the comment settles it', async () => {
  const point = await comment()
  const waiting = (await sayBack(bob, point)).body as Steelman
  const cal = await site.signUp()
  for (const other of [bob, cal]) expect((await settle(other, waiting)).status).toBe(404)
  expect((await send(bob, 'DELETE', `/api/comments/${point.id}/steelman`)).status).toBe(204)
  expect((await settle(ann, waiting)).status).toBe(404)
})

it('it is between two people: neither oneself nor a character', async () => {
  const point = await comment()
  expect((await sayBack(ann, point)).status).toBe(400)
  expect((await sayBack(bob, point, ' ')).status).toBe(400)
  const { id } = await site.db
    .insertInto('comments')
    .values({ post_id: post.id, character_id: 'empathetic', content: 'Is that so?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await sayBack(bob, { id })).body).toMatchObject({ code: 'not_a_person' })
})

it('the person who is to act next is told', async () => {
  const point = await comment()
  const told = async (person: Member) => {
    await deriveNotifications(site.db, new Date())
    const list = (await person.get('/api/notifications')).body as Notification[]
    return list.filter(({ path }) => path.endsWith(`-${point.id}`)).map(({ kind }) => kind)
  }
  const waiting = (await sayBack(bob, point)).body as Steelman
  expect(await told(ann)).toEqual(['said_back'])
  await settle(ann, waiting, 'Rather so.')
  expect(await told(bob)).toEqual(['mended'])
  await settle(ann, waiting)
  expect(await told(bob)).toEqual(['confirmed', 'mended'])
})

it('doubtful words of either wait for a look first', async () => {
  const cal = await site.signUp()
  const point = await comment()
  const held = (await sayBack(cal, point, 'As on https://one.example.shop')).body as Steelman
  expect(held.isHeld).toBe(true)
  expect(await under(point, ann)).toEqual([])
  await release(site.db, (await findHeld(site.db, -held.id))!, new Date())
  const [waiting] = await under(point, ann)
  expect(waiting).toMatchObject({ says: 'As on https://one.example.shop' })

  const mend = 'Rather as on https://two.example.shop'
  expect((await settle(ann, waiting!, mend)).body).toMatchObject({ state: 'waiting', isHeld: true })
  const { id } = await site.db
    .selectFrom('held_texts')
    .select('id')
    .where('thing', '=', 'mend')
    .executeTakeFirstOrThrow()
  await release(site.db, (await findHeld(site.db, id))!, new Date())
  expect(await under(point, cal)).toMatchObject([{ state: 'mended', mend }])
  await site.db.deleteFrom('held_texts').execute()
})

it('reported by its author, it stands on the desk of moderators, and is gone once removed', async () => {
  const point = await comment()
  const waiting = (await sayBack(bob, point, 'A reported point.')).body as Steelman
  const reported = { thing: 'steelman', id: String(waiting.id), reason: 'harassment' }
  expect((await ann.post('/api/reports', reported)).status).toBe(204)
  const { queue } = await readDesk(site.db, new Date())
  const item = { thing: 'steelman', content: 'A reported point.' }
  expect(queue).toContainEqual(expect.objectContaining(item))
  const subject = await findSubject(site.db, 'steelman', String(waiting.id))
  const actor = { id: ann.user.id, isAdmin: true, confirmedAt: new Date() }
  await takeOff(site.db, subject, { actor, at: new Date() })
  expect(await under(point, ann)).toEqual([])
})
