import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { People, PersonHistory } from '#shared/people-desk.ts'
import type { Browser } from '../../../tests/support/browser.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { createAdmin } from '../accounts/admins/admins.ts'

let site: TestSite
let keeper: Browser
let keeperId: string
let ann: Member
beforeAll(async () => {
  site = await testSite()
  const password = await createAdmin(site.db, 'keeper')
  keeper = site.visitor()
  keeperId = (await keeper.post('/api/admin/login', { username: 'keeper', password })).body.id
  ann = await site.signUp('ann_of_athens')
  for (let n = 0; n < 33; n += 1) await site.signUp(`guest_${n}`)
})
afterAll(() => site.close())

const list = async (query = ''): Promise<People> =>
  (await keeper.get(`/api/admin/people${query}`)).body
const found = async (q: string) =>
  (await list(`?q=${encodeURIComponent(q)}`)).people.map(({ person }) => person.username)
const history = async (id: string): Promise<PersonHistory> =>
  (await keeper.get(`/api/admin/people/${id}`)).body
const giveRole = (id: string, isAdmin: boolean, by = keeper) =>
  by.put(`/api/admin/people/${id}/role`, { isAdmin })
const acts = async () => {
  const { rows } = await sql<{ action: string; subject: string }>`
    select action, subject from audit_log order by id desc limit 1`.execute(site.db)
  return rows[0]
}

test('everybody is listed, newest first, page by page, and without an address', async () => {
  const first = await list()
  expect(first.people).toHaveLength(30)
  expect(first.people[0]?.person.username).toBe('guest_32')
  const second = await list(`?before=${first.next}`)
  expect(second.next).toBeNull()
  const names = [...first.people, ...second.people].map(({ person }) => person.username)
  expect(new Set(names).size).toBe(35)
  expect(names.at(-1)).toBe('keeper')
  expect(JSON.stringify([first, second])).not.toContain('@example.org')
})

test('people are found by a part of their name or handle, and by their whole address', async () => {
  expect(await found('ATHENS')).toEqual(['ann_of_athens'])
  expect(await found('@ann_of_athens')).toEqual(['ann_of_athens'])
  expect(await found('Ann_of_athens@example.org')).toEqual(['ann_of_athens'])
  expect(await found('ann_of_athens@example')).toEqual([])
  expect(await found('a%s')).toEqual([])
})

test('a history has decisions, reports and sessions, and nothing that opens one', async () => {
  const { body: post } = await ann.post('/api/posts', {
    content: 'Buy my pills',
    aiSeats: 'humans_only',
  })
  const guest = await site.signUp('reporter')
  await guest.post('/api/reports', { thing: 'post', id: String(post.id), reason: 'spam' })
  await keeper.post('/api/admin/moderation', {
    thing: 'post',
    id: String(post.id),
    verdict: 'warn',
    reason: 'No advertisements, please.',
  })
  const seen = await history(ann.user.id)
  expect(seen.decisions).toMatchObject([{ action: 'warn', reason: 'No advertisements, please.' }])
  expect(seen.reportsAbout).toMatchObject([{ thing: 'post', reason: 'spam', isSettled: true }])
  expect((await history(guest.user.id)).reportsBy).toHaveLength(1)
  expect(seen.sessions).toHaveLength(1)
  const { rows } = await sql<{ hash: string }>`
    select translate(encode(token_hash, 'base64'), '+/=', '-_') as hash from sessions
    where user_id = ${ann.user.id}`.execute(site.db)
  expect(JSON.stringify(seen)).not.toContain(rows[0]!.hash)
  expect((await keeper.get('/api/admin/people/nobody')).status).toBe(404)
})

test('somebody is signed out everywhere at once, and the log says by whom', async () => {
  const guest = await site.signUp('forgetful')
  expect((await guest.get('/api/user')).status).toBe(200)
  const { status } = await keeper.send(`/api/admin/people/${guest.user.id}/sessions`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(status).toBe(204)
  await expect.poll(async () => (await guest.get('/api/user')).status).toBe(401)
  expect(await acts()).toEqual({ action: 'end_sessions', subject: `profile ${guest.user.id}` })
})

test('a member becomes an administrator and a member again, each time signed out', async () => {
  const guest = await site.signUp('deputy')
  expect((await giveRole(guest.user.id, true)).body).toMatchObject({ isAdmin: true })
  expect(await acts()).toEqual({ action: 'make_admin', subject: `profile ${guest.user.id}` })
  await expect.poll(async () => (await guest.get('/api/user')).status).toBe(401)
  await guest.post('/api/login', { email: 'deputy', password: 'a long enough one' })
  expect((await guest.get('/api/admin/overview')).status).toBe(200)
  await giveRole(guest.user.id, false)
  expect(await acts()).toEqual({ action: 'take_admin', subject: `profile ${guest.user.id}` })
  await expect.poll(async () => (await guest.get('/api/admin/overview')).status).toBe(401)
})

test('the last administrator stays one, and who may not write becomes none', async () => {
  expect((await giveRole(keeperId, false)).body).toMatchObject({ code: 'last_admin' })
  const guest = await site.signUp('banned_one')
  await sql`update users set sanction = 'banned', sanction_reason = 'Why'
    where id = ${guest.user.id}`.execute(site.db)
  expect((await giveRole(guest.user.id, true)).body).toMatchObject({ code: 'sanctioned' })
})
