import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldMessages } from '#server/contact/messages.ts'
import { startWorker } from '#server/tasks.ts'
import { type TestSite, testSite } from '../support/site.ts'

const form = {
  name: 'Ann Lee',
  email: 'ann@example.org',
  subject: 'A question',
  message: 'Who chooses the topics?',
}
let site: TestSite
beforeAll(async () => {
  site = await testSite({ env: { CONTACT_EMAIL: 'desk@example.org' } })
})
afterAll(() => site.close())

test('a visitor’s message is kept and answered with 201', async () => {
  const { status, body } = await site.visitor().post('/api/contact', form)
  expect([status, body]).toEqual([201, { ...form, id: body.id, createdAt: body.createdAt }])
  const kept = await site.db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'message'])
    .where('id', '=', body.id)
    .execute()
  expect(kept).toEqual([form])
})

test('the message is mailed to CONTACT_EMAIL, and an answer goes to who wrote it', async () => {
  await site.visitor().post('/api/contact', { ...form, subject: 'To be mailed' })
  const worker = await startWorker(site.services, { hasChores: false })
  await worker.drain()
  await worker.stop()
  const outbox = join(site.services.env.DATA_DIR, 'outbox')
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  const mail = mails.find((text) => text.includes('To be mailed'))
  for (const line of [
    'To: desk@example.org',
    'Reply-To: ann@example.org',
    'Subject: [Symposia] To be mailed',
    'Who chooses the topics?',
  ]) {
    expect(mail).toContain(line)
  }
})

test.each(['name', 'email', 'subject', 'message'])('%s is required', async (field) => {
  for (const value of ['   ', undefined]) {
    const { status, body } = await site.visitor().post('/api/contact', { ...form, [field]: value })
    expect([status, body.issues[0].path]).toEqual([400, field])
  }
})

test('the e-mail address must be one', async () => {
  const { status, body } = await site.visitor().post('/api/contact', { ...form, email: 'ann' })
  expect([status, body.message]).toEqual([400, 'Please give a valid e-mail address'])
})

test('one address can send only a few messages an hour', async () => {
  const strict = await testSite({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const send = () =>
    strict.visitor().post('/api/contact', form, { 'x-forwarded-for': '203.0.113.9' })
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(201)
  const { status, headers } = await send()
  expect([status, headers.has('retry-after')]).toEqual([429, true])
  await strict.close()
})

test('messages are deleted after a year, as the privacy policy says', async () => {
  const before = await site.visitor().post('/api/contact', form)
  const later = new Date(Date.now() + 366 * 86_400_000)
  await forgetOldMessages({ ...site.services, clock: () => later })
  const kept = await site.db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', before.body.id)
    .execute()
  expect(kept).toEqual([])
})
