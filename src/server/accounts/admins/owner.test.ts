import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { led, visitIssuer } from '../../../../tests/support/at-issuer.ts'
import { type Authenticator, openAuthenticator } from '../../../../tests/support/authenticator.ts'
import type { Browser } from '../../../../tests/support/browser.ts'
import { type TestIssuer, startIssuer } from '../../../../tests/support/issuer.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { newSecret, sealSecret } from '../second-step/secrets.ts'
import { codeAt, stepAt } from '../second-step/totp.ts'

/** A thief knows the password and has found a browser open; the second step is switched on. */
const currentPassword = 'a long enough one'
let now = Date.now()
let issuer: TestIssuer
let site: TestSite
let ann: Member
let code: () => string
beforeAll(async () => {
  issuer = await startIssuer()
  site = await testSite({ env: issuer.env, clock: () => new Date(now) })
  issuer.allow(site.url)
})
beforeEach(async () => {
  now += 3_600_000
  ann = await site.signUpProven()
})
afterAll(async () => {
  await site.close()
  await issuer.stop()
})

/** Switches the second step on, without the screens; gives what the app shows. */
const guard = async ({ user }: Member): Promise<() => string> => {
  const secret = newSecret()
  const kept = { user_id: user.id, sealed_secret: sealSecret(site.services, user.id, secret) }
  const at = { created_at: new Date(now), confirmed_at: new Date(now) }
  await site.db
    .insertInto('authenticators')
    .values({ ...kept, ...at })
    .execute()
  return () => codeAt(secret, stepAt(new Date(now)))
}
/** A passkey of somebody, added before the second step was on. */
const givePasskey = async (member: Member): Promise<Authenticator> => {
  const phone = openAuthenticator(site.url)
  const { body: options } = await member.post('/api/user/passkeys/options', { currentPassword })
  await member.post('/api/user/passkeys', { name: 'Phone', credential: phone.create(options) })
  return phone
}
const sign = async (browser: Browser, phone: Authenticator) =>
  phone.get((await browser.post('/api/login/passkey/options')).body)

let people = 0
const known = () => {
  people += 1
  const name = `lena_${people}`
  issuer.people.set(name, { email: `${name}@example.org`, email_verified: true })
  return name
}
/** Comes from the issuer, with whom nobody here knows yet. */
const arrive = async (browser: Browser, name = known()) => {
  const { body } = await browser.post('/api/sign-in-with', {})
  return led(browser, await visitIssuer(body.url, name))
}
const token = { name: 'A bot', scopes: ['read'], days: 30 }
const linked = async () => (await ann.get('/api/user/sign-ins')).body.signIns
/** The calls that make a way into an account, or take one away. */
const calls: Record<string, (proof: object) => Promise<{ status: number; body: any }>> = {
  'a passkey is begun': (proof) => ann.post('/api/user/passkeys/options', proof),
  'a passkey is removed': async (proof) =>
    ann.post(
      `/api/user/passkeys/${(await ann.get('/api/user/passkeys')).body[0].id}/remove`,
      proof,
    ),
  'a token is made': (proof) => ann.post('/api/user/tokens', { ...token, ...proof }),
  'linking is begun': (proof) => ann.post('/api/user/sign-ins', proof),
  'who came from the issuer is linked': (proof) => ann.post('/api/sign-in-with/link', proof),
  'a sign-in is unlinked': async (proof) =>
    ann.post(`/api/user/sign-ins/${(await linked())[0].id}/unlink`, proof),
}

describe.each(Object.keys(calls))('with a second step on, when %s', (name) => {
  const call = calls[name]!
  const refused = async (proof: object) => {
    const { status, body } = await call({ currentPassword, ...proof })
    return [status, body.code]
  }
  const done = async (proof: object) => (await call({ currentPassword, ...proof })).status
  let phone: Authenticator
  beforeEach(async () => {
    if (name.endsWith('unlinked')) {
      const { body } = await ann.post('/api/user/sign-ins', { currentPassword })
      await led(ann, await visitIssuer(body.url, known()))
    }
    if (name.startsWith('who')) await arrive(ann)
    phone = await givePasskey(ann)
    code = await guard(ann)
  })

  test('the password alone is not enough, nor with a wrong code', async () => {
    expect(await refused({})).toEqual([403, 'second_step'])
    expect(await refused({ code: '000000' })).toEqual([403, 'wrong_code'])
    const wrong = { currentPassword: 'not it at all', code: code() }
    expect(await refused(wrong)).toEqual([403, 'wrong_password'])
  })

  test('a code does, once', async () => {
    const used = code()
    expect(await done({ code: used })).toBeLessThan(300)
    const again = await ann.post('/api/user/tokens', { ...token, currentPassword, code: used })
    expect(again.body.code).toBe('wrong_code')
  })

  test('the account’s own passkey does, and nobody else’s', async () => {
    const other = await site.signUpProven()
    const foreign = await sign(ann, await givePasskey(other))
    expect(await refused({ credential: foreign })).toEqual([401, 'unknown_passkey'])
    expect(await done({ credential: await sign(ann, phone) })).toBeLessThan(300)
  })

  test('guesses are counted', async () => {
    for (let guess = 0; guess < 5; guess += 1) await call({ currentPassword, code: '000000' })
    expect(await done({ code: code() })).toBe(429)
  })
})

