import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bareGround, password } from '../../../tests/support/bare.ts'
import { type Viewer, hashToken } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { login } from './accounts.ts'
import {
  linkLifeMs,
  linkToken,
  newNonce,
  readLink,
  sendLink,
  takeLink,
} from './letters/mailed-links.ts'
import { isPassword } from './passwords.ts'
import { provePassword } from './proofs.ts'
import { askToChangeEmail, askToReset, changePassword, resetPassword } from './change-password.ts'
import { startSession } from './sessions/sessions.ts'
import { askAgainToVerify, mustBeVerified, verifyEmail } from './letters/verification.ts'

const start = new Date('2026-05-01T12:00:00Z')
const origin = 'https://talk.example'
const [minute, hour] = [60_000, 3_600_000]
const ground = bareGround(start)
const { person } = ground
const later = (ms: number) => {
  ground.now = new Date(start.getTime() + ms)
}

const readUser = (id: string) =>
  ground.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const enter = (userId: string) =>
  startSession(ground.database.db, { userId, userAgent: 'A browser', now: ground.now })
const sessionsOf = async (userId: string) => {
  const rows = await ground.database.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ token_hash }) => token_hash.toString('hex'))
}
/** Somebody who has proven their address and is signed in. */
const present = async (more: object = {}) => {
  const known = await person({ email_verified_at: start, ...more })
  return { ...known, token: await enter(known.id) }
}
const inHex = (token: string) => hashToken(token).toString('hex')
const linksOf = (userId: string) =>
  ground.database.db.selectFrom('email_tokens').selectAll().where('user_id', '=', userId).execute()

type Order = { letter: string; nonce: string; origin: string; what?: string; to?: string }
/** The mails that were ordered in `act`. */
const orderedBy = async (act: () => Promise<unknown>): Promise<Order[]> => {
  const read = async () => {
    const { rows } = await sql<{ id: string; payload: Order }>`
      select jobs.id, payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'send-mail' order by jobs.id`.execute(ground.database.db)
    return rows
  }
  const before = new Set((await read()).map(({ id }) => id))
  await act()
  return (await read()).filter(({ id }) => !before.has(id)).map(({ payload }) => payload)
}
/** The token of the one link that was ordered in `act`. */
const linkBy = async (act: () => Promise<unknown>): Promise<string> => {
  const ordered = await orderedBy(act)
  const [order, ...more] = ordered.filter(({ letter }) => letter !== 'notice')
  expect(more).toEqual([])
  expect(order?.origin).toBe(origin)
  return linkToken(ground.services, order!.nonce)
}
const spent = (life: string) => ({
  status: 400,
  code: 'link_spent',
  message: `This link was already used or is older than ${life}.`,
  issues: [{ path: 'token' }],
})

