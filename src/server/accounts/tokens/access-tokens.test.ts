import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Scope, tokenCallsMost } from '#shared/access-tokens.ts'
import { listenTo } from '../../../../tests/support/ears.ts'
import { giveToken, openProgram } from '../../../../tests/support/programs.ts'
import { bringIn, browserOf } from '../../../../tests/support/roles.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { linkToken } from '../letters/mailed-links.ts'
import { forgetExpired } from '../sessions/sessions.ts'

const password = 'a long enough one'
const [minute, day] = [60_000, 86_400_000]
let site: TestSite
let now = Date.parse('2026-03-01T12:20:00Z')
let ann: Member
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now) })
})
afterAll(() => site.close())
beforeEach(async () => {
  now += day
  ann = await site.signUpProven()
})

const wanted = { name: 'A bot', scopes: ['read'] as Scope[], days: 30, currentPassword: password }
const make = (who: Pick<Member, 'post'>, more: object = {}) =>
  who.post('/api/user/tokens', { ...wanted, ...more })
const given = (scopes: Scope[], who = ann) =>
  giveToken(site, who.user, { scopes, now: new Date(now) })
const program = (token: string, cookies?: string) => openProgram(site.url, token, cookies)
const works = async (token: string) => {
  now += 1_000
  const { status, body } = await program(token).get('/api/user')
  return status === 200 ? true : body.code
}
const rowsOf = (id: string) =>
  site.db.selectFrom('access_tokens').selectAll().where('user_id', '=', id).execute()

