import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ModerationDesk, Notice } from '#shared/moderation.ts'
import type { Post } from '#shared/posts.ts'
import { createAdmin } from '#server/accounts/admins/admins.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let admin: Browser
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  admin = site.visitor()
  const password = await createAdmin(site.db, 'keeper')
  await admin.post('/api/admin/login', { username: 'keeper', password })
})
afterAll(() => site.close())

const remove = (browser: Browser, path: string) =>
  browser.send(path, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })

const write = (who: Browser, content: string) =>
  who.post('/api/posts', { content, aiSeats: 'humans_only' })
const desk = async () => (await admin.get('/api/admin/moderation')).body as ModerationDesk
const waiting = async (content: string) =>
  (await desk()).queue.find((item) => item.content === content)
const judge = (about: { thing: string; id: string } | undefined, body: object) =>
  admin.post('/api/admin/moderation', { thing: about?.thing, id: about?.id, ...body })
const notices = async (who: Browser) => (await who.get('/api/user/notices')).body as Notice[]
const feed = async () => (await site.visitor().get('/api/posts')).body as Post[]

test('a text that becomes many times longer when it is read waits for a look', async () => {
  const ann = await site.signUp()
  const { status, body } = await write(ann, '㏂'.repeat(10_000))
  expect([status, body.isHeld]).toEqual([201, true])
  expect((await waiting('㏂'.repeat(10_000)))?.doubts).toEqual(['words'])
})

test('what is reported is looked at, removed with a reason, and comes back when an appeal is upheld', async () => {
  const [ann, ben] = [await site.signUp(), await site.signUp()]
  const { body: post } = await write(ann, 'Trams are a lie')
  await ben.post(`/api/posts/${post.id}/comments`, { content: 'Are they?' })
  const report = { thing: 'post', id: String(post.id), reason: 'false', details: 'They exist.' }
  expect((await ben.post('/api/reports', report)).status).toBe(204)
  expect((await ben.post('/api/reports', { ...report, reason: 'spam' })).status).toBe(204)
  expect((await ann.post('/api/reports', report)).status).toBe(400)
  expect((await site.visitor().post('/api/reports', report)).status).toBe(401)
  expect((await ben.post('/api/reports', { ...report, id: '999999' })).status).toBe(404)

  const item = await waiting('Trams are a lie')
  expect(item?.reports).toMatchObject([
    { reason: 'false', details: 'They exist.', by: ben.user.username },
  ])
  expect((await judge(item, { verdict: 'remove' })).status).toBe(400)
  expect((await judge(item, { verdict: 'remove', reason: 'Not true.' })).status).toBe(204)

  expect((await ann.get(`/api/posts/${post.id}`)).status).toBe(404)
  expect((await feed()).map(({ id }) => id)).not.toContain(post.id)
  expect((await ann.post(`/api/posts/${post.id}/restore`)).status).toBe(404)
  const [notice] = await notices(ann)
  expect(notice).toMatchObject({ action: 'remove', reason: 'Not true.', isRead: false })
  expect(await notices(ben)).toEqual([])

  const appeal = `/api/user/notices/${notice?.id}/appeal`
  expect((await ben.post(appeal, { text: 'Mine?' })).status).toBe(404)
  expect((await ann.post(appeal, { text: 'It was a joke.' })).status).toBe(200)
  expect((await ann.post(appeal, { text: 'Really.' })).status).toBe(409)
  const { appeals } = await desk()
  expect(appeals).toMatchObject([{ id: notice?.id, appeal: { text: 'It was a joke.' } }])
  const answer = { outcome: 'upheld', answer: 'Ha.' }
  expect((await admin.post(`/api/admin/moderation/appeals/${notice?.id}`, answer)).status).toBe(204)
  expect((await notices(ann))[0]?.appeal).toMatchObject(answer)
  const back = await site.visitor().get(`/api/posts/${post.id}`)
  expect(back.body).toMatchObject({ content: 'Trams are a lie', commentsCount: 1 })
})