describe('a mailed link', () => {
  const send = (
    { id, email }: Viewer & { email: string },
    purpose: 'verify' | 'reset' | 'change',
  ) =>
    linkBy(() =>
      sendLink(ground.database.db, ground.services, { purpose, userId: id, email, origin }),
    )
  const take = (token: string, ...purposes: Parameters<typeof takeLink>[3]) =>
    takeLink(ground.database.db, ground.services, token, purposes)

  test('follows from a random number and the secret of the site', () => {
    const nonce = newNonce()
    expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(newNonce()).not.toBe(nonce)
    expect(linkToken(ground.services, nonce)).toMatch(/^[\w-]{43}$/)
    const other = {
      ...ground.services,
      env: { APP_SECRET: 'another secret, of another site' },
    } as Services
    const tokens = [
      linkToken(ground.services, nonce),
      linkToken(ground.services, newNonce()),
      linkToken(other, nonce),
    ]
    expect(new Set(tokens).size).toBe(3)
  })

  test('is kept as a hash, with whose it is, what for and how long', async () => {
    const mary = await person()
    const token = await send(mary, 'reset')
    expect(await linksOf(mary.id)).toEqual([
      {
        token_hash: hashToken(token),
        user_id: mary.id,
        purpose: 'reset',
        email: mary.email,
        created_at: start,
        expires_at: new Date(start.getTime() + 30 * minute),
      },
    ])
    expect(linkLifeMs).toEqual({ verify: 24 * hour, reset: 30 * minute, change: 24 * hour })
  })

  test('can be looked at while it works, for its own purpose, and works once', async () => {
    const mary = await person()
    const token = await send(mary, 'verify')
    const read = (purpose: 'verify' | 'reset') =>
      readLink(ground.database.db, ground.services, token, purpose)
    expect(await read('verify')).toEqual({ userId: mary.id, email: mary.email })
    await expect(read('reset')).rejects.toMatchObject(spent('30 minutes'))
    await expect(take(token, 'reset')).rejects.toMatchObject(spent('30 minutes'))
    await expect(take(token, 'change')).rejects.toMatchObject(spent('24 hours'))
    expect(await take(token, 'change', 'verify')).toEqual({
      userId: mary.id,
      email: mary.email,
      purpose: 'verify',
    })
    await expect(read('verify')).rejects.toMatchObject(spent('24 hours'))
    await expect(take(token, 'verify')).rejects.toMatchObject(spent('24 hours'))
  })

  test('is of no use from the moment on that it is over', async () => {
    const mary = await person()
    const [token, other] = [await send(mary, 'reset'), await send(mary, 'reset')]
    later(30 * minute - 1)
    expect(await readLink(ground.database.db, ground.services, other, 'reset')).toBeTruthy()
    await take(token, 'reset')
    later(30 * minute)
    await expect(
      readLink(ground.database.db, ground.services, other, 'reset'),
    ).rejects.toMatchObject(spent('30 minutes'))
    await expect(take(other, 'reset')).rejects.toMatchObject(spent('30 minutes'))
  })

  test('that was used up takes no other with it', async () => {
    const mary = await person()
    const [one, other] = [await send(mary, 'verify'), await send(mary, 'verify')]
    await take(one, 'verify')
    expect(await take(other, 'verify')).toMatchObject({ userId: mary.id })
  })
})

describe('the proof of an address', () => {
  test('is asked for again while it is needed', async () => {
    const mary = await person()
    const token = await linkBy(() => askAgainToVerify(ground.services, mary, origin))
    await verifyEmail(ground.services, token)
    const row = await readUser(mary.id)
    expect([row.email_verified_at, row.updated_at]).toEqual([start, start])
    const done = { status: 409, message: 'Your e-mail address is already confirmed.' }
    const ask = (more: object) => askAgainToVerify(ground.services, { ...mary, ...more }, origin)
    await expect(ask({ isVerified: true })).rejects.toMatchObject(done)
    await expect(ask({ email: null })).rejects.toMatchObject(done)
  })

  test('proves nothing when the account has another address by now', async () => {
    const [mary, other] = [await person(), await person()]
    const token = await linkBy(() => askAgainToVerify(ground.services, mary, origin))
    const email = `new-${mary.email}`
    await ground.database.db.updateTable('users').set({ email }).where('id', '=', mary.id).execute()
    await verifyEmail(ground.services, token)
    expect((await readUser(mary.id)).email_verified_at).toBeNull()
    expect((await readUser(other.id)).email_verified_at).toBeNull()
  })

  test('is waited for before the first words, where it is required, and never by administrators', () => {
    const ask = (isRequired: boolean, viewer: object) => () =>
      mustBeVerified({ env: { REQUIRE_VERIFIED_EMAIL: isRequired } } as Services, viewer as Viewer)
    expect(ask(true, { isVerified: false, isAdmin: false })).toThrow(
      expect.objectContaining({
        status: 403,
        code: 'unverified',
        message: 'Please confirm your e-mail address before your first post.',
      }),
    )
    for (const viewer of [{ isVerified: true }, { isVerified: false, isAdmin: true }]) {
      expect(ask(true, viewer)).not.toThrow()
    }
    expect(ask(false, { isVerified: false, isAdmin: false })).not.toThrow()
  })
})

