import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { createAdmin, ensureAdmin } from './admins.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const start = (ADMIN_USERNAME: string, ADMIN_PASSWORD: string) =>
  ensureAdmin({ ...site.services, env: { ...site.services.env, ADMIN_USERNAME, ADMIN_PASSWORD } })
const signIn = (email: string, password: string) =>
  openBrowser(site.url).post('/api/login', { email, password })

test('there is no administrator unless one is asked for', async () => {
  await ensureAdmin(site.services)
  const admins = await site.db
    .selectFrom('users')
    .where('is_admin', '=', true)
    .selectAll()
    .execute()
  expect(admins).toEqual([])
})

test('the administrator of the configuration can sign in, and again after the next start', async () => {
  await start('keeper', 'of the light house')
  await start('Keeper', 'of the light house')
  const { status, body } = await signIn('keeper', 'of the light house')
  expect([status, body.isAdmin]).toEqual([200, true])
})

test('a changed password of the configuration ends the old one and its sessions', async () => {
  await start('keeper', 'of the light house')
  const browser = openBrowser(site.url)
  await browser.post('/api/login', { email: 'keeper', password: 'of the light house' })
  await start('keeper', 'of the dark house')
  expect((await openBrowser(site.url, browser.cookies()).get('/api/user')).status).toBe(401)
  expect((await signIn('keeper', 'of the light house')).status).toBe(401)
  expect((await signIn('keeper', 'of the dark house')).status).toBe(200)
})

test('one made by hand gets a password that nobody knew before', async () => {
  const password = await createAdmin(site.db, 'keeper')
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect((await signIn('keeper', password)).body.isAdmin).toBe(true)
  expect(await createAdmin(site.db, 'keeper')).not.toBe(password)
  await expect(createAdmin(site.db, 'no name')).rejects.toThrow('3 to 30 letters')
})
