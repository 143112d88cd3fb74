import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

const day = 86_400_000
let site: TestSite
let now = Date.parse('2026-03-01T12:00:00Z')
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now) })
})
afterAll(() => site.close())

const isIn = async (browser: Browser) => (await browser.get('/api/user')).status === 200

test('a session that nobody uses for fourteen days ends', async () => {
  const [used, unused] = [await site.signUp(), await site.signUp()]
  now += 13 * day
  expect(await isIn(used)).toBe(true)
  now += day
  expect([await isIn(used), await isIn(unused)]).toEqual([true, false])
})

test('a session ended elsewhere is felt here within a second', async () => {
  const browser = await site.signUp()
  expect(await isIn(browser)).toBe(true)
  await site.db.deleteFrom('sessions').where('user_id', '=', browser.user.id).execute()
  now += 1000
  expect(await isIn(browser)).toBe(false)
})