describe('what was begun with the password alone, before the second step was switched on,', () => {
  test('makes no passkey any more', async () => {
    const { body: options } = await ann.post('/api/user/passkeys/options', { currentPassword })
    await guard(ann)
    const credential = openAuthenticator(site.url).create(options)
    const { status, body } = await ann.post('/api/user/passkeys', { name: 'Late', credential })
    expect([status, body.code]).toEqual([400, 'challenge_spent'])
  })

  test('links nobody any more', async () => {
    const { body } = await ann.post('/api/user/sign-ins', { currentPassword })
    await guard(ann)
    const back = await led(ann, await visitIssuer(body.url, known()))
    expect(back).toBe('/settings?sign-in=lost#sign-ins')
    expect(await linked()).toEqual([])
  })
})

test('what was begun with it is finished without another code', async () => {
  code = await guard(ann)
  const begun = await ann.post('/api/user/sign-ins', { currentPassword, code: code() })
  const back = await led(ann, await visitIssuer(begun.body.url, known()))
  expect(back).toBe('/settings?sign-in=linked#sign-ins')
  now += 60_000
  const proof = { currentPassword, code: code() }
  const { body: options } = await ann.post('/api/user/passkeys/options', proof)
  const credential = openAuthenticator(site.url).create(options)
  expect((await ann.post('/api/user/passkeys', { name: 'Phone', credential })).status).toBe(201)
})

test.each([
  ['sends mails', { SMTP_URL: 'smtp://127.0.0.1:1' }, [403, 'address_unproven']],
  ['has nobody who could prove one', {}, [200, undefined]],
])(
  'where a site %s, a second step waits for the address as it should',
  async (_what, env, expected) => {
    const other = await testSite({ env })
    const ben = await other.signUp()
    const begin = () => ben.post('/api/user/authenticator', { currentPassword })
    const { status, body } = await begin()
    expect([status, body.code]).toEqual(expected)
    await other.close()
  },
)

test('a second step that was begun before is not switched on, either, and is once the address is proven', async () => {
  const clock = () => new Date(now)
  const other = await testSite({ env: { SMTP_URL: 'smtp://127.0.0.1:1' }, clock })
  const ben = await other.signUp()
  const secret = newSecret()
  const sealed = sealSecret(other.services, ben.user.id, secret)
  await other.db
    .insertInto('authenticators')
    .values({ user_id: ben.user.id, sealed_secret: sealed, created_at: clock() })
    .execute()
  const confirm = () =>
    ben.post('/api/user/authenticator/confirm', { code: codeAt(secret, stepAt(clock())) })
  expect((await confirm()).body.code).toBe('address_unproven')
  const isProven = { email_verified_at: clock() }
  await other.db.updateTable('users').set(isProven).where('id', '=', ben.user.id).execute()
  now += 1_000
  expect((await confirm()).status).toBe(200)
  await other.close()
})

test('a sign-in is unlinked with the password, as it was linked', async () => {
  const { body } = await ann.post('/api/user/sign-ins', { currentPassword })
  await led(ann, await visitIssuer(body.url, known()))
  const unlink = calls['a sign-in is unlinked']!
  expect((await unlink({})).body.code).toBe('invalid')
  const wrong = await unlink({ currentPassword: 'not it at all' })
  expect(wrong.body.code).toBe('wrong_password')
  expect((await unlink({ currentPassword })).status).toBe(204)
  expect(await linked()).toEqual([])
})

test('signing out forgets whom the issuer sent to this browser', async () => {
  await arrive(ann)
  expect((await ann.get('/api/sign-in-with')).body).not.toBeNull()
  await ann.post('/api/logout')
  expect((await ann.get('/api/sign-in-with')).body).toBeNull()
})

test('confirming is bounded for an account, wherever it comes from', async () => {
  const strict = await testSite({ env: { RATE_LIMIT_SCALE: '1' }, clock: () => new Date(now) })
  const ben = await strict.signUp()
  const confirm = () => ben.post('/api/user/confirm', { password: currentPassword })
  const answers = []
  for (let times = 0; times < 11; times += 1) answers.push((await confirm()).status)
  expect(answers).toEqual([...answers.slice(1).map(() => 204), 429])
  await strict.close()
})
