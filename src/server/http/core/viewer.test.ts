import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/support/db.ts'
import { endPlace, readPlaces } from '../../accounts/sessions/signed-in-devices.ts'
import {
  endSession,
  endSessionsOf,
  forgetExpired,
  startSession,
} from '../../accounts/sessions/sessions.ts'
import type { Services } from '../../services.ts'
import { readCookie, setCookie } from './cookies.ts'
import { type Viewers, hashToken, openViewers, sessionToken } from './viewer.ts'

const day = 86_400_000
const start = Date.parse('2026-05-01T12:00:00Z')
let database: TestDatabase
let services: Services
let viewers: Viewers
let now = start
let people = 0

beforeAll(async () => {
  database = await testDatabase()
  services = { db: database.db, env: {}, clock: () => new Date(now) } as Services
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  viewers = openViewers(services)
  await database.db.deleteFrom('sessions').execute()
})

const asked = (cookie?: string, protocol = 'http') =>
  ({ headers: { cookie }, protocol }) as unknown as FastifyRequest
const find = (token: string) => viewers.find(asked(`sid=${token}`))

const person = async (more: object = {}) => {
  people += 1
  const id = `person${people}`
  await database.db
    .insertInto('users')
    .values({ id, username: id, first_name: 'Ada', last_name: 'Byron', ...more })
    .execute()
  return id
}
const enter = (userId: string, userAgent = 'A browser') =>
  startSession(database.db, { userId, userAgent, now: new Date(now) })
const change = (id: string, set: object) =>
  database.db.updateTable('users').set(set).where('id', '=', id).execute()
const sessionsOf = async (userId: string) =>
  database.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute()

describe('who makes a call', () => {
  test('is nobody without a cookie, without a question to the database', () => {
    expect(viewers.find(asked())).toBeNull()
    expect(viewers.find(asked('theme=dark'))).toBeNull()
  })

  test('is nobody with a token that opens no session', async () => {
    expect(await find('made-up')).toBeNull()
  })

  test('is known with everything that guards and pages ask of them', async () => {
    const verified = new Date(start - day)
    const id = await person({
      email: 'ada@example.org',
      profile_image_url: '/media/a.webp',
      email_verified_at: verified,
      is_admin: true,
      ai_replies: 'collapse',
      ai_posts: 'hide',
      stories: 'hide',
      posts_count: 5,
      comments_count: 3,
      created_at: verified,
    })
    expect(await find(await enter(id))).toMatchObject({
      id,
      username: id,
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.org',
      profileImageUrl: '/media/a.webp',
      isAdmin: true,
      isVerified: true,
      aiReplies: 'collapse',
      aiPosts: 'hide',
      stories: 'hide',
      createdAt: verified,
      textsCount: 8,
      sanction: null,
      confirmedAt: new Date(start),
    })
  })

  test('is not verified without a proven address', async () => {
    expect(await find(await enter(await person()))).toMatchObject({ isVerified: false })
  })

  test('is nobody once the account is hidden or deleted', async () => {
    expect(await find(await enter(await person({ deleted_at: new Date(start) })))).toBeNull()
  })

  test('is nobody when the session was not used for 14 days, or is 90 days old', async () => {
    const [idle, unused] = [await enter(await person()), await enter(await person())]
    now = start + 14 * day - 1
    expect(await find(idle)).not.toBeNull()
    now = start + 14 * day
    expect(await find(unused)).toBeNull()
    expect(await find(idle)).not.toBeNull()
    now = start + 20 * day
    expect(await find(idle)).not.toBeNull()
    for (let days = 30; days < 90; days += 10) {
      now = start + days * day
      expect(await find(idle)).not.toBeNull()
    }
    now = start + 90 * day
    expect(await find(idle)).toBeNull()
  })

  test('is written down as seen once an hour', async () => {
    const id = await person()
    const token = await enter(id)
    const seen = async () => (await sessionsOf(id))[0]?.last_seen_at.getTime()
    now = start + 3_600_000
    await find(token)
    expect(await seen()).toBe(start)
    now += 1000
    await find(token)
    expect(await seen()).toBe(now)
  })
})

