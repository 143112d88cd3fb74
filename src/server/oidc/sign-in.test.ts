import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callbackPath } from '#shared/sign-in-with.ts'
import { led, visitIssuer } from '../../../tests/support/at-issuer.ts'
import type { Browser } from '../../../tests/support/browser.ts'
import { type Known, type TestIssuer, startIssuer } from '../../../tests/support/issuer.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { makeThings } from '../../../tests/support/things.ts'
import { purgeAccounts } from '../people/deletion.ts'

const password = 'a long enough one'
const day = 86_400_000
let issuer: TestIssuer
let site: TestSite
let now = Date.now()
beforeAll(async () => {
  issuer = await startIssuer()
  site = await testSite({ env: issuer.env, clock: () => new Date(now) })
  issuer.allow(site.url)
})
afterAll(async () => {
  await site.close()
  await issuer.stop()
})
beforeEach(() => {
  now = Date.now()
})

let people = 0
/** Somebody with an account at the issuer. */
const known = (more: Known = {}) => {
  people += 1
  const name = `lena_${people}`
  const told = { given_name: 'Lena', family_name: 'Mark', preferred_username: name }
  issuer.people.set(name, { email: `${name}@example.org`, email_verified: true, ...told, ...more })
  return name
}
const begin = async (browser: Browser, next?: string): Promise<string> => {
  const { status, body } = await browser.post('/api/sign-in-with', { next })
  expect(status).toBe(200)
  return body.url
}
/** The whole way there and back; gives where it leads on to. */
const goWith = async (browser: Browser, name: string, next?: string) =>
  led(browser, await visitIssuer(await begin(browser, next), name))
