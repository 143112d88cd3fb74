import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Authenticator, openAuthenticator } from '../../../../tests/support/authenticator.ts'
import type { Browser } from '../../../../tests/support/browser.ts'
import { actsOn, noticesTo } from '../../../../tests/support/notices.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { makeThings } from '../../../../tests/support/things.ts'
import { purgeAccounts } from '../../people/deletion.ts'

const currentPassword = 'a long enough one'
let now = Date.now()
let site: TestSite
let ann: Member
let phone: Authenticator
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now) })
})
beforeEach(async () => {
  // a browser's session is remembered for less than a second
  now += 60_000
  ann = await site.signUpProven()
  phone = openAuthenticator(site.url)
})
afterAll(() => site.close())

const begin = (browser: Browser) => browser.post('/api/user/passkeys/options', { currentPassword })
const add = async (browser: Browser, name = 'My phone', device = phone) => {
  const { body: options } = await begin(browser)
  return browser.post('/api/user/passkeys', { name, credential: device.create(options) })
}
const ask = async (browser: Browser) => (await browser.post('/api/login/passkey/options')).body
const enter = async (browser: Browser, device = phone, odd = {}) => {
  const credential = device.get(await ask(browser), odd)
  return browser.post('/api/login/passkey', { credential })
}
const list = async (browser: Browser) => (await browser.get('/api/user/passkeys')).body
const remove = (browser: Browser, id: number, password = currentPassword) =>
  browser.post(`/api/user/passkeys/${id}/remove`, { currentPassword: password })
const refused = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

test('is added with the password, listed, renamed and removed; its owner is told, and the log knows', async () => {
  const { status, body: made } = await add(ann)
  expect([status, made.name, made.lastUsedAt]).toEqual([201, 'My phone', null])
  await ann.put(`/api/user/passkeys/${made.id}`, { name: 'The old phone' })
  expect(await list(ann)).toEqual([{ ...made, name: 'The old phone' }])
  expect(await refused(remove(ann, made.id, 'not it at all'))).toEqual([403, 'wrong_password'])
  expect((await remove(ann, made.id)).status).toBe(204)
  expect(await list(ann)).toEqual([])
  expect(await refused(enter(site.visitor()))).toEqual([401, 'unknown_passkey'])
  const acts = ['add_passkey', 'rename_passkey', 'remove_passkey']
  expect(await actsOn(site.db, ann.user.id)).toEqual(acts)
  expect(await noticesTo(site.db, ann.user.email!)).toEqual(['passkey_added', 'passkey_removed'])
})

test('takes the right password to begin', async () => {
  const wrong = ann.post('/api/user/passkeys/options', { currentPassword: 'not it at all' })
  expect(await refused(wrong)).toEqual([403, 'wrong_password'])
})

test('signs its owner in without a name or a password, and says when it was used', async () => {
  await add(ann)
  const elsewhere = site.visitor()
  now += 5000
  const { status, body } = await enter(elsewhere)
  expect([status, body.username]).toEqual([200, ann.user.username])
  expect((await elsewhere.get('/api/user')).body.id).toBe(ann.user.id)
  expect((await list(elsewhere))[0].lastUsedAt).toBe(new Date(now).toISOString())
  expect(await actsOn(site.db, ann.user.id)).toContain('sign_in_passkey')
})

