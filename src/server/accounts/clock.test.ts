import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { linkToken } from './letters/mailed-links.ts'
import { promoteMember } from './admins/admins.ts'

const [minute, day] = [60_000, 86_400_000]
const password = 'a long enough one'
const start = Date.parse('2026-05-10T12:00:00Z')
let site: TestSite
let now = start
let ann: Member
let people = 0
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now), env: { RATE_LIMIT_SCALE: '1' } })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = start
  await site.db.deleteFrom('limit_hits').execute()
  ann = await site.signUp(`ann_${(people += 1)}`)
})

const set = (ms: number) => (now += ms)
const isIn = async (who: Browser) => (await who.get('/api/user')).status === 200
const enter = async (typed = password) =>
  (await openBrowser(site.url).post('/api/login', { email: ann.user.username, password: typed }))
    .status
/** The token of the last link that was ordered. */
const lastLink = async () => {
  const { rows } = await sql<{ nonce: string }>`
    select payload ->> 'nonce' as nonce from graphile_worker._private_jobs
    where payload ->> 'letter' = 'reset' order by id desc limit 1
  `.execute(site.db)
  return linkToken(site.services, rows[0]!.nonce)
}
const forget = () => site.visitor().post('/api/forgot-password', { email: ann.user.email })
const reset = async (token: string) =>
  (await site.visitor().post('/api/reset-password', { token, password: 'quite another one' }))
    .status

describe.each([
  ['forward', day],
  ['back', -day],
])('a clock that is set a day %s', (_way, jump) => {
  test('signs nobody out, and a session that is ended then is over at once', async () => {
    expect(await isIn(ann)).toBe(true)
    set(jump)
    expect(await isIn(ann)).toBe(true)
    const other = openBrowser(site.url)
    await other.post('/api/login', { email: ann.user.username, password })
    expect(await isIn(other)).toBe(true)
    set(jump)
    await site.db.deleteFrom('sessions').where('user_id', '=', ann.user.id).execute()
    expect([await isIn(ann), await isIn(other)]).toEqual([false, false])
  })

  test('keeps nobody from signing in, and guessing stays slow', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await enter('wrong one')).toBe(401)
    expect(await enter()).toBe(429)
    set(jump)
    expect(await enter()).toBe(200)
    for (let tries = 0; tries < 5; tries += 1) expect(await enter('wrong one')).toBe(401)
    expect(await enter()).toBe(429)
  })

  test('ends the links that were mailed before, and new ones work', async () => {
    for (let times = 0; times < 3; times += 1) await forget()
    const old = await lastLink()
    set(jump)
    expect(await reset(old)).toBe(400)
    await forget()
    const fresh = await lastLink()
    expect(fresh).not.toBe(old)
    expect(await reset(fresh)).toBe(204)
  })

  test('makes an administrator type the password again, and takes a new one', async () => {
    const post = await ann.post('/api/posts', { content: 'Mine', aiSeats: 'humans_only' })
    const chief = await site.signUp(`chief_${people}`)
    const given = await promoteMember(site.db, chief.user.username)
    const signIn = () =>
      chief.post('/api/admin/login', { username: chief.user.username, password: given })
    await signIn()
    set(jump)
    const edit = () => chief.put(`/api/posts/${post.body.id}`, { content: `Theirs ${now}` })
    expect((await edit()).body.code).toBe('not_confirmed')
    await signIn()
    expect((await edit()).status).toBe(200)
  })

  test('locks no limit for longer than its own time', async () => {
    const write = async (n: number) =>
      (await ann.post('/api/posts', { content: `Number ${n}`, aiSeats: 'humans_only' })).status
    const first = await Promise.all([1, 2, 3, 4, 5].map(write))
    expect(first.filter((status) => status === 429)).toHaveLength(1)
    set(jump)
    set(2 * minute)
    expect(await write(6)).toBe(201)
  })
})