describe('making a token', () => {
  test('shows it once, and keeps only its hash', async () => {
    const { status, body } = await make(ann, { scopes: ['write', 'read', 'read'], days: 90 })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^sym_[\w-]{43}$/)
    expect(body).toMatchObject({ name: 'A bot', scopes: ['read', 'write'], lastUsedAt: null })
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(90 * day)
    const { token: _, ...listed } = body
    expect((await ann.get('/api/user/tokens')).body).toEqual([listed])
    expect(JSON.stringify(await rowsOf(ann.user.id))).not.toContain(body.token.slice(4, 20))
    expect(await works(body.token)).toBe(true)
    expect(await works(body.id)).toBe('invalid_token')
  })

  test.each([
    ['without the password', { currentPassword: '' }, 400, 'invalid'],
    ['with another password', { currentPassword: 'not it at all' }, 403, 'wrong_password'],
    ['for nothing', { scopes: [] }, 400, 'invalid'],
    ['for everything', { scopes: ['admin'] }, 400, 'invalid'],
    ['for good', { days: 36_500 }, 400, 'invalid'],
    ['without a name', { name: ' ' }, 400, 'invalid'],
    ['for moderating, as a member', { scopes: ['moderate'] }, 403, 'forbidden'],
  ])('%s is refused', async (_how, more, status, code) => {
    const answer = await make(ann, more)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await rowsOf(ann.user.id)).toEqual([])
  })

  test('ends at ten, until one is ended; what has run out takes no room', async () => {
    for (let made = 0; made < 9; made += 1) await given(['read'])
    await giveToken(site, ann.user, { scopes: ['read'], now: new Date(now), lifeMs: minute })
    const full = await make(ann)
    expect([full.status, full.body.code]).toEqual([409, 'too_many_tokens'])
    now += 2 * minute
    expect((await make(ann)).status).toBe(201)
    expect(await rowsOf(ann.user.id)).toHaveLength(10)
  })

  test('two at once do not pass the limit together', async () => {
    for (let made = 0; made < 9; made += 1) await given(['read'])
    const both = await Promise.all([make(ann), make(ann)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('is mailed to its owner and stands in the log, as its end does', async () => {
    const { body } = await make(ann)
    const { rows } = await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs as jobs
      where payload->>'what' = 'token' and payload->>'to' = ${ann.user.email}`.execute(site.db)
    expect(rows).toHaveLength(1)
    await end(ann, body.id)
    const lines = await site.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('actor', '=', ann.user.id)
      .orderBy('id')
      .execute()
    const subject = `profile ${ann.user.id}`
    expect(lines).toEqual([
      { action: 'make_token', subject },
      { action: 'revoke_token', subject },
    ])
  })

  test('stands in what its owner downloads, without what opens the account', async () => {
    const { body } = await make(ann)
    const archive = (await ann.get('/api/user/data')).body
    expect(archive.accessTokens).toMatchObject([{ name: 'A bot', scopes: ['read'] }])
    expect(JSON.stringify(archive)).not.toContain(body.id)
  })
})

const end = (who: Member, id: string) =>
  who.send(`/api/user/tokens/${id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })

describe('a token ends', () => {
  test('when it is ended, within a second, with its stream; other tokens go on', async () => {
    const [token, other] = [(await make(ann)).body, (await make(ann)).body]
    expect(await works(token.token)).toBe(true)
    const ears = await listenTo(site.url, { token: token.token })
    expect((await end(ann, token.id)).status).toBe(204)
    await ears.over
    expect(await works(token.token)).toBe('invalid_token')
    expect(await works(other.token)).toBe(true)
    expect((await end(ann, token.id)).status).toBe(404)
  })

  test('on its day', async () => {
    const { body } = await make(ann)
    now += 30 * day - 5_000
    expect(await works(body.token)).toBe(true)
    now += 5_000
    expect(await works(body.token)).toBe('invalid_token')
    await forgetExpired(site.services)
    expect(await rowsOf(ann.user.id)).toEqual([])
  })

  test('with a new password', async () => {
    const token = await given(['read'])
    const change = { currentPassword: password, password: 'quite another one' }
    expect((await ann.put('/api/user/password', change)).status).toBe(204)
    expect(await works(token)).toBe('invalid_token')
  })

  test('with a reset', async () => {
    const token = await given(['read'])
    await site.visitor().post('/api/forgot-password', { email: ann.user.email })
    const { rows } = await sql<{ nonce: string }>`
      select payload->>'nonce' as nonce from graphile_worker._private_jobs
      where payload->>'letter' = 'reset' order by id desc limit 1`.execute(site.db)
    const reset = { token: linkToken(site.services, rows[0]!.nonce), password: 'quite another one' }
    expect((await site.visitor().post('/api/reset-password', reset)).status).toBe(204)
    expect(await works(token)).toBe('invalid_token')
  })

  test.each(['suspend', 'ban'])('with a moderator’s %s', async (verdict) => {
    const token = await given(['read'])
    const keeper = browserOf(site, await bringIn(site, 'admin'))
    await site.db
      .updateTable('sessions')
      .set({ confirmed_at: new Date(now), last_seen_at: new Date(now), created_at: new Date(now) })
      .execute()
    const decision = { thing: 'profile', id: ann.user.id, verdict, reason: 'Threats.' }
    expect((await keeper.post('/api/admin/moderation', decision)).status).toBe(204)
    expect(await works(token)).toBe('invalid_token')
  })

  test('with its account', async () => {
    const token = await given(['read'])
    expect((await ann.post('/api/user/delete', { currentPassword: password })).status).toBe(200)
    expect(await works(token)).toBe('invalid_token')
    expect(await rowsOf(ann.user.id)).toEqual([])
  })

  test('by nobody but its owner', async () => {
    const bob = await site.signUp()
    const { body } = await make(ann)
    expect((await end(bob, body.id)).status).toBe(404)
    expect((await bob.get('/api/user/tokens')).body).toEqual([])
    expect(await works(body.token)).toBe(true)
  })

  test('not where somebody signs out everywhere else', async () => {
    const token = await given(['read'])
    await ann.send('/api/user/sessions', {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(await works(token)).toBe(true)
  })
})

describe('a call with a token', () => {
  test('is its owner’s', async () => {
    const bot = program(await given(['read', 'write']))
    const { status, body } = await bot.ask('POST', '/api/posts', { content: 'Said by a program' })
    expect([status, body.author.id]).toEqual([201, ann.user.id])
    expect((await bot.get(`/api/posts/${body.id}`)).body.content).toBe('Said by a program')
  })

  test('that came from another site is made, for nobody’s cookie counts', async () => {
    const bot = program(await given(['write']))
    const from = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const { status } = await bot.ask('POST', '/api/posts', { content: 'From elsewhere' }, from)
    expect(status).toBe(201)
  })

  test('is made as the token’s owner where a cookie says somebody else', async () => {
    const bob = await site.signUp()
    const token = await given(['read'])
    const { body } = await program(token, bob.cookies()).get('/api/user')
    expect(body.id).toBe(ann.user.id)
  })

  test('is refused with a token that is none, whatever the cookie says, and told how to come', async () => {
    for (const token of ['sym_', 'nothing of ours', `sym_${'a'.repeat(43)}`]) {
      for (const path of ['/api/user', '/api/posts', '/api/live']) {
        const { status, headers, body } = await program(token, ann.cookies()).get(path)
        expect([path, status, body.code]).toEqual([path, 401, 'invalid_token'])
        expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      }
    }
  })

  test('cannot sign in, or set a cookie', async () => {
    const bot = program(await given(['read', 'write']))
    const form = { email: ann.user.username, password }
    const { status, headers, body } = await bot.ask('POST', '/api/login', form)
    expect([status, body.code]).toEqual([403, 'not_for_tokens'])
    expect(headers.getSetCookie()).toEqual([])
  })

  test('shows no page as its owner', async () => {
    const bot = program(await given(['read']))
    const { body } = await bot.get('/about')
    expect(body).not.toContain(ann.user.id)
  })

  test('moderates only where it was made for that', async () => {
    const keeper = await bringIn(site, 'admin')
    await site.db
      .updateTable('users')
      .set({ created_at: new Date(now - day) })
      .where('id', '=', keeper.id)
      .execute()
    const of = async (scopes: Scope[]) =>
      program(await giveToken(site, keeper, { scopes, now: new Date(now) }))
    const said = await ann.post('/api/posts', { content: 'Words of Ann' })
    const path = `/api/posts/${said.body.id}`
    const weak = await (await of(['write'])).ask('DELETE', path)
    expect([weak.status, weak.body.code]).toEqual([403, 'insufficient_scope'])
    expect((await (await of(['moderate'])).get('/api/admin/moderation')).status).toBe(200)
    expect((await (await of(['write', 'moderate'])).ask('DELETE', path)).status).toBe(204)
  })

  test('leaves the hour in which it was made, and writes nothing more in that hour', async () => {
    const token = await given(['read'])
    now = Date.parse('2027-01-01T10:20:00Z')
    await site.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(now + day) })
      .execute()
    await works(token)
    const [first] = await rowsOf(ann.user.id)
    expect(first?.last_used_at?.toISOString()).toBe('2027-01-01T10:00:00.000Z')
    now += 30 * minute
    await works(token)
    expect((await rowsOf(ann.user.id))[0]?.last_used_at).toEqual(first?.last_used_at)
    now += 30 * minute
    await works(token)
    expect((await rowsOf(ann.user.id))[0]?.last_used_at?.getUTCHours()).toBe(11)
  })
})

describe('limits', () => {
  let narrow: TestSite
  beforeAll(async () => {
    // a twentieth of what is written, and one moment in which no window ends
    const at = new Date()
    narrow = await testSite({ env: { RATE_LIMIT_SCALE: '0.05' }, clock: () => at })
  })
  afterAll(() => narrow.close())

  test('of an account hold for all its tokens together', async () => {
    const bob = await bringIn(narrow, 'owner')
    const statuses: number[] = []
    for (let times = 0; times < 3; times += 1) {
      const token = await giveToken(narrow, bob, { scopes: ['write'] })
      const content = `Post number ${times} of a program`
      const answer = await openProgram(narrow.url, token).ask('POST', '/api/posts', { content })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([201, 429, 429])
  })

  test('of a token are its own', async () => {
    const bob = await bringIn(narrow, 'owner')
    const [one, other] = [
      await giveToken(narrow, bob, { scopes: ['read'] }),
      await giveToken(narrow, bob, { scopes: ['read'] }),
    ]
    const ask = async (token: string) =>
      (await openProgram(narrow.url, token).get('/api/user/settings')).status
    let answered = 0
    while ((await ask(one)) === 200) answered += 1
    expect([answered, await ask(other)]).toEqual([tokenCallsMost / 20, 200])
  })
})