test('asks for a key that is found without a name, and for its owner to unlock it', async () => {
  const { body: made } = await begin(ann)
  expect(made.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
  expect(made.rp).toEqual({ id: '127.0.0.1', name: 'Symposia' })
  expect(await ask(site.visitor())).toMatchObject({ userVerification: 'required' })
})

test('what it signed is taken once', async () => {
  await add(ann, 'Synced', (phone = openAuthenticator(site.url, { counts: false })))
  const elsewhere = site.visitor()
  const options = await ask(elsewhere)
  const cookie = elsewhere.cookies()
  const credential = phone.get(options)
  expect((await elsewhere.post('/api/login/passkey', { credential })).status).toBe(200)
  const again = site.visitor().post('/api/login/passkey', { credential }, { cookie })
  expect(await refused(again)).toEqual([400, 'challenge_spent'])
})

test('what it signed is taken of the browser alone that was asked, and within five minutes', async () => {
  await add(ann)
  const asked = site.visitor()
  const stranger = site.visitor()
  const credential = phone.get(await ask(asked))
  await ask(stranger)
  const send = (browser: Browser) => refused(browser.post('/api/login/passkey', { credential }))
  expect(await send(stranger)).toEqual([400, 'passkey_refused'])
  expect(await send(site.visitor())).toEqual([400, 'challenge_spent'])
  now += 5 * 60_000
  expect(await send(asked)).toEqual([400, 'challenge_spent'])
})

test.each([
  ['signed for another site', { origin: 'https://evil.example' }],
  ['nobody has unlocked', { isUnlocked: false }],
  ['has signed as often before: somebody has copied it', { counter: 1 }],
])('lets nobody in that %s', async (_what, odd) => {
  await add(ann)
  await enter(site.visitor())
  expect(await refused(enter(site.visitor(), phone, odd))).toEqual([400, 'passkey_refused'])
})

test('lets nobody in whose key signs in the name of another', async () => {
  await add(ann)
  const thief = openAuthenticator(site.url)
  await add(await site.signUpProven(), 'Mine', thief)
  const elsewhere = site.visitor()
  const options = await ask(elsewhere)
  const [own, forged] = [phone.get(options), thief.get(options)]
  const credential = { ...forged, id: own.id, rawId: own.id }
  const answer = elsewhere.post('/api/login/passkey', { credential })
  expect(await refused(answer)).toEqual([400, 'passkey_refused'])
})

test('is nobody else’s to rename or to remove', async () => {
  const { body: made } = await add(ann)
  const other = await site.signUpProven()
  const renaming = other.put(`/api/user/passkeys/${made.id}`, { name: 'Mine now' })
  expect(await refused(renaming)).toEqual([404, 'not_found'])
  expect(await refused(remove(other, made.id))).toEqual([404, 'not_found'])
  expect(await list(ann)).toEqual([made])
})

test('nobody has more than ten', async () => {
  for (let n = 0; n < 10; n += 1) await add(ann, `Number ${n}`, openAuthenticator(site.url))
  expect(await refused(begin(ann))).toEqual([409, 'too_many_passkeys'])
})

test('is not kept where the password changed since it was begun', async () => {
  const { body: options } = await begin(ann)
  const password = 'quite another one'
  await ann.put('/api/user/password', { currentPassword, password })
  const late = ann.post('/api/user/passkeys', { name: 'Late', credential: phone.create(options) })
  expect(await refused(late)).toEqual([400, 'challenge_spent'])
})

test('goes with a reset by mail, as a thief may have added it', async () => {
  await add(ann)
  const { link } = makeThings(site)
  const person = { ...ann.user, email: ann.user.email!, token: '' }
  const token = await link(person, 'reset')
  await site.visitor().post('/api/reset-password', { token, password: 'quite another one' })
  expect(await refused(enter(site.visitor()))).toEqual([401, 'unknown_passkey'])
  expect(await actsOn(site.db, ann.user.id)).toContain('remove_passkeys')
})

test('takes a deletion back, and goes with it where nobody comes', async () => {
  await add(ann)
  await ann.post('/api/user/delete', { currentPassword })
  const back = site.visitor()
  expect((await enter(back)).status).toBe(200)
  await back.post('/api/user/delete', { currentPassword })
  now += 31 * 86_400_000
  expect(await refused(enter(site.visitor()))).toEqual([401, 'unknown_passkey'])
  await purgeAccounts(site.services)
  const left = site.db.selectFrom('passkeys').select('id').where('user_id', '=', ann.user.id)
  expect(await left.execute()).toEqual([])
})

test('programs that keep passwords find where one is added', async () => {
  const { body } = await site.visitor().get('/.well-known/passkey-endpoints')
  const settings = `${site.url}/settings#security`
  expect(body).toEqual({ enroll: settings, manage: settings })
})

test('is in the archive by its name, without the key', async () => {
  const { body: made } = await add(ann)
  const { passkeys, secondStep } = (await ann.get('/api/user/data')).body
  expect(passkeys).toEqual([made])
  expect(secondStep).toEqual({ since: null, recoveryCodesLeft: 0 })
})
