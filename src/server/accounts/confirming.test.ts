import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAuthenticator } from '../../../tests/support/authenticator.ts'
import { actsOn, noticesTo } from '../../../tests/support/notices.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { readAudit } from '../moderation/audit.ts'
import { writeNotice } from './letters/letters.ts'
import { codeAt, stepAt } from './second-step/totp.ts'
import { newSecret, sealSecret } from './second-step/secrets.ts'

const currentPassword = 'a long enough one'
let now = Date.now()
let site: TestSite
let keeper: Member
let ann: Member
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now) })
})
beforeEach(async () => {
  now += 3_600_000
  keeper = await site.signUpProven()
  ann = await site.signUpProven()
  const { id } = keeper.user
  await site.db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute()
  now += 1000
})
afterAll(() => site.close())

/** Something that only somebody may do who confirmed in the last fifteen minutes that it is them. */
const change = async () => (await keeper.post('/api/seo/keywords', { keyword: `k${now}` })).status
const confirm = async (given: object) => {
  const { status, body } = await keeper.post('/api/user/confirm', given)
  return status === 204 ? 'yes' : body.code
}
const wait = () => {
  now += 16 * 60_000
}
/** Switches the second step on, without the screens; gives what the app shows. */
const guard = async (member: Member) => {
  const secret = newSecret()
  await site.db
    .insertInto('authenticators')
    .values({
      user_id: member.user.id,
      sealed_secret: sealSecret(site.services, member.user.id, secret),
      created_at: new Date(now),
      confirmed_at: new Date(now),
    })
    .execute()
  return () => codeAt(secret, stepAt(new Date(now)))
}

test('an administrator confirms by password, code or passkey that it is them', async () => {
  const phone = openAuthenticator(site.url)
  const { body: options } = await keeper.post('/api/user/passkeys/options', { currentPassword })
  await keeper.post('/api/user/passkeys', { name: 'Phone', credential: phone.create(options) })
  const code = await guard(keeper)
  const credential = async () => phone.get((await keeper.post('/api/login/passkey/options')).body)
  for (const given of [
    () => ({ password: currentPassword }),
    () => ({ code: code() }),
    async () => ({ credential: await credential() }),
  ]) {
    wait()
    expect(await change()).toBe(403)
    expect(await confirm(await given())).toBe('yes')
    expect(await change()).toBe(201)
  }
  const acts = ['confirm_password', 'confirm_code', 'confirm_passkey']
  expect((await actsOn(site.db, keeper.user.id)).slice(-3)).toEqual(acts)
})

test('what is wrong confirms nothing, nor does the passkey of somebody else', async () => {
  await guard(keeper)
  const phone = openAuthenticator(site.url)
  const { body: options } = await ann.post('/api/user/passkeys/options', { currentPassword })
  await ann.post('/api/user/passkeys', { name: 'Phone', credential: phone.create(options) })
  wait()
  expect(await confirm({ password: 'not it at all' })).toBe('wrong_password')
  expect(await confirm({ code: '000000' })).toBe('wrong_code')
  const asked = (await keeper.post('/api/login/passkey/options')).body
  expect(await confirm({ credential: phone.get(asked) })).toBe('unknown_passkey')
  expect(await confirm({})).toBe('invalid')
  expect(await change()).toBe(403)
})

test('an administrator switches the second step of another off, who is told why', async () => {
  await guard(ann)
  const { id, email } = ann.user
  const path = `/api/admin/people/${id}/second-step/remove`
  expect((await keeper.get(`/api/admin/people/${id}`)).body.hasSecondStep).toBe(true)
  expect((await keeper.post(path, { reason: ' ' })).status).toBe(400)
  expect((await keeper.post(path, { reason: 'Her phone is gone.' })).status).toBe(204)
  expect((await keeper.get(`/api/admin/people/${id}`)).body.hasSecondStep).toBe(false)
  const form = { email: ann.user.username, password: currentPassword }
  expect((await site.visitor().post('/api/login', form)).status).toBe(200)
  expect(await actsOn(site.db, id)).toEqual(['by another: remove_second_step'])
  expect(await noticesTo(site.db, email!)).toEqual(['second_step_removed'])
  expect((await keeper.post(path, { reason: 'Again.' })).status).toBe(404)
})

test('nobody’s own second step goes without a code', async () => {
  await guard(keeper)
  const path = `/api/admin/people/${keeper.user.id}/second-step/remove`
  const { status, body } = await keeper.post(path, { reason: 'Mine.' })
  expect([status, body.code]).toEqual([409, 'own_second_step'])
})

test('what members do with their own ways in stands in the log, but not among what moderators did', async () => {
  const phone = openAuthenticator(site.url)
  const { body: options } = await ann.post('/api/user/passkeys/options', { currentPassword })
  await ann.post('/api/user/passkeys', { name: 'Phone', credential: phone.create(options) })
  const { lines, count } = (await keeper.get('/api/admin/audit')).body
  const whole = await readAudit(site.db)
  expect([count, whole.count]).toEqual([whole.lines[0]?.id, whole.lines[0]?.id])
  expect(whole.lines[0]).toMatchObject({ actor: ann.user.username, action: 'add_passkey' })
  const shown = lines.map(({ actor }: { actor: string }) => actor)
  expect(shown).not.toContain(ann.user.username)
})

test('everybody’s archive has what they did with their own ways in', async () => {
  const code = await guard(ann)
  await ann.post('/api/user/confirm', { code: code() })
  const { audit_log: acts } = (await ann.get('/api/user/data')).body
  expect(acts.map(({ action }: { action: string }) => action)).toEqual(['confirm_code'])
})

test.each([
  ['en', 'The reason: Her phone is gone.'],
  ['de', 'Der Grund: Her phone is gone.'],
] as const)('the mail about it says in %s why', (language, words) => {
  const notice = { what: 'second_step_removed', reason: 'Her phone is gone.' } as const
  const letter = writeNotice(site.services, { ...notice, to: 'a@b.example', nonce: '1', language })
  expect(letter.text).toContain(words)
})