const form = async (browser: Browser) => {
  const { email, username, firstName, lastName } = (await browser.get('/api/sign-in-with')).body
  return { email, username, firstName, lastName, isOldEnough: true }
}
/** Somebody who has signed up by the issuer. */
const signUpWith = async (name = known()) => {
  const browser = site.visitor()
  expect(await goWith(browser, name)).toBe('/sign-in-with')
  const { status, body } = await browser.post('/api/sign-in-with/account', await form(browser))
  expect(status).toBe(201)
  return { ...browser, name, user: body }
}
const link = async (browser: Browser, name: string) => {
  const { status, body } = await browser.post('/api/user/sign-ins', { currentPassword: password })
  expect(status).toBe(200)
  return led(browser, await visitIssuer(body.url, name))
}
const signInsOf = async (browser: Browser) => (await browser.get('/api/user/sign-ins')).body
const actsOf = async (id: string) => {
  const rows = await site.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `profile ${id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ action, details }) => [action, details])
}
const lettersTo = async (email: string) => {
  const { rows } = await sql<{ what: string }>`
    select payload ->> 'what' as what from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} order by id`.execute(site.db)
  return rows.map(({ what }) => what)
}
const remove = (browser: Browser, id: number) =>
  browser.post(`/api/user/sign-ins/${id}/unlink`, { currentPassword: password })

describe('somebody new', () => {
  test('is asked for what the issuer cannot know, and then signs in without being asked', async () => {
    const name = known()
    const browser = site.visitor()
    expect(await goWith(browser, name, '/topic/Buses?order=active#top')).toBe('/sign-in-with')
    expect((await browser.get('/api/sign-in-with')).body).toEqual({
      email: `${name}@example.org`,
      isEmailProven: true,
      username: name,
      firstName: 'Lena',
      lastName: 'Mark',
      hasAccount: false,
      next: '/topic/Buses?order=active#top',
    })
    expect((await browser.get('/api/user')).status).toBe(401)
    const signedUp = await browser.post('/api/sign-in-with/account', await form(browser))
    expect(signedUp.status).toBe(201)
    expect(signedUp.body).toMatchObject({ username: name, isVerified: true, isAdmin: false })
    expect((await browser.get('/api/user')).body).toEqual(signedUp.body)
    expect((await browser.get('/api/sign-in-with')).body).toBeNull()
    expect(await actsOf(signedUp.body.id)).toEqual([
      ['link_sign_in', { issuer: issuer.url }],
      ['sign_in_issuer', {}],
    ])

    const elsewhere = site.visitor()
    expect(await goWith(elsewhere, name, '/stories')).toBe('/stories')
    expect((await elsewhere.get('/api/user')).body).toEqual(signedUp.body)
  })

  test('is asked for their age, and for a name that is free and nobody else’s', async () => {
    const taken = await site.signUp()
    const browser = site.visitor()
    await goWith(browser, known())
    const typed = await form(browser)
    const send = (more: object) => browser.post('/api/sign-in-with/account', { ...typed, ...more })
    expect((await send({ isOldEnough: undefined })).status).toBe(400)
    expect((await send({ username: 'x' })).status).toBe(400)
    expect((await send({ username: taken.user.username })).body.code).toBe('username_taken')
    expect((await send({ username: 'AI_Scout' })).body.code).toBe('username_taken')
    expect((await send({ firstName: 'Buy at https://spam.example' })).body.code).toBe(
      'name_reserved',
    )
    expect((await send({})).status).toBe(201)
  })

  test.each([
    ['is not said to be proven', { email_verified: undefined }, {}],
    ['is said not to be', { email_verified: false }, {}],
    ['is another than that which was', {}, { email: 'lena.else@example.org' }],
  ])('proves the address by a link where it %s', async (_what, claims, typed) => {
    const browser = site.visitor()
    await goWith(browser, known(claims))
    const filled = { ...(await form(browser)), ...typed }
    const { body } = await browser.post('/api/sign-in-with/account', filled)
    expect(body.isVerified).toBe(false)
    const links = await site.db
      .selectFrom('email_tokens')
      .select(['purpose', 'email'])
      .where('user_id', '=', body.id)
      .execute()
    expect(links).toEqual([{ purpose: 'verify', email: filled.email }])
  })

  test('whom the issuer says nothing of fills in the form', async () => {
    people += 1
    const browser = site.visitor()
    await goWith(browser, `nameless_${people}`)
    expect((await browser.get('/api/sign-in-with')).body).toMatchObject({
      email: null,
      isEmailProven: false,
      username: '',
      firstName: '',
      lastName: '',
      hasAccount: false,
    })
  })

  test('goes back to a page of this site only', async () => {
    for (const next of ['//evil.example', 'https://evil.example', '/.//evil.example', '/\\evil']) {
      const browser = site.visitor()
      await goWith(browser, known(), next)
      expect((await browser.get('/api/sign-in-with')).body.next, next).toBe('/')
    }
  })
})

describe('an account with the same address', () => {
  test('is not taken over: its password is typed once, then it is linked', async () => {
    const owner = await site.signUp()
    const name = known({ email: owner.user.email!.toUpperCase() })
    const browser = site.visitor()
    expect(await goWith(browser, name, '/bookmarks')).toBe('/sign-in-with')
    expect((await browser.get('/api/sign-in-with')).body).toMatchObject({ hasAccount: true })
    const refused = await browser.post('/api/sign-in-with/account', {
      ...(await form(browser)),
      username: `other_${name}`,
    })
    expect(refused.body.code).toBe('email_taken')
    expect((await browser.post('/api/sign-in-with/link')).status).toBe(401)

    await browser.post('/api/login', { email: owner.user.email, password })
    const typed = { currentPassword: password }
    expect((await browser.post('/api/sign-in-with/link', typed)).status).toBe(204)
    const elsewhere = site.visitor()
    await goWith(elsewhere, name)
    expect((await elsewhere.get('/api/user')).body.id).toBe(owner.user.id)
    const again = await browser.post('/api/sign-in-with/link', typed)
    expect(again.body.code).toBe('sign_in_over')
  })

  test('takes the password once more, however lately it was typed', async () => {
    const owner = await site.signUp()
    await goWith(owner, known())
    const send = (body: object) => owner.post('/api/sign-in-with/link', body)
    expect((await send({})).body.code).toBe('invalid')
    expect((await send({ currentPassword: 'not it' })).body.code).toBe('wrong_password')
    expect((await send({ currentPassword: password })).status).toBe(204)
  })
})

describe('in the settings', () => {
  test('a sign-in is linked with the password, told by mail, listed and unlinked', async () => {
    const owner = await site.signUpProven()
    const wrong = await owner.post('/api/user/sign-ins', { currentPassword: 'not it' })
    expect(wrong.body.code).toBe('wrong_password')
    const name = known()
    expect(await link(owner, name)).toBe('/settings?sign-in=linked#sign-ins')
    const { hasPassword, signIns } = await signInsOf(owner)
    expect({ hasPassword, signIns }).toEqual({
      hasPassword: true,
      signIns: [
        {
          id: expect.any(Number),
          issuer: issuer.url,
          isCurrent: true,
          createdAt: new Date(now).toISOString(),
        },
      ],
    })
    const stranger = await site.signUp()
    expect((await remove(stranger, signIns[0].id)).status).toBe(404)
    expect((await remove(owner, signIns[0].id)).status).toBe(204)
    expect((await signInsOf(owner)).signIns).toEqual([])
    expect(await goWith(site.visitor(), name)).toBe('/sign-in-with')
    expect((await actsOf(owner.user.id)).map(([action]) => action)).toEqual([
      'link_sign_in',
      'unlink_sign_in',
    ])
    expect(await lettersTo(owner.user.email!)).toEqual(['linked', 'unlinked'])
  })

  test('one that is another’s, or a second of the same issuer, is refused', async () => {
    const [ann, ben] = [await site.signUp(), await site.signUp()]
    const name = known()
    await link(ann, name)
    expect(await link(ben, name)).toBe('/settings?sign-in=elsewhere#sign-ins')
    expect(await link(ann, known())).toBe('/settings?sign-in=another#sign-ins')
    expect(await link(ann, name)).toBe('/settings?sign-in=linked#sign-ins')
    expect((await signInsOf(ben)).signIns).toEqual([])
  })

  test('nobody links to an account from which they were signed out meanwhile', async () => {
    const owner = await site.signUp()
    const { body } = await owner.post('/api/user/sign-ins', { currentPassword: password })
    await site.db.deleteFrom('sessions').where('user_id', '=', owner.user.id).execute()
    now += 1_000
    const back = await visitIssuer(body.url, known())
    expect(await led(owner, back)).toBe('/settings?sign-in=lost#sign-ins')
  })

  test('the only way in stays until there is a password, which a mailed link sets', async () => {
    const owner = await signUpWith()
    const { hasPassword, signIns } = await signInsOf(owner)
    expect(hasPassword).toBe(false)
    expect((await remove(owner, signIns[0].id)).body.code).toBe('only_way_in')
    await resetPasswordOf(owner.user)
    const back = site.visitor()
    const entered = await back.post('/api/login', { email: owner.user.email, password })
    expect(entered.body.id).toBe(owner.user.id)
    // the person who made the account may not own that address
    expect((await signInsOf(back)).signIns).toEqual([])
  })

  test('who makes an account with somebody else’s address is out of it once they reset it', async () => {
    const name = known()
    const thief = site.visitor()
    await goWith(thief, name)
    const wanted = { ...(await form(thief)), email: 'somebody.else@example.org' }
    const { body: user } = await thief.post('/api/sign-in-with/account', wanted)
    expect(user.isVerified).toBe(false)
    await resetPasswordOf(user)
    const again = site.visitor()
    await goWith(again, name)
    expect((await again.get('/api/user')).status).toBe(401)
  })

  test('what is kept of a sign-in comes with one’s data, and goes with the account', async () => {
    const owner = await site.signUp()
    const name = known()
    await link(owner, name)
    const { body } = await owner.get('/api/user/data')
    expect(body.linked_sign_ins).toEqual([
      expect.objectContaining({ issuer: issuer.url, subject: name }),
    ])
    await owner.post('/api/user/delete', { currentPassword: password })
    now += 31 * day
    await purgeAccounts(site.services)
    const left = await site.db
      .selectFrom('linked_sign_ins')
      .select('id')
      .where('subject', '=', name)
      .execute()
    expect(left).toEqual([])
  })
})

const resetPasswordOf = async (user: { id: string; email: string | null }, next = password) => {
  const person = { id: user.id, email: user.email!, username: '', token: '' }
  const token = await makeThings(site).link(person, 'reset')
  const { status } = await site.visitor().post('/api/reset-password', { token, password: next })
  expect(status).toBe(204)
}

describe('who comes in by the issuer', () => {
  test('is out again after the owner’s reset, with what they had linked', async () => {
    const owner = await site.signUp()
    const thief = known()
    await link(owner, thief)
    await resetPasswordOf(owner.user, 'quite another one')
    expect(await goWith(site.visitor(), thief)).toBe('/sign-in-with')
    expect((await actsOf(owner.user.id)).at(-1)?.[0]).toBe('unlink_sign_in')
  })

  test('changes nothing as an administrator before the password was typed', async () => {
    const keeper = await site.signUp()
    const isAdmin = { is_admin: true }
    await site.db.updateTable('users').set(isAdmin).where('id', '=', keeper.user.id).execute()
    const name = known()
    await link(keeper, name)
    const browser = site.visitor()
    await goWith(browser, name)
    expect((await browser.get('/api/admin/overview')).status).toBe(200)
    const change = await browser.post('/api/seo/keywords', { keyword: 'buses' })
    expect(change.body.code).toBe('not_confirmed')
    expect((await actsOf(keeper.user.id)).map(([action]) => action)).toEqual([
      'link_sign_in',
      'sign_in_issuer',
    ])
  })

  test('takes a deletion back, as signing in does', async () => {
    const owner = await site.signUp()
    const name = known()
    await link(owner, name)
    await owner.post('/api/user/delete', { currentPassword: password })
    now += day
    const browser = site.visitor()
    expect(await goWith(browser, name)).toBe('/')
    expect((await browser.get('/api/user')).body.id).toBe(owner.user.id)
  })

  test('is banned if they are: they read and appeal, and write nothing', async () => {
    const owner = await signUpWith()
    const ban = { sanction: 'banned', sanction_reason: 'A reason.' }
    await site.db.updateTable('users').set(ban).where('id', '=', owner.user.id).execute()
    const browser = site.visitor()
    await goWith(browser, owner.name)
    const { status, body } = await browser.post('/api/posts', { content: 'I am back' })
    expect([status, body.code]).toEqual([403, 'banned'])
  })

  test('and says no there, is told so here', async () => {
    expect(await goWith(site.visitor(), '')).toBe('/auth?sign-in=declined')
    const owner = await site.signUp()
    expect(await link(owner, '')).toBe('/settings?sign-in=declined#sign-ins')
  })
})

test('a site without an issuer knows none of it', async () => {
  const plain = await testSite()
  const member = await plain.signUp()
  const answers = [
    await member.get('/api/sign-in-with'),
    await member.post('/api/sign-in-with', {}),
    await member.post('/api/sign-in-with/account', formOf(member.user)),
    await member.post('/api/sign-in-with/link', { currentPassword: password }),
    await member.get('/api/user/sign-ins'),
    await member.post('/api/user/sign-ins', { currentPassword: password }),
    await remove(member, 1),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(plain.app.hasRoute({ method: 'GET', url: callbackPath })).toBe(false)
  expect(site.app.hasRoute({ method: 'GET', url: callbackPath })).toBe(true)
  await plain.close()
})

const formOf = (user: object) => ({ ...user, email: 'x@example.org', isOldEnough: true })
