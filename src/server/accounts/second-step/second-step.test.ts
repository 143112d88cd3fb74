import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAuthenticator } from '../../../../tests/support/authenticator.ts'
import type { Browser } from '../../../../tests/support/browser.ts'
import { actsOn, noticesTo } from '../../../../tests/support/notices.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { makeThings } from '../../../../tests/support/things.ts'
import { codeAt, stepAt } from './totp.ts'

const currentPassword = 'a long enough one'
let now = Date.now()
let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now) })
})
beforeEach(async () => {
  now += 3_600_000
  ann = await site.signUpProven()
})
afterAll(() => site.close())

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (base32: string): Buffer => {
  const bits = Array.from(base32, (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
/** What the app shows `later` half minutes from now. */
const shown = (secret: string, later = 0) => codeAt(bytesOf(secret), stepAt(new Date(now)) + later)

const begin = async (browser: Browser) =>
  (await browser.post('/api/user/authenticator', { currentPassword })).body
/** Somebody's secret and recovery codes, once the second step is on; a code can be used at once. */
const switchOn = async (browser: Browser) => {
  const { secret } = await begin(browser)
  const { body } = await browser.post('/api/user/authenticator/confirm', { code: shown(secret) })
  now += 60_000
  return { secret: secret as string, recoveryCodes: body.recoveryCodes as string[] }
}
const enter = (code?: string, password = currentPassword, browser = site.visitor()) =>
  browser.post('/api/login', { email: ann.user.username, password, code })
const state = async (browser: Browser = ann) => (await browser.get('/api/user/second-step')).body
const refused = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

test('is off until a code of the app has come, and then the password alone is not enough', async () => {
  const { secret, uri, qr } = await begin(ann)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`:${ann.user.username}?secret=${secret}&`)
  expect([qr.size > 40, /^M\d/.test(qr.path)]).toEqual([true, true])
  expect((await enter()).status).toBe(200)
  const wrong = ann.post('/api/user/authenticator/confirm', { code: '000000' })
  expect(await refused(wrong)).toEqual([403, 'wrong_code'])
  const right = await ann.post('/api/user/authenticator/confirm', { code: shown(secret) })
  expect(right.body.recoveryCodes).toHaveLength(10)
  expect(await state()).toEqual({ since: new Date(now).toISOString(), recoveryCodesLeft: 10 })
  expect(await refused(enter())).toEqual([401, 'second_step'])
  expect(await noticesTo(site.db, ann.user.email!)).toEqual(['second_step_on'])
})

test('tells nobody who does not know the password that it is on', async () => {
  await switchOn(ann)
  expect(await refused(enter(undefined, 'not it at all'))).toEqual([401, 'wrong_credentials'])
  expect(await refused(enter('123456', 'not it at all'))).toEqual([401, 'wrong_credentials'])
})

test('takes each code of the app once, also where two come at once, and writes it down', async () => {
  const { secret } = await switchOn(ann)
  const code = shown(secret)
  const answers = await Promise.all([enter(code), enter(code)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  expect(await refused(enter(code))).toEqual([403, 'wrong_code'])
  const spaced = `${shown(secret, 1).slice(0, 3)} ${shown(secret, 1).slice(3)}`
  expect((await enter(spaced)).status).toBe(200)
  const acts = ['second_step_on', 'sign_in_code', 'sign_in_code']
  expect(await actsOn(site.db, ann.user.id)).toEqual(acts)
})

test('takes each recovery code once, however it is typed, and tells the owner', async () => {
  const { recoveryCodes } = await switchOn(ann)
  const [first = '', second = ''] = recoveryCodes
  expect(first).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{5}$/)
  expect((await enter(first)).status).toBe(200)
  expect(await refused(enter(first))).toEqual([403, 'wrong_code'])
  expect((await enter(` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
  expect(await state()).toMatchObject({ recoveryCodesLeft: 8 })
  const told = ['second_step_on', 'recovery_code_used', 'recovery_code_used']
  expect(await noticesTo(site.db, ann.user.email!)).toEqual(told)
})

test('a wrong code for an administrator is written down, as a wrong password is', async () => {
  await switchOn(ann)
  await site.db.updateTable('users').set({ is_admin: true }).where('id', '=', ann.user.id).execute()
  await enter('000000')
  await expect.poll(() => actsOn(site.db, ann.user.id)).toContain('by another: sign_in_failed')
})

test('does not take the code of somebody else', async () => {
  await switchOn(ann)
  const { secret, recoveryCodes } = await switchOn(await site.signUpProven())
  expect(await refused(enter(shown(secret)))).toEqual([403, 'wrong_code'])
  expect(await refused(enter(recoveryCodes[0]))).toEqual([403, 'wrong_code'])
})

test('is slow to guess, and a browser that its owner used before is not locked out with the guesser', async () => {
  const { secret } = await switchOn(ann)
  for (let n = 0; n < 5; n += 1) await enter('000000')
  expect((await enter('000000')).status).toBe(429)
  expect((await enter(shown(secret))).status).toBe(429)
  expect((await enter(shown(secret), currentPassword, ann)).status).toBe(200)
})

test('new recovery codes take the place of the old ones', async () => {
  const { secret, recoveryCodes } = await switchOn(ann)
  const proof = { currentPassword, code: shown(secret) }
  const { body } = await ann.post('/api/user/recovery-codes', proof)
  expect(body.recoveryCodes).toHaveLength(10)
  expect(await refused(enter(recoveryCodes[0]))).toEqual([403, 'wrong_code'])
  expect((await enter(body.recoveryCodes[0])).status).toBe(200)
})

test('is switched off by the password and a code, and by neither alone', async () => {
  const { secret, recoveryCodes } = await switchOn(ann)
  const off = (body: object) => ann.post('/api/user/authenticator/remove', body)
  const wrong = off({ currentPassword: 'not it at all', code: shown(secret) })
  expect(await refused(wrong)).toEqual([403, 'wrong_password'])
  expect(await refused(off({ currentPassword, code: '000000' }))).toEqual([403, 'wrong_code'])
  expect((await off({ currentPassword, code: recoveryCodes[0] })).status).toBe(204)
  expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect((await enter()).status).toBe(200)
})

test('cannot be begun anew while it is on, which would put another secret in its place', async () => {
  const { secret } = await switchOn(ann)
  const again = ann.post('/api/user/authenticator', { currentPassword })
  expect(await refused(again)).toEqual([409, 'second_step_on'])
  expect((await enter(shown(secret))).status).toBe(200)
})

test('stays on after a reset by mail: who reads the mails has not got the phone', async () => {
  const { secret } = await switchOn(ann)
  const person = { ...ann.user, email: ann.user.email!, token: '' }
  const token = await makeThings(site).link(person, 'reset')
  const password = 'quite another one'
  await site.db
    .updateTable('email_tokens')
    .set({ expires_at: new Date(now + 60_000) })
    .where('user_id', '=', ann.user.id)
    .execute()
  expect((await site.visitor().post('/api/reset-password', { token, password })).status).toBe(204)
  expect(await refused(enter(undefined, password))).toEqual([401, 'second_step'])
  expect((await enter(shown(secret), password)).status).toBe(200)
})

test('is not asked of who comes with a passkey, which is two steps in one', async () => {
  const { secret } = await switchOn(ann)
  const phone = openAuthenticator(site.url)
  const proof = { currentPassword, code: shown(secret) }
  const { body: options } = await ann.post('/api/user/passkeys/options', proof)
  await ann.post('/api/user/passkeys', { name: 'Phone', credential: phone.create(options) })
  const elsewhere = site.visitor()
  const { body: asked } = await elsewhere.post('/api/login/passkey/options')
  const credential = phone.get(asked)
  expect((await elsewhere.post('/api/login/passkey', { credential })).status).toBe(200)
})

test('a stolen database holds no secret and no recovery code', async () => {
  const { secret, recoveryCodes } = await switchOn(ann)
  const { rows } = await site.pool.query(
    `select authenticators::text || (select string_agg(recovery_codes::text, '') from recovery_codes) as kept
     from authenticators where user_id = $1`,
    [ann.user.id],
  )
  const bytes = bytesOf(secret)
  for (const form of [secret, bytes.toString('hex'), bytes.toString('base64url')]) {
    expect(rows[0].kept).not.toContain(form)
  }
  for (const code of recoveryCodes) expect(rows[0].kept).not.toContain(code.replaceAll('-', ''))
})

test('a secret that was moved to another account is of no use there', async () => {
  const { secret } = await switchOn(ann)
  const thief = await site.signUpProven()
  await switchOn(thief)
  await site.pool.query(
    `update authenticators set sealed_secret =
       (select sealed_secret from authenticators where user_id = $1) where user_id = $2`,
    [ann.user.id, thief.user.id],
  )
  const form = { email: thief.user.username, password: currentPassword, code: shown(secret) }
  expect(await refused(site.visitor().post('/api/login', form))).toEqual([403, 'wrong_code'])
})