test('a newcomer’s link waits where only its author sees it, and released it is new everywhere', async () => {
  const ann = await site.signUp()
  const first = (await write(ann, 'A first harmless word')).body as Post
  const { status, body } = await write(ann, 'Look at www.marvellous-offers.example/zebra')
  expect([status, body.isHeld, body.id < 0]).toEqual([201, true, true])
  const again = await write(ann, 'Look at www.marvellous-offers.example/zebra')
  expect(again.body.id).toBe(body.id)
  const comment = await ann.post(`/api/posts/${first.id}/comments`, { content: 'www.more.example' })
  expect(comment.body).toMatchObject({ isHeld: true, content: 'www.more.example' })

  const held = (await ann.get('/api/user/held')).body
  expect(held).toMatchObject([{ postId: first.id }, { postId: null }])
  const seen = [
    (await ann.get('/api/posts')).body,
    (await ann.get(`/api/posts/${first.id}`)).body,
    (await ann.get('/api/search?q=zebra')).body,
    (await site.visitor().get('/feed.xml')).body,
    (await (await site.signUp()).get('/api/user/held')).body,
    await site.db.selectFrom('events').select('payload').execute(),
    await site.db.selectFrom('castings').selectAll().execute(),
  ].map((one) => JSON.stringify(one))
  expect(seen.filter((text) => /marvellous|more\.example/.test(text))).toEqual([])
  expect((await ann.get('/api/user/stats')).body).toMatchObject({ totalPosts: 1, totalComments: 0 })

  const item = await waiting('Look at www.marvellous-offers.example/zebra')
  expect(item).toMatchObject({ thing: 'held', doubts: ['links'] })
  expect((await judge(item, { verdict: 'approve' })).status).toBe(204)
  expect((await judge(await waiting('www.more.example'), { verdict: 'approve' })).status).toBe(204)
  expect((await feed())[0]).toMatchObject({ content: expect.stringContaining('marvellous') })
  const thread = (await ann.get(`/api/posts/${first.id}`)).body
  expect(thread.comments).toMatchObject([{ content: 'www.more.example' }])
  expect((await ann.get('/api/user/held')).body).toEqual([])
})

test('a member whose words wait can take them back', async () => {
  const ann = await site.signUp()
  await write(ann, 'Never mind www.nothing.example')
  const [{ id }] = (await ann.get('/api/user/held')).body
  expect((await remove(await site.signUp(), `/api/user/held/${id}`)).status).toBe(404)
  expect((await remove(ann, `/api/user/held/${id}`)).status).toBe(204)
  expect(await waiting('Never mind www.nothing.example')).toBeUndefined()
})

test('a ban ends sessions everywhere within a second and refuses writing with its reason, until it is lifted', async () => {
  const { db, pool } = site
  const node = await testSite({
    database: { db, pool, url: databaseUrl(), close: async () => undefined },
  })
  const [ann, ben] = [await site.signUp('ann_banned'), await site.signUp()]
  const { body: post } = await write(ann, 'Soon I am banned')
  const elsewhere = openBrowser(node.url, ann.cookies())
  expect((await elsewhere.get('/api/user')).status).toBe(200)
  await ben.post('/api/reports', { thing: 'profile', id: ann.user.id, reason: 'harassment' })
  const item = (await desk()).queue.find(({ id }) => id === ann.user.id)
  expect((await judge(item, { verdict: 'ban', reason: 'Threats.' })).status).toBe(204)
  for (const browser of [ann, elsewhere]) {
    const status = async () => (await browser.get('/api/user')).status
    await expect.poll(status, { timeout: 5000 }).toBe(401)
  }
  await node.close()

  const login = { email: 'ann_banned', password: 'a long enough one' }
  expect((await ann.post('/api/login', login)).status).toBe(200)
  const refused = await Promise.all([
    write(ann, 'Again'),
    ann.post(`/api/posts/${post.id}/comments`, { content: 'Again' }),
    ann.post(`/api/posts/${post.id}/like`),
    ann.post(`/api/users/${ben.user.id}/follow`),
    ann.post('/api/stories', { content: 'Again' }),
    ann.put('/api/user/profile', { bio: 'Again' }),
    ann.put(`/api/posts/${post.id}`, { content: 'Again' }),
    ann.post('/api/reports', { thing: 'profile', id: ben.user.id, reason: 'spam' }),
  ])
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([403, 'banned'])
    expect(body.message).toContain('Threats.')
  }
  expect(await notices(ann)).toMatchObject([{ action: 'ban', reason: 'Threats.' }])
  expect((await ann.get('/api/user/export')).status).not.toBe(403)

  const path = `/api/admin/moderation/sanctions/${ann.user.id}`
  expect((await desk()).sanctioned).toMatchObject([{ person: { id: ann.user.id } }])
  expect((await remove(admin, path)).status).toBe(204)
  expect((await remove(admin, path)).status).toBe(404)
  await expect.poll(async () => (await write(ann, 'I am back')).status, { timeout: 5000 }).toBe(201)
})

