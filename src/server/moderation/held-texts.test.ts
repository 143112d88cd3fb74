import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HeldText, ModerationDesk, Notice } from '#shared/moderation.ts'
import { createAdmin } from '#server/accounts/admins/admins.ts'
import type { Letter } from '#server/mail/letter.ts'
import { sendMail } from '#server/mail/send.ts'
import type { Browser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let admin: Browser
beforeAll(async () => {
  site = await testSite()
  const password = await createAdmin(site.db, 'keeper')
  admin = site.visitor()
  await admin.post('/api/admin/login', { username: 'keeper', password })
})
afterAll(() => site.close())

const spam = 'Look at www.marvellous-offers.example'
const heldOf = async (who: Browser) => (await who.get('/api/user/held')).body as HeldText[]
const judge = async (held: HeldText | undefined, verdict: string, more: object = {}) => {
  const { queue } = (await admin.get('/api/admin/moderation')).body as ModerationDesk
  const item = queue.find(({ thing, id }) => thing === 'held' && id === String(held?.id))
  expect(item).toMatchObject({ heldAs: held?.thing, doubts: held?.doubts, postId: held?.postId })
  const reason = 'Advertising.'
  const decision = { thing: 'held', id: item?.id, verdict, reason, ...more }
  expect((await admin.post('/api/admin/moderation', decision)).status).toBe(204)
}

test('a doubtful story waits where only its author sees it and why, and lives from its release on', async () => {
  const ann = await site.signUp()
  const image = 'https://pictures.example/a.png'
  const fine = await ann.post('/api/stories', { content: 'A fine day', imageUrl: image })
  expect([fine.status, fine.body.isHeld]).toEqual([201, undefined])
  const { status, body } = await ann.post('/api/stories', { content: spam, imageUrl: image })
  expect([status, body.isHeld, body.id < 0, body.content]).toEqual([201, true, true, spam])
  const stories = async () => JSON.stringify((await site.visitor().get('/api/stories')).body)
  expect(await stories()).not.toContain('marvellous')

  const [held] = await heldOf(ann)
  expect(held).toMatchObject({ thing: 'story', postId: null, doubts: ['links'] })
  expect(held?.content).toBe(`${spam}\n${image}`)
  await judge(held, 'approve')
  expect(await heldOf(ann)).toEqual([])
  const [first] = (await ann.get('/api/stories')).body
  expect(first).toMatchObject({ content: spam, imageUrl: image, author: { id: ann.user.id } })
})

test('what somebody says of themselves waits while the profile stays as it was', async () => {
  const ben = await site.signUp()
  const plain = await ben.put('/api/user/profile', { bio: 'I like trams.', location: 'Graz' })
  expect(plain.body).toMatchObject({ bio: 'I like trams.' })
  expect(plain.body.isHeld).toBeUndefined()
  const changes = { bio: spam, firstName: 'Benedict' }
  const { status, body } = await ben.put('/api/user/profile', changes)
  expect([status, body.isHeld]).toEqual([200, true])
  const seen = async () => (await site.visitor().get(`/api/users/${ben.user.id}/profile`)).body
  expect(await seen()).toMatchObject({ bio: 'I like trams.', firstName: 'Test' })

  const again = await ben.put('/api/user/profile', { ...changes, firstName: 'Ben' })
  expect(again.body.isHeld).toBe(true)
  const held = await heldOf(ben)
  expect(held).toMatchObject([{ thing: 'profile', content: `Ben\n${spam}`, doubts: ['links'] }])
  const other = await ben.put('/api/user/profile', { location: 'Linz' })
  expect(other.body).toMatchObject({ location: 'Linz' })
  expect(await heldOf(ben)).toEqual([])

  await ben.put('/api/user/profile', changes)
  await judge((await heldOf(ben))[0], 'approve')
  expect(await seen()).toMatchObject({ bio: spam, firstName: 'Benedict', location: 'Linz' })
})

test('what was removed once waits wherever it is said again: on a profile, in a story', async () => {
  const praise = 'The best trader in the whole wide world, ask anybody'
  const one = await site.signUp()
  await one.put('/api/user/profile', { bio: `${praise}: www.trader.example` })
  await judge((await heldOf(one))[0], 'remove')
  const two = await site.signUp()
  expect((await two.put('/api/user/profile', { bio: `${praise}!!! 7` })).body.isHeld).toBe(true)
  expect(await heldOf(two)).toMatchObject([{ thing: 'profile', doubts: ['copy'] }])
  const three = await site.signUp()
  expect((await three.post('/api/stories', { content: `${praise} 9` })).body.isHeld).toBe(true)
  expect(await heldOf(three)).toMatchObject([{ thing: 'story', doubts: ['copy'] }])
})

test('other words for a post or a comment wait, and what stood there stays', async () => {
  const cid = await site.signUp()
  const say = (path: string, content: string) =>
    cid.post(path, { content, aiSeats: 'humans_only' }).then(({ body }) => body.id as number)
  const postId = await say('/api/posts', 'A harmless word')
  const commentId = await say(`/api/posts/${postId}/comments`, 'A harmless answer')
  const post = await cid.put(`/api/posts/${postId}`, { content: spam })
  const comment = await cid.put(`/api/comments/${commentId}`, { content: `${spam}/too` })
  for (const { status, body } of [post, comment]) expect([status, body.isHeld]).toEqual([200, true])
  const thread = async () => (await site.visitor().get(`/api/posts/${postId}`)).body
  expect(JSON.stringify(await thread())).not.toContain('marvellous')
  expect((await cid.get(`/api/posts/${postId}/versions`)).body.versions).toEqual([])

  const held = await heldOf(cid)
  const [first, second] = held
  expect(first).toMatchObject({ thing: 'comment_edit', postId, doubts: ['links', 'waiting'] })
  expect(second).toMatchObject({ thing: 'post_edit', postId, doubts: ['links'] })
  await judge(second, 'approve')
  await judge(first, 'remove')
  expect(await thread()).toMatchObject({
    content: spam,
    comments: [{ content: 'A harmless answer' }],
  })
  const [notice] = (await cid.get('/api/user/notices')).body as Notice[]
  expect(notice).toMatchObject({ action: 'remove', thing: 'comment', content: `${spam}/too` })
  await cid.post(`/api/user/notices/${notice?.id}/appeal`, { text: 'It is my own page.' })
  const answer = { outcome: 'upheld', answer: 'So it is.' }
  const appeal = `/api/admin/moderation/appeals/${notice?.id}`
  expect((await admin.post(appeal, answer)).status).toBe(204)
  expect((await thread()).comments).toMatchObject([{ content: `${spam}/too` }])
})

test('administrators’ own words never wait', async () => {
  const { body } = await admin.put('/api/user/profile', { bio: spam })
  expect(body).toMatchObject({ bio: spam })
  expect(body.isHeld).toBeUndefined()
})

/** The mails that wait to be sent to somebody, as they would be. */
const lettersTo = async (username: string): Promise<Letter[]> => {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'send-mail' order by jobs.id
  `.execute(site.db)
  const sent: Letter[] = []
  const mailer = async (letter: Letter) => void sent.push(letter)
  for (const { payload } of rows) await sendMail(site.services, mailer, payload)
  return sent.filter(
    ({ to, id }) => to.startsWith(`${username}@`) && /^(decision|answer)-/.test(id),
  )
}

test('whom a decision concerns is mailed the reason and how to appeal, once, and the answer, once', async () => {
  const eve = await site.signUp('eve')
  await eve.post('/api/posts', { content: spam, aiSeats: 'humans_only' })
  const [held] = await heldOf(eve)
  await judge(held, 'suspend', { days: 7, reason: 'Advertising, again.' })
  expect(await lettersTo('eve')).toEqual([])

  const proven = { email_verified_at: new Date() }
  await site.db.updateTable('users').set(proven).where('username', '=', 'eve').execute()
  const [letter, ...more] = await lettersTo('eve')
  expect(more).toEqual([])
  expect(letter?.text).toMatch(
    /^Hello Test,\n\nyour account may not write until .+ UTC, because of/,
  )
  expect(letter?.text).toContain('The reason: Advertising, again.')
  expect(letter?.text).toMatch(/appeal, once.+\n\nhttp:\/\/127\.0\.0\.1:\d+\/notices$/s)

  await eve.post('/api/login', { email: 'eve', password: 'a long enough one' })
  const [notice] = (await eve.get('/api/user/notices')).body as Notice[]
  await eve.post(`/api/user/notices/${notice?.id}/appeal`, { text: 'A mistake.' })
  const answer = { outcome: 'rejected', answer: 'We looked twice.' }
  await admin.post(`/api/admin/moderation/appeals/${notice?.id}`, answer)
  await admin.post(`/api/admin/moderation/appeals/${notice?.id}`, answer)
  const letters = await lettersTo('eve')
  expect(letters.map(({ id }) => id)).toEqual([`decision-${notice?.id}`, `answer-${notice?.id}`])
  expect(letters[1]?.text).toContain('your appeal was rejected')
  expect(letters[1]?.text).toContain('The answer: We looked twice.')

  await eve.put('/api/user/settings', { language: 'de' })
  const [told, answered] = await lettersTo('eve')
  expect(told?.subject).toBe('Eine Entscheidung bei Symposia')
  expect(told?.text).toMatch(
    /^Hallo Test,\n\nwegen eines deiner Beiträge kannst du bis zum .+ UTC nichts schreiben\.\n\nDer Grund: Advertising, again\./,
  )
  expect(answered?.text).toContain('dein Widerspruch wurde abgelehnt')
})

test('a text that is approved while its author’s account is hidden waits no longer', async () => {
  const fay = await site.signUp()
  await fay.post('/api/posts', { content: spam, aiSeats: 'humans_only' })
  const [held] = await heldOf(fay)
  const left = await fay.post('/api/user/delete', { currentPassword: 'a long enough one' })
  expect(left.status).toBe(200)
  const item = { thing: 'held', id: String(held?.id) }
  const { status } = await admin.post('/api/admin/moderation', { ...item, verdict: 'approve' })
  expect(status).toBe(204)
  const { queue } = (await admin.get('/api/admin/moderation')).body as ModerationDesk
  expect(queue).not.toContainEqual(expect.objectContaining(item))
})
