import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureCast } from '#server/characters/cast.ts'
import { purgeAccounts } from '#server/people/deletion.ts'
import { personal } from '#server/people/person-data.ts'
import { openMailer } from '#server/mail/mailer.ts'
import { sendMail } from '#server/mail/send.ts'
import { openBrowser } from '../support/browser.ts'
import { listenTo } from '../support/ears.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'
import { newPushKeys } from '../support/push-keys.ts'

const password = 'a long enough one'
const day = 86_400_000
let site: TestSite
let now = Date.parse('2026-03-01T12:00:00Z')
let ann: Member
let people = 0
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now) })
})
afterAll(() => site.close())
beforeEach(async () => {
  now += day
  ann = await site.signUp(`ann_${(people += 1)}`)
})

const change = (browser: Member, path: string, body: unknown, method = 'PUT') =>
  browser.send(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
const login = async (name: string, given = password) => {
  const browser = openBrowser(site.url)
  const { status } = await browser.post('/api/login', { email: name, password: given })
  return { ...browser, status }
}
/** A second browser in which this person signed in. */
const elsewhere = ({ user }: Member) => login(user.username)
const isIn = async (browser: Pick<Member, 'get'>) => (await browser.get('/api/user')).status === 200
const settled = () => (now += 1000)

/** Delivers what waits; gives the mails to this address, the newest last. */
const prove = (who: Member) =>
  site.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', who.user.id)
    .execute()
const mailsTo = async (address: string): Promise<string[]> => {
  const { rows } = await sql<{ id: number; payload: unknown }>`
    with jobs as (delete from graphile_worker._private_jobs as jobs
      using graphile_worker._private_tasks as tasks
      where tasks.id = jobs.task_id and tasks.identifier = 'send-mail' returning jobs.id, payload)
    select * from jobs order by id`.execute(site.db)
  const mailer = openMailer(site.services)
  const folder = join(site.services.env.DATA_DIR, 'outbox')
  const before = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const mails: string[] = []
  for (const { payload } of rows) {
    await sendMail(site.services, mailer, payload)
    const name = existsSync(folder)
      ? readdirSync(folder).find((one) => !before.has(one))
      : undefined
    if (!name) continue
    before.add(name)
    mails.push(readFileSync(join(folder, name), 'utf8').replaceAll(/=\r?\n/g, ''))
  }
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}
const tokenIn = (mail: string | undefined): string =>
  /token=(?:3D)?([\w-]{43})/.exec(mail ?? '')![1]!

describe('a forgotten password', () => {
  const forget = (email: string) => site.visitor().post('/api/forgot-password', { email })

  test('is set anew by a mailed link, once, and every session ends', async () => {
    const email = ann.user.email!
    await mailsTo(email)
    expect((await forget(email.toUpperCase())).status).toBe(204)
    const [mail] = await mailsTo(email)
    expect(mail).toContain(`${site.url}/reset-password?token=`)
    const reset = { token: tokenIn(mail), password: 'quite another one' }
    expect((await site.visitor().post('/api/reset-password', reset)).status).toBe(204)
    settled()
    expect(await isIn(ann)).toBe(false)
    expect((await login(email)).status).toBe(401)
    expect((await login(email, reset.password)).status).toBe(200)
    const again = await site.visitor().post('/api/reset-password', reset)
    expect([again.status, again.body.code]).toEqual([400, 'link_spent'])
    expect((await mailsTo(email))[0]).toContain('your password was changed')
  })

  test('link is of no use after 30 minutes', async () => {
    await forget(ann.user.email!)
    const token = tokenIn((await mailsTo(ann.user.email!)).at(-1))
    now += 30 * 60_000 + 1
    const { status } = await site.visitor().post('/api/reset-password', { token, password })
    expect(status).toBe(400)
  })

  test('tells nobody who has an account, and mails at most three times an hour', async () => {
    const unknown = await forget('nobody@example.org')
    expect([unknown.status, unknown.body]).toEqual([204, ''])
    await mailsTo(ann.user.email!)
    for (let times = 0; times < 5; times += 1) {
      expect((await forget(ann.user.email!)).status).toBe(204)
    }
    expect(await mailsTo(ann.user.email!)).toHaveLength(3)
  })

  test.each([
    ['short', 'Password must be at least 6 characters long.'],
    ['password', 'That password is one of the most used ones. Please choose another.'],
  ])('cannot become %s', async (weak, message) => {
    await forget(ann.user.email!)
    const token = tokenIn((await mailsTo(ann.user.email!)).at(-1))
    const { status, body } = await site.visitor().post('/api/reset-password', {
      token,
      password: weak,
    })
    expect([status, body.message]).toEqual([400, message])
  })
})

describe('a thief who knew the password', () => {
  const streamOf = (browser: Member) => listenTo(site.url, { cookies: browser.cookies() })

  test('is out once the owner has reset it: session, stream, pending address, links, push', async () => {
    const old = ann.user.email!
    const thief = { ...ann, ...(await elsewhere(ann)) }
    const theirs = `thief_${people}@example.org`
    await change(thief, '/api/user/email', { currentPassword: password, email: theirs })
    const takeOver = tokenIn((await mailsTo(theirs))[0])
    const endpoint = 'https://push.example.org/t'
    await thief.post('/api/push/subscriptions', { endpoint, keys: newPushKeys() })
    const ears = await streamOf(thief)

    await site.visitor().post('/api/forgot-password', { email: old })
    const reset = { token: tokenIn((await mailsTo(old)).at(-1)), password: 'quite another one' }
    expect((await site.visitor().post('/api/reset-password', reset)).status).toBe(204)
    settled()
    await ears.over
    expect(await isIn(thief)).toBe(false)
    const taken = await site.visitor().post('/api/verify-email', { token: takeOver })
    expect([taken.status, taken.body.code]).toEqual([400, 'link_spent'])
    const owner = await login(old, reset.password)
    expect((await owner.get('/api/user')).body.email).toBe(old)
    expect((await login(theirs, reset.password)).status).toBe(401)
    const pushed = await site.db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', ann.user.id)
      .execute()
    expect(pushed).toEqual([])
  })

  test('loses the pending address when the owner changes the password, too', async () => {
    const thief = { ...ann, ...(await elsewhere(ann)) }
    const theirs = `thief_two_${people}@example.org`
    await change(thief, '/api/user/email', { currentPassword: password, email: theirs })
    const token = tokenIn((await mailsTo(theirs))[0])
    const ears = await streamOf(thief)
    const next = { currentPassword: password, password: 'quite another one' }
    expect((await change(ann, '/api/user/password', next)).status).toBe(204)
    await ears.over
    expect((await site.visitor().post('/api/verify-email', { token })).status).toBe(400)
  })

  test('gets no mail that was ordered before and is sent after', async () => {
    const theirs = `thief_three_${people}@example.org`
    await change(ann, '/api/user/email', { currentPassword: password, email: theirs })
    const next = { currentPassword: password, password: 'quite another one' }
    await change(ann, '/api/user/password', next)
    expect(await mailsTo(theirs)).toEqual([])
  })
})

describe('the account', () => {
  test('changes its password with the current one; other sessions end, this one stays', async () => {
    const other = await elsewhere(ann)
    const wrong = { currentPassword: 'not it at all', password: 'quite another one' }
    const refused = await change(ann, '/api/user/password', wrong)
    expect([refused.status, refused.body.message]).toEqual([403, 'That password is wrong.'])
    const right = { ...wrong, currentPassword: password }
    expect((await change(ann, '/api/user/password', right)).status).toBe(204)
    settled()
    expect([await isIn(ann), await isIn(other)]).toEqual([true, false])
    expect((await login(ann.user.username, right.password)).status).toBe(200)
  })

  test('takes on a new address when its link is opened, and the old address is told', async () => {
    await prove(ann)
    const old = ann.user.email!
    const email = `new_${old}`
    const asked = await change(ann, '/api/user/email', { currentPassword: password, email })
    expect(asked.status).toBe(204)
    expect((await ann.get('/api/user')).body.email).toBe(old)
    const token = tokenIn((await mailsTo(email))[0])
    expect((await site.visitor().post('/api/verify-email', { token })).status).toBe(204)
    settled()
    expect((await ann.get('/api/user')).body).toMatchObject({ email, isVerified: true })
    expect((await mailsTo(old))[0]).toContain('another e-mail address')
  })

  test('has its address told when another is asked for, before that is confirmed', async () => {
    await prove(ann)
    const old = ann.user.email!
    await mailsTo(old)
    await change(ann, '/api/user/email', { currentPassword: password, email: `next_${old}` })
    const told = await mailsTo(old)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('asked for another e-mail address')
    expect(told[0]).not.toContain('token=')
  })

  test('keeps one pending address: another wish ends the link of the first', async () => {
    const wish = (email: string) =>
      change(ann, '/api/user/email', { currentPassword: password, email })
    await wish(`typo_${ann.user.email}`)
    const first = tokenIn((await mailsTo(`typo_${ann.user.email}`))[0])
    await wish(`right_${ann.user.email}`)
    const second = tokenIn((await mailsTo(`right_${ann.user.email}`))[0])
    const open = async (token: string) =>
      (await site.visitor().post('/api/verify-email', { token })).status
    expect([await open(first), await open(second)]).toEqual([400, 204])
  })

  test('with a new address takes no link that went to the one before', async () => {
    const old = ann.user.email!
    await site.visitor().post('/api/forgot-password', { email: old })
    const reset = tokenIn((await mailsTo(old)).at(-1))
    await change(ann, '/api/user/email', { currentPassword: password, email: `own_${old}` })
    await site
      .visitor()
      .post('/api/verify-email', { token: tokenIn((await mailsTo(`own_${old}`))[0]) })
    const { status, body } = await site
      .visitor()
      .post('/api/reset-password', { token: reset, password: 'quite another one' })
    expect([status, body.code]).toEqual([400, 'link_spent'])
  })

  test('cannot take somebody else’s address', async () => {
    const other = await site.signUp(`other_${people}`)
    const wish = { currentPassword: password, email: other.user.email!.toUpperCase() }
    const { status, body } = await change(ann, '/api/user/email', wish)
    expect([status, body.code]).toEqual([409, 'email_taken'])
  })

  test('lists its sessions, and ends one or all others', async () => {
    const [second, third] = [await elsewhere(ann), await elsewhere(ann)]
    const { body } = await ann.get('/api/user/sessions')
    expect(body).toHaveLength(3)
    const others = (body as { id: string; isCurrent: boolean }[]).filter((one) => !one.isCurrent)
    expect(others).toHaveLength(2)
    const stranger = await site.signUp(`stranger_${people}`)
    const path = `/api/user/sessions/${others[0]!.id}`
    expect((await change(stranger, path, undefined, 'DELETE')).status).toBe(404)
    expect((await change(ann, path, undefined, 'DELETE')).status).toBe(204)
    settled()
    expect([await isIn(second), await isIn(third)].filter(Boolean)).toHaveLength(1)
    expect((await change(ann, '/api/user/sessions', undefined, 'DELETE')).status).toBe(204)
    settled()
    expect([await isIn(ann), await isIn(second), await isIn(third)]).toEqual([true, false, false])
  })

  test('keeps what was chosen about AI, search engines and the language', async () => {
    const chosen = {
      aiReplies: 'collapse',
      aiPosts: 'hide',
      stories: 'hide',
      homeFeed: 'following',
      isIndexed: false,
      language: 'de',
    }
    expect((await change(ann, '/api/user/settings', chosen)).body).toEqual(chosen)
    expect((await ann.get('/api/user')).body).toMatchObject({
      aiReplies: 'collapse',
      aiPosts: 'hide',
      stories: 'hide',
    })
    const one = await change(ann, '/api/user/settings', { aiReplies: 'show' })
    expect(one.body).toEqual({ ...chosen, aiReplies: 'show' })
    expect((await change(ann, '/api/user/settings', { aiReplies: 'never' })).status).toBe(400)
  })

  test('hands over everything that is kept, without secrets', async () => {
    await ann.post('/api/posts', { content: 'Mine alone', aiSeats: 'humans_only' })
    const { status, headers, body } = await ann.get('/api/user/data')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ann_\d+-.*\.json"$/)
    expect(body.profile.email).toBe(ann.user.email)
    expect(body.posts[0].content).toBe('Mine alone')
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_hash|password/)
  })

  test('hands over all rows as valid JSON, and leaves no file behind', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({
      user_id: ann.user.id,
      content: `"Quoted" \\ and\nbroken ${n}`,
    }))
    await site.db.insertInto('posts').values(rows).execute()
    const { body } = await ann.get('/api/user/data')
    expect(body.posts).toHaveLength(450)
    expect(body.posts[0].content).toBe(rows[0]?.content)
    const left = () => readdirSync(join(site.services.env.DATA_DIR, 'archives'))
    await expect.poll(left).toEqual([])
  })

  test('hands over what characters remember, earlier wordings, settings and messages to the site', async () => {
    const { db } = site
    const { id } = (
      await ann.post('/api/posts', { content: 'First wording', aiSeats: 'humans_only' })
    ).body
    await ann.send(`/api/posts/${id}`, {
      method: 'PUT',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Second wording' }),
    })
    await ensureCast(db)
    const memory = {
      character_id: 'historian',
      kind: 'relation',
      content: 'Ann likes maps',
    } as const
    await db
      .insertInto('memories')
      .values({ ...memory, user_id: ann.user.id })
      .execute()
    const email = ann.user.email ?? ''
    const message = {
      name: 'Ann',
      email: email.toUpperCase(),
      subject: 'Hello',
      message: 'Is it open?',
    }
    await db
      .insertInto('contact_messages')
      .values({ ...message, created_at: new Date() })
      .execute()
    const archive = async () => (await ann.get('/api/user/data')).body

    // an address that nobody has shown to be theirs may be somebody else's
    await db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', ann.user.id)
      .execute()
    expect((await archive()).contact_messages).toEqual([])
    await db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', ann.user.id)
      .execute()
    expect(await archive()).toMatchObject({
      memories: [{ content: 'Ann likes maps' }],
      post_versions: [{ content: 'First wording' }],
      contact_messages: [{ message: 'Is it open?' }],
      settings: { aiReplies: 'show' },
    })
  })

  test('leaves out no table whose rows belong to somebody', async () => {
    const { rows } = await sql<{ table: keyof typeof personal }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass
    `.execute(site.db)
    const left = rows.filter(({ table }) => personal[table] === 'says nothing of a person')
    expect(rows.length).toBeGreaterThan(15)
    expect(left).toEqual([])
  })
})

describe('deleting the account', () => {
  const remove = (browser: Member, currentPassword = password) =>
    browser.post('/api/user/delete', { currentPassword })
  const write = async (browser: Member, content: string) =>
    (await browser.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id as number

  test('is refused to the last administrator, also where two leave at once', async () => {
    const { db } = site
    const bea = await site.signUp(`bea_${people}`)
    const admins = [ann, bea].map(({ user }) => user.id)
    await db.updateTable('users').set({ is_admin: true }).where('id', 'in', admins).execute()
    settled()
    const answers = await Promise.all([remove(ann), remove(bea)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'last_admin',
      message: expect.stringContaining('the only administrator'),
    })
    const left = await db
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', true)
      .where('deleted_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })

  test('needs the password', async () => {
    expect((await remove(ann, 'not it at all')).status).toBe(403)
    expect(await isIn(ann)).toBe(true)
  })

  test('hides everything at once; signing in within 30 days brings it back as it was', async () => {
    const bob = await site.signUp(`bob_${people}`)
    const own = await write(ann, 'Words of Ann')
    const foreign = await write(bob, 'Words of Bob')
    await ann.post(`/api/posts/${foreign}/comments`, { content: 'I disagree' })
    await bob.post(`/api/posts/${own}/comments`, { content: 'So do I' })
    const countsOfBob = async () => (await bob.get('/api/user/stats')).body
    const before = await countsOfBob()

    const { status, body } = await remove(ann)
    expect([status, body.deletedAfter]).toEqual([200, new Date(now + 30 * day).toISOString()])
    settled()
    const visitor = site.visitor()
    expect(await isIn(ann)).toBe(false)
    expect((await visitor.get(`/api/users/${ann.user.id}/profile`)).status).toBe(404)
    expect((await visitor.get(`/api/posts/${own}`)).status).toBe(404)
    expect(
      (await visitor.get('/api/posts')).body.map(({ id }: { id: number }) => id),
    ).not.toContain(own)
    const thread = (await visitor.get(`/api/posts/${foreign}`)).body
    expect([thread.commentsCount, JSON.stringify(thread).includes('I disagree')]).toEqual([
      0,
      false,
    ])
    expect((await countsOfBob()).totalComments).toBe(before.totalComments - 1)

    now += 29 * day
    const back = await elsewhere(ann)
    expect(back.status).toBe(200)
    expect((await visitor.get(`/api/posts/${own}`)).status).toBe(200)
    expect((await visitor.get(`/api/posts/${foreign}`)).body.commentsCount).toBe(1)
    const bobAgain = await elsewhere(bob)
    expect((await bobAgain.get('/api/user/stats')).body).toEqual(before)
  })

  test('takes messages to the site along only where the address was shown to be theirs', async () => {
    const bea = await site.signUp(`bea_${people}`)
    await prove(bea)
    const message = { name: 'Somebody', subject: 'Hello', message: 'Is it open?' }
    const emails = [ann, bea].map(({ user }) => user.email!)
    await site.db
      .insertInto('contact_messages')
      .values(emails.map((email) => ({ ...message, email, created_at: new Date(now) })))
      .execute()
    for (const one of [ann, bea]) await remove(one)
    now += 30 * day + 1
    await purgeAccounts(site.services)
    const left = await site.db
      .selectFrom('contact_messages')
      .select('email')
      .where('email', 'in', emails)
      .execute()
    expect(left).toEqual([{ email: ann.user.email }])
  })

  test('is for good after 30 days: no word is left, and the counters of others are right', async () => {
    const bob = await site.signUp(`bob_${people}`)
    const foreign = await write(bob, 'Words of Bob')
    await ann.post(`/api/posts/${foreign}/like`)
    await ann.post(`/api/users/${bob.user.id}/follow`)
    await ann.post(`/api/posts/${foreign}/comments`, { content: 'Marked words zyxwv' })
    await write(ann, 'More marked words zyxwv #zyxwv')
    await change(ann, '/api/user/profile', { bio: 'zyxwv' })
    await remove(ann)
    now += 30 * day + 1
    await purgeAccounts(site.services)
    expect((await elsewhere(ann)).status).toBe(401)
    const profile = (await site.visitor().get(`/api/users/${bob.user.id}/profile`)).body
    expect(profile.followersCount).toBe(0)
    expect((await site.visitor().get(`/api/posts/${foreign}`)).body.likesCount).toBe(0)
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(site.db)
    for (const { name } of tables) {
      const { rows } = await sql`
        select * from ${sql.table(name)} as kept
        where kept::text like ${'%zyxwv%'} or kept::text like ${`%${ann.user.id}%`}
          or kept::text like ${`%${ann.user.email}%`}`.execute(site.db)
      if (name !== 'events') expect([name, rows]).toEqual([name, []])
    }
  })
})

test('programs that keep passwords find where one is changed', async () => {
  const answer = await fetch(`${site.url}/.well-known/change-password`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/settings')
})