test('a suspension is over when its time is', async () => {
  let now = new Date()
  const late = await testSite({ clock: () => now })
  const password = await createAdmin(late.db, 'keeper')
  const keeper = late.visitor()
  await keeper.post('/api/admin/login', { username: 'keeper', password })
  const ann = await late.signUp()
  const { body } = await write(ann, 'Rude words')
  const about = { thing: 'post', id: String(body.id) }
  const verdict = { ...about, verdict: 'suspend', days: 1, reason: 'Rude.', isRemoved: true }
  expect((await keeper.post('/api/admin/moderation', verdict)).status).toBe(204)
  const login = { email: ann.user.username, password: 'a long enough one' }
  now = new Date(now.getTime() + 1000)
  await ann.post('/api/login', login)
  const refused = await write(ann, 'Still here')
  expect([refused.status, refused.body.code]).toEqual([403, 'suspended'])
  now = new Date(now.getTime() + 86_400_000)
  expect((await write(ann, 'Better words')).status).toBe(201)
  expect((await ann.get(`/api/posts/${body.id}`)).status).toBe(404)
  await late.close()
})

test('what a character says can be reported and removed, but nobody warns a character', async () => {
  const [ann, ben] = [await site.signUp(), await site.signUp()]
  const { body: post } = await write(ann, 'A place for machines')
  const id = await sayAs(post.id)
  const about = { thing: 'comment', id: String(id) }
  expect((await ben.post('/api/reports', { ...about, reason: 'hate' })).status).toBe(204)
  const item = (await desk()).queue.find(
    ({ thing, id: known }) => thing === 'comment' && known === about.id,
  )
  expect(item).toMatchObject({ author: null, characterName: expect.any(String) })
  expect((await judge(item, { verdict: 'ban', reason: 'No.' })).status).toBe(400)
  expect((await judge(item, { verdict: 'remove', reason: 'Wrong tone.' })).status).toBe(204)
  expect((await ann.get(`/api/posts/${post.id}`)).body.comments).toEqual([])
})

test('the log of what moderators did cannot be changed without being found out', async () => {
  const before = (await admin.get('/api/admin/audit')).body
  expect(before).toMatchObject({ brokenAt: null })
  expect(before.count).toBeGreaterThan(3)
  const counts = (await site.visitor().get('/api/transparency')).body
  expect(counts).toMatchObject({ seal: before.lines[0].hash })
  expect(counts.removed).toBeGreaterThan(0)
  expect(JSON.stringify(before)).not.toContain('Threats')

  await expect(site.pool.query(`update audit_log set actor = 'nobody'`)).rejects.toThrow(
    'only ever',
  )
  await expect(site.pool.query('delete from audit_log')).rejects.toThrow('only ever')
  await site.pool.query('alter table audit_log disable trigger user')
  await site.pool.query(`update audit_log set subject = 'post 0' where id = 2`)
  expect((await admin.get('/api/admin/audit')).body.brokenAt).toBe(2)
  await site.pool.query('update audit_log as line set hash = audit_hash(line) where id = 2')
  expect((await admin.get('/api/admin/audit')).body.brokenAt).toBe(3)
  await site.pool.query('delete from audit_log where id = 1')
  expect((await admin.get('/api/admin/audit')).body.brokenAt).toBe(2)
})

const databaseUrl = () => String(site.services.env.DATABASE_URL)

const sayAs = async (postId: number): Promise<number> => {
  const { id } = await site.db
    .selectFrom('characters')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: comment } = await site.db
    .insertInto('comments')
    .values({ post_id: postId, character_id: id, content: 'Beep' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.db
    .updateTable('posts')
    .set({ comments_count: 1, ai_comments_count: 1 })
    .where('id', '=', postId)
    .execute()
  return comment
}

test('what is removed with a warning stays removed, however short it is', async () => {
  const [ann, ben] = [await site.signUp(), await site.signUp()]
  const { body: post } = await write(ann, 'May I ask?')
  const { body: comment } = await ben.post(`/api/posts/${post.id}/comments`, {
    content: 'No fool.',
  })
  const { body: short } = await write(ben, 'All fools.')
  const warned = { verdict: 'warn', isRemoved: true, reason: 'Be kind.' }
  for (const [thing, { id }] of [
    ['comment', comment],
    ['post', short],
  ] as const) {
    expect((await judge({ thing, id: String(id) }, warned)).status).toBe(204)
    expect((await ben.post(`/api/${thing}s/${id}/restore`)).status).toBe(404)
  }
  const thread = await site.visitor().get(`/api/posts/${post.id}`)
  expect(JSON.stringify(thread.body)).not.toContain('No fool.')
  expect((await site.visitor().get(`/api/posts/${short.id}`)).status).toBe(404)
})
