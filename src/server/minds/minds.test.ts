import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MindNote, Minds } from '#shared/minds.ts'
import type { Post } from '#shared/posts.ts'
import { listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { readDesk } from '../moderation/desk.ts'
import { findHeld } from '../moderation/held-texts.ts'
import { release } from '../moderation/release.ts'
import { findSubject, takeOff } from '../moderation/subjects.ts'
import { forgetForGood } from '../people/purge.ts'

let site: TestSite
let ann: Member
let bob: Member

beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
  bob = await site.signUp()
})
afterAll(() => site.close())

/** A discussion of Ann's, whose crux has come out unless it is to have none. */
const discussion = async (hasCrux = true): Promise<number> => {
  const content = 'Should buses be free?'
  const { id } = (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body as Post
  const crux = { post_id: id, position: 0, kind: 'crux', says: 'Who pays?', comment_ids: [] }
  if (hasCrux) await site.db.insertInto('conclusions').values(crux).execute()
  return id
}

let said = 0
const send = (person: Member, method: string, path: string, body?: object) =>
  person.send(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
const say = (person: Member, id: number, says = `A count of riders, ${(said += 1)} of them.`) =>
  send(person, 'PUT', `/api/posts/${id}/mind`, { says })
const minds = async (id: number, reader: Pick<Member, 'get'> = site.visitor()) =>
  (await reader.get(`/api/posts/${id}/minds`)).body as Minds
const read = async (id: number, reader?: Pick<Member, 'get'>) =>
  (await minds(id, reader)).latest.map(({ says }) => says)

it('somebody says once in a discussion what would change their mind, says it anew, takes it back', async () => {
  const id = await discussion()
  const first = await say(bob, id)
  expect(first.body).toMatchObject({ postId: id, person: { id: bob.user.id } })
  await say(ann, id, 'A winter without it.')
  await say(bob, id, 'A trial of one year.')
  const seen = await minds(id, bob)
  expect(seen.latest.map(({ says }) => says)).toEqual([
    'A trial of one year.',
    'A winter without it.',
  ])
  expect(seen).toMatchObject({ count: 2, own: { says: 'A trial of one year.' } })
  expect((await send(bob, 'DELETE', `/api/posts/${id}/mind`)).status).toBe(204)
  expect(await minds(id, bob)).toMatchObject({ count: 1, own: null })
})

it('what cannot be is refused', async () => {
  const id = await discussion()
  expect((await say(bob, id, ' ')).status).toBe(400)
  expect((await say(bob, id, 'x'.repeat(281))).status).toBe(400)
  expect((await say(bob, 999_999)).status).toBe(404)
  const early = await say(bob, await discussion(false))
  expect([early.status, (early.body as { code: string }).code]).toEqual([409, 'no_crux'])
  const scout = { post_id: id, user_id: 'ai_system', says: 'A vote', created_at: new Date() }
  await expect(site.db.insertInto('minds').values(scout).execute()).rejects.toThrow(/check/)
})

it('doubtful words wait, and stand there once a moderator has looked', async () => {
  const id = await discussion()
  const cal = await site.signUp()
  const doubtful = 'See https://one.example.shop for what'
  const note = (await say(cal, id, doubtful)).body as MindNote
  expect(note.isHeld).toBe(true)
  expect(await minds(id, cal)).toMatchObject({ count: 0, own: null })
  await release(site.db, (await findHeld(site.db, -note.id))!, new Date())
  expect(await read(id)).toEqual([doubtful])
})

it('what waits goes when it is taken back', async () => {
  const id = await discussion()
  const cal = await site.signUp()
  await say(cal, id, 'See https://two.example.shop for what')
  await send(cal, 'DELETE', `/api/posts/${id}/mind`)
  const waiting = await site.db
    .selectFrom('held_texts')
    .select('id')
    .where('user_id', '=', cal.user.id)
    .execute()
  expect(waiting).toEqual([])
})

it('whom one muted is neither read nor counted here, and a block keeps from saying it', async () => {
  const id = await discussion()
  const cal = await site.signUp()
  await say(cal, id, 'A sentence of Cal.')
  await send(bob, 'PUT', `/api/user/hidden/people/${cal.user.id}`, { kind: 'mute' })
  expect(await minds(id, bob)).toMatchObject({ count: 0, latest: [] })
  expect(await read(id, cal)).toEqual(['A sentence of Cal.'])
  const dan = await site.signUp()
  await send(ann, 'PUT', `/api/user/hidden/people/${dan.user.id}`, { kind: 'block' })
  expect((await say(dan, id)).status).toBe(404)
})

it('open browsers read it anew', async () => {
  const id = await discussion()
  const ears = await listenTo(site.url, { topics: `post:${id}` })
  await say(bob, id)
  await ears.until(({ data }) => data.kind === 'mind' && data.postId === id)
  ears.cut()
})

it('reported, it stands on the desk of moderators, and is gone once one of them removed it', async () => {
  const id = await discussion()
  const note = (await say(bob, id, 'A reported sentence.')).body as MindNote
  const reported = { thing: 'mind', id: String(note.id), reason: 'spam' }
  expect((await ann.post('/api/reports', reported)).status).toBe(204)
  const { queue } = await readDesk(site.db, new Date())
  const item = { thing: 'mind', content: 'A reported sentence.', postId: id }
  expect(queue).toContainEqual(expect.objectContaining(item))
  const subject = await findSubject(site.db, 'mind', String(note.id))
  const actor = { id: ann.user.id, isAdmin: true, confirmedAt: new Date() }
  await takeOff(site.db, subject, { actor, at: new Date() })
  expect(await read(id)).toEqual([])
})

it('it goes with the account of the person who said it', async () => {
  const id = await discussion()
  const cal = await site.signUp()
  await say(cal, id)
  await site.db.transaction().execute((trx) => forgetForGood(trx, cal.user.id))
  expect(await minds(id)).toMatchObject({ count: 0, latest: [] })
})