describe('another address', () => {
  type Signed = Viewer & { token: string }
  const ask = ({ token, ...viewer }: Signed, email: string, currentPassword = password) =>
    askToChangeEmail(ground.services, viewer, { currentPassword, email, token, origin })

  test('is taken on when its link is opened; the one before is told', async () => {
    const mary = await present()
    const stranger = await person()
    const next = `Next-${mary.email}`
    const token = await linkBy(() => ask(mary, next))
    expect((await readUser(mary.id)).email).toBe(mary.email)
    expect((await linksOf(mary.id))[0]).toMatchObject({ purpose: 'change', email: next })
    later(minute)
    const told = await orderedBy(() => verifyEmail(ground.services, token))
    const notice = { letter: 'notice', what: 'email', to: mary.email }
    expect(told).toMatchObject([{ ...notice, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    const row = await readUser(mary.id)
    expect([row.email, row.email_verified_at, row.updated_at]).toEqual([
      next,
      ground.now,
      ground.now,
    ])
    expect((await readUser(stranger.id)).email).toBe(stranger.email)
  })

  test('that somebody else has, in any case, is refused, also when they were faster', async () => {
    const [mary, other] = [await present(), await person()]
    const taken = { status: 409, code: 'email_taken' }
    const message = 'There is already an account with this e-mail address.'
    await expect(ask(mary, other.email.toUpperCase())).rejects.toMatchObject({ ...taken, message })
    const token = await linkBy(() => ask(mary, 'wanted@example.org'))
    const set = { email: 'wanted@example.org' }
    await ground.database.db.updateTable('users').set(set).where('id', '=', other.id).execute()
    await expect(verifyEmail(ground.services, token)).rejects.toMatchObject({
      ...taken,
      message,
    })
    expect((await readUser(mary.id)).email).toBe(mary.email)
  })

  test('of an account that had none tells nobody', async () => {
    const mary = await present({ email: null })
    const token = await linkBy(() => ask(mary, 'first@example.org'))
    expect(await orderedBy(() => verifyEmail(ground.services, token))).toEqual([])
    expect((await readUser(mary.id)).email).toBe('first@example.org')
  })

  test('fails loudly when the database does for another reason', async () => {
    const mary = await person()
    const long = `${'x'.repeat(400)}@example.org`
    const asked = { purpose: 'change' as const, userId: mary.id, email: long, origin }
    const token = await linkBy(() => sendLink(ground.database.db, ground.services, asked))
    await ground.database.pool.query(
      `alter table users add constraint short_email check (length(email) < 300) not valid`,
    )
    const failing = verifyEmail(ground.services, token)
    await expect(failing).rejects.toMatchObject({ constraint: 'short_email' })
    await ground.database.pool.query('alter table users drop constraint short_email')
  })

  test('needs the password', async () => {
    const mary = await present()
    const asked = ask(mary, 'mine@example.org', 'not the one')
    await expect(asked).rejects.toMatchObject({ status: 403, code: 'wrong_password' })
    expect(await linksOf(mary.id)).toEqual([])
  })

  test('is written to three times an hour, no matter who asks', async () => {
    for (let n = 0; n < 3; n += 1) await ask(await present(), 'Wanted-by-many@example.org')
    const fourth = ask(await present(), 'wanted-by-MANY@example.org')
    await expect(fourth).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many mails: at most 3 in 60 minutes\. You can go on in/),
    })
    await ask(await present(), 'another@example.org')
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => askToReset(ground.services, { email, origin })

  test('is set anew by the mailed link, which proves the address and ends every session', async () => {
    const [mary, other] = [await person(), await person()]
    await enter(mary.id)
    await enter(other.id)
    const token = await linkBy(() => ask(mary.email.toUpperCase()))
    const unused = await linkBy(() => ask(mary.email))
    const proof = await linkBy(() => askAgainToVerify(ground.services, mary, origin))
    expect(await linksOf(mary.id)).toMatchObject([
      { purpose: 'reset', email: mary.email, expires_at: new Date(start.getTime() + 30 * minute) },
      { purpose: 'reset', created_at: start },
      { purpose: 'verify' },
    ])
    later(minute)
    const reset = { token, password: 'of the light house' }
    const told = await orderedBy(() => resetPassword(ground.services, reset))
    expect(told).toMatchObject([{ letter: 'notice', what: 'password', to: mary.email }])
    const row = await readUser(mary.id)
    expect(await isPassword(row.password_hash, 'of the light house')).toBe(true)
    expect([row.email_verified_at, row.updated_at]).toEqual([ground.now, ground.now])
    expect([await sessionsOf(mary.id), (await sessionsOf(other.id)).length]).toEqual([[], 1])
    expect((await readUser(other.id)).email_verified_at).toBeNull()
    expect((await readUser(other.id)).password_hash).toBe(ground.hashed)

    for (const again of [token, unused]) {
      const retry = resetPassword(ground.services, { ...reset, token: again })
      await expect(retry).rejects.toMatchObject(spent('30 minutes'))
    }
    await expect(verifyEmail(ground.services, proof)).rejects.toMatchObject(spent('24 hours'))
  })

  test('set anew, is right at once also where somebody guessed at the old one under both names', async () => {
    const { id, username, email } = await person()
    const typed = (name: string, word: string) =>
      login(ground.services, { email: name, password: word }, { userAgent: 'A browser' })
    for (const name of [username, email])
      for (let n = 0; n < 5; n += 1)
        await expect(typed(name, 'not the one')).rejects.toMatchObject({ status: 401 })
    const token = await linkBy(() => ask(email))
    await resetPassword(ground.services, { token, password: 'of the light house' })
    for (const name of [username, email])
      expect((await typed(name, 'of the light house')).user.id).toBe(id)
  })

  test('keeps the moment at which the address was proven before', async () => {
    const proven = new Date(start.getTime() - hour)
    const mary = await person({ email_verified_at: proven })
    const token = await linkBy(() => ask(mary.email))
    await resetPassword(ground.services, { token, password: 'of the light house' })
    expect((await readUser(mary.id)).email_verified_at).toEqual(proven)
  })

  test('is mailed three times an hour, and orders the same work for nobody’s address', async () => {
    const mary = await person()
    for (let n = 0; n < 5; n += 1) await ask(mary.email)
    expect(await linksOf(mary.id)).toHaveLength(3)
    later(hour - 1)
    await ask(mary.email)
    expect(await linksOf(mary.id)).toHaveLength(3)
    later(hour)
    await ask(mary.email)
    expect(await linksOf(mary.id)).toHaveLength(4)
    const orders = await orderedBy(() => ask('nobody@example.org'))
    expect(orders).toEqual([{ letter: 'reset', nonce: expect.any(String), origin }])
  })

  test('counts no other links towards the three', async () => {
    const mary = await person()
    for (let n = 0; n < 3; n += 1) await askAgainToVerify(ground.services, mary, origin)
    await ask(mary.email)
    expect((await linksOf(mary.id)).filter(({ purpose }) => purpose === 'reset')).toHaveLength(1)
  })

  test('is not replaced by a weak one, and the link still works after that', async () => {
    const mary = await person()
    const token = await linkBy(() => ask(mary.email))
    for (const weak of ['password', mary.username, mary.email, 'somerville']) {
      const reset = resetPassword(ground.services, { token, password: weak })
      await expect(reset).rejects.toMatchObject({ status: 400, code: 'weak_password' })
    }
    await resetPassword(ground.services, { token, password: 'of the light house' })
  })

  test('is written down of an administrator, and of nobody else', async () => {
    const [keeper, member] = [await person({ is_admin: true }), await person()]
    for (const { email } of [keeper, member]) {
      const token = await linkBy(() => ask(email))
      await resetPassword(ground.services, { token, password: 'of the light house' })
    }
    const subjects = [keeper, member].map(({ id }) => `profile ${id}`)
    const rows = await ground.database.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'at'])
      .where('subject', 'in', subjects)
      .execute()
    expect(rows).toEqual([{ actor: keeper.id, action: 'new_password', at: start }])
  })
})

