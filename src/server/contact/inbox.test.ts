import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Notification } from '#shared/notifications.ts'
import { createAdmin } from '#server/accounts/admins/admins.ts'
import { listWaiting } from '#server/admin/waiting.ts'
import { tellAdministrators } from '#server/notifications/waiting.ts'
import { forgetForGood } from '#server/people/purge.ts'
import type { Browser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let admin: Browser
let now = new Date()
beforeAll(async () => {
  site = await testSite({ clock: () => now })
  const password = await createAdmin(site.db, 'keeper')
  admin = site.visitor()
  await admin.post('/api/admin/login', { username: 'keeper', password })
})
afterAll(() => site.close())
beforeEach(async () => {
  await sql`delete from contact_messages`.execute(site.db)
  await sql`delete from notifications`.execute(site.db)
  await sql`delete from scout_sources`.execute(site.db)
})

const write = async (subject: string): Promise<number> => {
  now = new Date(now.getTime() + 1_000)
  const message = { name: 'Ann', email: 'ann@example.org', subject, message: 'Who decides?' }
  return (await site.visitor().post('/api/contact', message)).body.id
}
const inbox = async (query = '') => (await admin.get(`/api/admin/messages${query}`)).body
const tell = () =>
  site.db.transaction().execute(async (trx) => tellAdministrators(trx, await listWaiting(trx)))
const told = async (): Promise<Notification[]> => (await admin.get('/api/notifications')).body

describe('the inbox', () => {
  test('has open messages from the oldest on, without CONTACT_EMAIL', async () => {
    await write('First')
    await write('Second')
    const { messages, openCount, answeredCount } = await inbox()
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(['First', 'Second'])
    expect([openCount, answeredCount]).toEqual([2, 0])
    expect(messages[0]).toMatchObject({ email: 'ann@example.org', answeredAt: null })
  })

  test('keeps who marked a message as answered, and opens it again', async () => {
    const id = await write('First')
    const { body } = await admin.put(`/api/admin/messages/${id}`, { isAnswered: true })
    expect(body).toMatchObject({ answeredAt: now.toISOString(), answeredBy: 'keeper' })
    expect((await inbox()).messages).toEqual([])
    expect((await inbox('?state=answered')).messages).toHaveLength(1)
    await admin.put(`/api/admin/messages/${id}`, { isAnswered: false })
    expect((await inbox()).openCount).toBe(1)
  })

  test('loses what a member wrote when their account goes, and nothing that a visitor wrote', async () => {
    const ann = await site.signUp()
    const message = { name: 'Ann', email: 'other@example.org', subject: 'Mine', message: 'Hello' }
    await ann.post('/api/contact', message)
    await write('A visitor’s')
    await site.db.transaction().execute((trx) => forgetForGood(trx, ann.user.id))
    const { messages } = await inbox()
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(['A visitor’s'])
  })

  test('knows no message that is not there', async () => {
    const { status } = await admin.put('/api/admin/messages/987654', { isAnswered: true })
    expect(status).toBe(404)
  })
})

describe('administrators', () => {
  test('see how much of each kind waits', async () => {
    await write('First')
    const waiting = (await admin.get('/api/admin/waiting')).body
    expect(waiting).toEqual({ held: 0, appeal: 0, message: 1, topic: 0, source: 0 })
  })

  test('hear once of what waits, and again when more does', async () => {
    await write('First')
    await tell()
    await tell()
    const [first, ...others] = await told()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      kind: 'wait_message',
      people: [],
      path: '/admin?tab=messages',
      isRead: false,
    })
    await admin.post('/api/notifications/read', {})
    await tell()
    expect((await told()).filter(({ isRead }) => !isRead)).toEqual([])
    await write('Second')
    await tell()
    expect((await told()).filter(({ isRead }) => !isRead)).toHaveLength(1)
  })

  test('no longer hear of what another has done', async () => {
    const id = await write('First')
    await tell()
    await admin.put(`/api/admin/messages/${id}`, { isAnswered: true })
    await tell()
    expect(await told()).toEqual([])
    expect((await admin.get('/api/notifications/count')).body.unread).toBe(0)
  })

  test('hear of a text that is held or reported, of an appeal, a topic and a source', async () => {
    const ann = await site.signUp()
    const { body } = await ann.post('/api/posts', { content: 'Something', aiSeats: 'humans_only' })
    const bob = await site.signUp()
    await bob.post('/api/reports', { thing: 'post', id: String(body.id), reason: 'spam' })
    await sql`
      insert into scout_topics (title, state, first_seen_at, last_seen_at, queued_at)
      values ('A trial', 'review', ${now}, ${now}, ${now})
    `.execute(site.db)
    await sql`
      insert into scout_sources (id, is_on, off_reason, switched_off_at)
      values ('bbc', false, 'no feed', ${now})
    `.execute(site.db)
    await sql`
      insert into moderation_decisions
        (user_id, thing, thing_id, content, action, reason, created_at, appeal, appealed_at)
      values (${body.author.id}, 'post', ${String(body.id)}, 'Something', 'warn', 'Why', ${now}, 'No', ${now})
    `.execute(site.db)
    await tell()
    const kinds = (await told()).map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['wait_appeal', 'wait_held', 'wait_source', 'wait_topic'])
  })

  test('and nobody else hears of it', async () => {
    const ann = await site.signUp()
    await write('First')
    await tell()
    expect((await ann.get('/api/notifications')).body).toEqual([])
  })
})
