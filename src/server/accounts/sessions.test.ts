import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { forgetExpired } from './sessions.ts'

const day = 86_400_000
const start = Date.parse('2026-03-01T12:00:00Z')
const account = {
  email: 'ada@example.org',
  username: 'ada',
  password: 'analytical engine',
  firstName: 'Ada',
  lastName: 'Lovelace',
}

let site: TestSite
let now: number
let first: Browser
beforeEach(async () => {
  now = start
  site = await testSite({ clock: () => new Date(now) })
  first = openBrowser(site.url)
  await first.post('/api/register', account)
})
afterEach(() => site.close())

const signIn = async (): Promise<Browser> => {
  const browser = openBrowser(site.url)
  const { status } = await browser.post('/api/login', {
    email: account.username,
    password: account.password,
  })
  expect(status).toBe(200)
  return browser
}
const isIn = async (browser: Browser) => (await browser.get('/api/user')).status === 200

test('a session that nobody uses for fourteen days ends', async () => {
  now = start + 14 * day - 1000
  const second = await signIn()
  now = start + 14 * day + 1000
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
})

test('a session that is used goes on, but no longer than ninety days', async () => {
  for (let days = 10; days < 90; days += 10) {
    now = start + days * day
    expect(await isIn(first)).toBe(true)
  }
  now = start + 90 * day + 1000
  expect(await isIn(first)).toBe(false)
})

test('the twenty-first place ends the one that was used the longest ago', async () => {
  const browsers = [first]
  for (let more = 1; more <= 19; more += 1) {
    now += 10_000
    browsers.push(await signIn())
  }
  now += 2 * 3_600_000
  expect(await isIn(first)).toBe(true)
  await signIn()
  now += 1000
  expect(await isIn(first)).toBe(true)
  expect(await isIn(browsers[1]!)).toBe(false)
  expect(await isIn(browsers[2]!)).toBe(true)
})

test('a session ended elsewhere is felt here within a second', async () => {
  expect(await isIn(first)).toBe(true)
  await site.db.deleteFrom('sessions').execute()
  now += 1000
  expect(await isIn(first)).toBe(false)
})

test('who is deleted is signed in nowhere', async () => {
  await site.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('username', '=', 'ada')
    .execute()
  now += 1000
  expect(await isIn(first)).toBe(false)
})

test('what has expired is forgotten, what lives stays', async () => {
  now = start + 10 * day
  const second = await signIn()
  now = start + 15 * day
  await forgetExpired(site.services)
  expect(await site.db.selectFrom('sessions').select('user_agent').execute()).toHaveLength(1)
  expect(await site.db.selectFrom('email_tokens').selectAll().execute()).toEqual([])
  expect(await isIn(second)).toBe(true)
})