describe('a password', () => {
  const change = (viewer: Viewer, more: object) =>
    changePassword(ground.services, viewer, {
      currentPassword: password,
      password: 'of the light house',
      token: '',
      ...more,
    })

  test('is changed with the present one; this session stays, the others end, the owner is told', async () => {
    const [mary, other] = [await present(), await person()]
    const [here, elsewhere] = [mary.token, await enter(other.id)]
    await enter(mary.id)
    await askToReset(ground.services, { email: mary.email, origin })
    const thiefs = {
      endpoint: 'https://push.example.org/thief',
      user_id: mary.id,
      p256dh: 'a',
      auth: 'b',
    }
    await ground.database.db.insertInto('push_subscriptions').values(thiefs).execute()
    const told = await orderedBy(() => change(mary, { token: here }))
    expect(told).toMatchObject([{ letter: 'notice', what: 'password', to: mary.email }])
    expect(await sessionsOf(mary.id)).toEqual([inHex(here)])
    expect(await sessionsOf(other.id)).toEqual([inHex(elsewhere)])
    expect(await linksOf(mary.id)).toEqual([])
    const heard = ground.database.db.selectFrom('push_subscriptions').select('endpoint')
    expect(await heard.where('user_id', '=', mary.id).execute()).toEqual([])
    const row = await readUser(mary.id)
    expect(await isPassword(row.password_hash, 'of the light house')).toBe(true)
    expect((await readUser(other.id)).password_hash).toBe(ground.hashed)
  })

  test('of an account without an address is changed without a mail', async () => {
    const mary = await present({ email: null })
    expect(await orderedBy(() => change(mary, { token: mary.token }))).toEqual([])
  })

  test('sends no mail to an address that nobody has proven: it may be somebody else’s', async () => {
    const mary = await present({ email_verified_at: null })
    expect(await orderedBy(() => change(mary, { token: mary.token }))).toEqual([])
  })

  test('that is changed again and again leads to three mails an hour', async () => {
    const mary = await present()
    const words = ['of the light house', 'of the sea shore', 'of the town hall', 'of the old mill']
    const told = await orderedBy(async () => {
      let currentPassword = password
      for (const next of [...words, ...words]) {
        await change(mary, { token: mary.token, currentPassword, password: next })
        currentPassword = next
      }
    })
    expect(told).toHaveLength(3)
    later(2 * hour)
    const last = { currentPassword: 'of the old mill', token: mary.token }
    expect(await orderedBy(() => change(mary, last))).toHaveLength(1)
  })

  test('is of no more use to a session that has ended', async () => {
    const mary = await person()
    await expect(change(mary, { token: 'gone' })).rejects.toMatchObject({ status: 401 })
    expect((await readUser(mary.id)).password_hash).toBe(ground.hashed)
  })

  test('stays when the present one is wrong or the next one weak', async () => {
    const mary = await person()
    const wrong = { status: 403, code: 'wrong_password', message: 'That password is wrong.' }
    await expect(change(mary, { currentPassword: 'not it' })).rejects.toMatchObject(wrong)
    await expect(change(mary, { password: mary.username })).rejects.toThrow('own name')
    await expect(change(mary, { password: 'iloveyou' })).rejects.toThrow('most used')
    expect((await readUser(mary.id)).password_hash).toBe(ground.hashed)
  })

  test('that is asked for is locked after five wrong ones, for this account alone', async () => {
    const [mary, other] = [await person(), await person()]
    const know = (userId: string, typed: string) =>
      provePassword(ground.services, { userId, password: typed, token: '' })
    for (let n = 0; n < 4; n += 1) await expect(know(mary.id, 'no')).rejects.toThrow('wrong')
    await know(mary.id, password)
    for (let n = 0; n < 5; n += 1) await expect(know(mary.id, 'no')).rejects.toThrow('wrong')
    await expect(know(mary.id, password)).rejects.toMatchObject({ status: 429 })
    await know(other.id, password)
    await expect(know('nobody', password)).rejects.toMatchObject({ status: 403 })
  })
})