describe('a member who may not write', () => {
  const sanctioned = async (set: object) => (await find(await enter(await person(set))))?.sanction
  const until = new Date(start + day)
  const suspended = { sanction: 'suspended', sanction_reason: 'Rude.', sanctioned_until: until }

  test('is known as banned for good, or as suspended until the time is over', async () => {
    const banned = { sanction: 'banned', sanction_reason: 'Threats.' }
    expect(await sanctioned(banned)).toEqual({ kind: 'banned', reason: 'Threats.', until: null })
    expect(await sanctioned(suspended)).toEqual({ kind: 'suspended', reason: 'Rude.', until })
  })

  test('may again at the very moment that was named', async () => {
    now = until.getTime() - 1
    expect(await sanctioned(suspended)).toMatchObject({ kind: 'suspended' })
    now = until.getTime()
    expect(await sanctioned(suspended)).toBeNull()
  })
})

describe('what is remembered of a session', () => {
  test('lasts less than a second, so that a ban is felt within one', async () => {
    const id = await person()
    const token = await enter(id)
    expect(await find(token)).toMatchObject({ isAdmin: false })
    await change(id, { is_admin: true })
    now += 899
    expect(await find(token)).toMatchObject({ isAdmin: false })
    now += 1
    expect(await find(token)).toMatchObject({ isAdmin: true })
  })

  test('ends at once for the browser that changed something, and for no other', async () => {
    const [one, other] = [await person(), await person()]
    const [token, untouched] = [await enter(one), await enter(other)]
    await Promise.all([find(token), find(untouched)])
    await change(one, { first_name: 'Eve' })
    await change(other, { first_name: 'Eve' })
    viewers.forget(asked())
    viewers.forget(asked(`sid=${token}`))
    expect(await find(token)).toMatchObject({ firstName: 'Eve' })
    expect(await find(untouched)).toMatchObject({ firstName: 'Ada' })
  })

  test('is not a failure of the database', async () => {
    const token = await enter(await person())
    let isAway = true
    const failing = openViewers({
      ...services,
      get db() {
        if (isAway) throw new Error('away')
        return services.db
      },
    })
    await expect(failing.find(asked(`sid=${token}`))).rejects.toThrow('away')
    isAway = false
    expect(await failing.find(asked(`sid=${token}`))).not.toBeNull()
  })

  test('is bounded: with too many sessions the one that was used longest ago is read anew', async () => {
    viewers = openViewers(services, 3)
    const id = await person()
    const token = await enter(id)
    await find(token)
    await change(id, { first_name: 'Eve' })
    await find('second')
    await find('third')
    expect(await find(token)).toMatchObject({ firstName: 'Ada' })
    await find('one more')
    expect(await find(token)).toMatchObject({ firstName: 'Ada' })
    for (const other of ['fourth', 'fifth', 'sixth']) await find(other)
    expect(await find(token)).toMatchObject({ firstName: 'Eve' })
  })

  test('is nobody with a cookie longer than any token, which is neither looked up nor kept', () => {
    expect(find('a'.repeat(44))).toBeNull()
    expect(find('a'.repeat(43))).not.toBeNull()
  })
})

