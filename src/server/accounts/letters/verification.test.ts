import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Browser, openBrowser } from '../../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { openMailer } from '../../mail/mailer.ts'
import { sendMail } from '../../mail/send.ts'
import { sql } from 'kysely'

const account = {
  email: 'mary@example.org',
  username: 'mary',
  password: 'principia lightning',
  firstName: 'Mary',
  lastName: 'Somerville',
}

let site: TestSite
let now: number
let mary: Browser
beforeEach(async () => {
  now = Date.parse('2026-03-01T12:00:00Z')
  site = await testSite({ env: { RATE_LIMIT_SCALE: '1' }, clock: () => new Date(now) })
  mary = openBrowser(site.url)
  await mary.post('/api/register', account)
})
afterEach(() => site.close())

/** Does what the worker does with the waiting mails; gives what lies in the outbox after it. */
const deliver = async (): Promise<string[]> => {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'send-mail' order by jobs.id`.execute(site.db)
  const mailer = openMailer(site.services)
  for (const { payload } of rows) await sendMail(site.services, mailer, payload)
  const folder = join(site.services.env.DATA_DIR, 'outbox')
  if (!existsSync(folder)) return []
  const names = await readdir(folder)
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

/** The token of the link in a mail, whose long lines are folded with '='. */
const tokenOf = (mail: string): string =>
  /token=(?:3D)?([\w-]{43})/.exec(mail.replaceAll(/=\r?\n/g, ''))![1]!

const isVerified = async () => (await mary.get('/api/user')).body.isVerified

test('signing up sends one mail, whose link proves the address once', async () => {
  const mails = await deliver()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: mary@example.org\r?$/m)
  expect(mails[0]).toContain('Hello Mary,')
  expect(mails[0]!.replaceAll(/=\r?\n/g, '')).toContain(`${site.url}/verify-email?token=`)

  const token = tokenOf(mails[0]!)
  const profile = async () => String((await mary.get('/profile')).body)
  expect(await isVerified()).toBe(false)
  expect(await profile()).not.toContain('Verified</span>')
  expect((await mary.post('/api/verify-email', { token })).status).toBe(204)
  expect(await isVerified()).toBe(true)
  expect(await profile()).toContain('Verified</span>')

  const again = await openBrowser(site.url).post('/api/verify-email', { token })
  expect([again.status, again.body.code]).toEqual([400, 'link_spent'])
})

test('a mail that is sent again is the same mail', async () => {
  const [once] = await deliver()
  const twice = await deliver()
  expect(twice).toHaveLength(1)
  const id = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)![1]
  expect(id(twice[0]!)).toBe(id(once!))
})

test('a link is of no use after a day', async () => {
  const [mail] = await deliver()
  now += 24 * 3_600_000 + 1
  const { status } = await mary.post('/api/verify-email', { token: tokenOf(mail!) })
  expect(status).toBe(400)
})

test('neither the queue nor the tables hold what opens a link', async () => {
  const token = tokenOf((await deliver())[0]!)
  const { rows: jobs } = await sql`select payload from graphile_worker._private_jobs`.execute(
    site.db,
  )
  const tokens = await site.db.selectFrom('email_tokens').selectAll().execute()
  const stored = JSON.stringify([jobs, tokens.map((row) => row.token_hash.toString('base64url'))])
  expect(stored).not.toContain(token)
})

test('the link can be asked for three times an hour, and only while it is needed', async () => {
  const ask = () => mary.post('/api/resend-verification')
  expect((await ask()).status).toBe(204)
  expect(await deliver()).toHaveLength(2)
  expect([(await ask()).status, (await ask()).status]).toEqual([204, 204])
  const { status, body } = await ask()
  expect(status).toBe(429)
  expect(body.message).toMatch(/^Too many mails: at most 3 in 60 minutes\. You can go on in /)

  await mary.post('/api/verify-email', { token: tokenOf((await deliver())[0]!) })
  now += 2 * 3_600_000
  expect((await ask()).status).toBe(409)
})

test('where it is required, the first post and comment wait for the proof', async () => {
  const strict = await testSite({
    env: { REQUIRE_VERIFIED_EMAIL: 'true' },
  })
  const writer = await strict.signUp('writer')
  const write = () => writer.post('/api/posts', { content: 'May I? #First' })
  const refused = await write()
  expect([refused.status, refused.body.code]).toEqual([403, 'unverified'])
  expect((await writer.post('/api/posts/1/comments', { content: 'I?' })).body.code).toBe(
    'unverified',
  )
  await strict.db.updateTable('users').set({ email_verified_at: new Date() }).execute()
  await vi.waitFor(async () => expect((await write()).status).toBe(201), {
    timeout: 3000,
    interval: 300,
  })
  await strict.close()
})