describe('a session', () => {
  test('is kept as a hash of 256 random bits, with where and when', async () => {
    const id = await person()
    const token = await enter(id, 'x'.repeat(400))
    expect(token).toMatch(/^[\w-]{43}$/)
    const [row, ...more] = await sessionsOf(id)
    expect(more).toEqual([])
    expect(row?.token_hash).toEqual(hashToken(token))
    expect(row?.user_agent).toBe('x'.repeat(300))
    const moment = new Date(start)
    expect(row).toMatchObject({ created_at: moment, last_seen_at: moment, confirmed_at: moment })
  })

  test('is one of twenty: the least recently used gives way', async () => {
    const id = await person()
    const tokens: string[] = []
    for (let n = 0; n < 20; n += 1) {
      now += 1000
      tokens.push(await enter(id))
    }
    const other = await enter(await person())
    expect(await sessionsOf(id)).toHaveLength(20)
    now += 3_700_000
    await find(tokens[0]!)
    await enter(id)
    now += 1000
    expect(await sessionsOf(id)).toHaveLength(20)
    expect([await find(tokens[0]!), await find(other)]).not.toContain(null)
    expect(await find(tokens[1]!)).toBeNull()
  })

  test('of two that were used at one moment the older gives way', async () => {
    const id = await person()
    const tokens: string[] = []
    for (let n = 0; n < 20; n += 1) {
      now += 1000
      tokens.push(await enter(id))
    }
    await database.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now) })
      .execute()
    now += 1000
    await enter(id)
    expect(await find(tokens[0]!)).toBeNull()
    expect(await find(tokens[1]!)).not.toBeNull()
  })

  test('ends alone, with all others, or as all others but one', async () => {
    const id = await person()
    const [one, two, three, four] = [
      await enter(id),
      await enter(id),
      await enter(id),
      await enter(id),
    ]
    const other = await enter(await person())
    const open = async () => {
      now += 1000
      const found = await Promise.all(
        [one, two, three, four, other].map(async (token) => find(token)),
      )
      return found.map((viewer) => viewer !== null)
    }
    await endSession(database.db, one)
    expect(await open()).toEqual([false, true, true, true, true])
    await endSessionsOf(database.db, id, { except: two })
    expect(await open()).toEqual([false, true, false, false, true])
    await endSessionsOf(database.db, id)
    expect(await open()).toEqual([false, false, false, false, true])
  })

  test('that has ended by itself is forgotten, and so are links that open nothing', async () => {
    const id = await person()
    const hash = (name: string) => hashToken(name)
    const link = (name: string, expires_at: Date) => ({
      token_hash: hash(name),
      user_id: id,
      purpose: 'verify',
      email: 'a',
      expires_at,
    })
    await enter(id)
    now = start + 20 * day
    const late = await enter(id)
    await database.db
      .insertInto('email_tokens')
      .values([link('old', new Date(now - 1)), link('new', new Date(now))])
      .execute()
    await forgetExpired(services)
    expect((await sessionsOf(id)).map(({ token_hash }) => token_hash)).toEqual([hashToken(late)])
    const links = await database.db.selectFrom('email_tokens').select('token_hash').execute()
    expect(links).toEqual([{ token_hash: hash('new') }])

    now = start + 34 * day
    await forgetExpired(services)
    expect(await sessionsOf(id)).toHaveLength(1)
    now += 1
    await forgetExpired(services)
    expect(await sessionsOf(id)).toEqual([])
    await enter(id)
    await database.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now + 90 * day) })
      .execute()
    now += 90 * day
    await forgetExpired(services)
    expect(await sessionsOf(id)).toHaveLength(1)
    now += 1
    await forgetExpired(services)
    expect(await sessionsOf(id)).toEqual([])
  })
})

describe('where somebody is signed in', () => {
  test('is listed, the latest used first, and this place is marked', async () => {
    const id = await person()
    const first = await enter(id, 'Firefox')
    now += 1000
    const second = await enter(id, 'Chromium')
    await enter(await person(), 'Safari')
    const places = await readPlaces(database.db, { userId: id, token: first })
    const [at, later] = [new Date(start).toISOString(), new Date(start + 1000).toISOString()]
    expect(places).toEqual([
      {
        id: hashToken(second).toString('base64url'),
        userAgent: 'Chromium',
        createdAt: later,
        lastSeenAt: later,
        isCurrent: false,
      },
      {
        id: hashToken(first).toString('base64url'),
        userAgent: 'Firefox',
        createdAt: at,
        lastSeenAt: at,
        isCurrent: true,
      },
    ])
  })

  test('is ended by its own person, and for anybody else is not there', async () => {
    const [id, stranger] = [await person(), await person()]
    const token = await enter(id)
    const place = hashToken(token).toString('base64url')
    const gone = { status: 404, message: 'Session not found' }
    await expect(endPlace(database.db, { userId: stranger, id: place })).rejects.toMatchObject(gone)
    expect(await sessionsOf(id)).toHaveLength(1)
    await endPlace(database.db, { userId: id, id: place })
    expect(await sessionsOf(id)).toEqual([])
    await expect(endPlace(database.db, { userId: id, id: place })).rejects.toMatchObject(gone)
  })
})

describe('the cookie', () => {
  const set = (isSecure: boolean, seconds: number) => {
    let written = ''
    const reply = { header: (_name: string, value: string) => void (written = value) }
    setCookie(reply as unknown as FastifyReply, 'sid', 'token', { isSecure, seconds })
    return written
  }

  test('is for this host and no script, and on https for https alone', () => {
    expect(set(false, 60)).toBe('sid=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
    expect(set(true, 0)).toBe('__Host-sid=token; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax')
  })

  test('is read under the name that it was set under, and no other', () => {
    const both = asked('__Host-sid=safe; sid=plain')
    expect(readCookie(both, 'sid', true)).toBe('safe')
    expect(readCookie(both, 'sid', false)).toBe('plain')
    expect(readCookie(asked(), 'sid', false)).toBeUndefined()
    expect(sessionToken(services, asked())).toBeUndefined()
    expect(sessionToken(services, both)).toBe('plain')
    expect(sessionToken(services, asked('__Host-sid=safe; sid=plain', 'https'))).toBe('safe')
  })
})
