import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '#server/accounts/admins/admins.ts'
import type { Browser } from '../support/browser.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let member: Member
let admin: Browser
let password: string
let later = 0
beforeAll(async () => {
  site = await testSite({ clock: () => new Date(Date.now() + later) })
  member = await site.signUp('plain')
  password = await createAdmin(site.db, 'keeper')
  admin = site.visitor()
  await admin.post('/api/admin/login', { username: 'keeper', password })
})
afterAll(() => site.close())

describe('POST /api/admin/login', () => {
  test('signs an administrator in', async () => {
    const browser = site.visitor()
    const { status, body } = await browser.post('/api/admin/login', {
      username: 'Keeper',
      password,
    })
    expect([status, body.isAdmin]).toEqual([200, true])
    expect((await browser.get('/api/user')).body.username).toBe('keeper')
  })

  test('refuses a wrong password, with a message', async () => {
    const browser = site.visitor()
    const { status, body } = await browser.post('/api/admin/login', {
      username: 'keeper',
      password: 'not the one',
    })
    expect([status, typeof body.message]).toEqual([401, 'string'])
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test('refuses a person who is no administrator, and opens no session', async () => {
    const browser = site.visitor()
    const { status, body } = await browser.post('/api/admin/login', {
      username: 'plain',
      password: 'a long enough one',
    })
    expect([status, body.message]).toEqual([403, 'This account is not an administrator’s.'])
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test.each([{ username: '', password: 'x' }, { username: 'keeper', password: '' }, {}])(
    'needs both fields: %j',
    async (body) => {
      expect((await site.visitor().post('/api/admin/login', body)).status).toBe(400)
    },
  )

  test('takes at most 5 in 15 minutes from one address', async () => {
    const strict = await testSite({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
    const tries = []
    for (let n = 0; n < 6; n += 1) {
      const body = { username: `nobody_${n}`, password: 'x' }
      const from = { 'x-forwarded-for': '203.0.113.9' }
      tries.push((await strict.visitor().post('/api/admin/login', body, from)).status)
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
    await strict.close()
  })
})

describe('what only administrators may', () => {
  test.each([
    ['GET', '/api/admin/overview'],
    ['GET', '/api/seo/keywords'],
    ['GET', '/api/seo/performance'],
    ['GET', '/api/seo/recommendations'],
    ['POST', '/api/seo/keywords'],
    ['POST', '/api/seo/import'],
    ['POST', '/api/seo/recommendations/1/implement'],
  ])('%s %s: 401 for a visitor, 403 for a member, with a message', async (method, path) => {
    const init = { method, headers: { 'sec-fetch-site': 'same-origin' } }
    const visitor = await site.visitor().send(path, init)
    expect([visitor.status, typeof visitor.body.message]).toEqual([401, 'string'])
    expect((await member.send(path, init)).status).toBe(403)
  })

  test('needs a login of the last 15 minutes where it changes something', async () => {
    later = 16 * 60_000
    const { status, body } = await admin.post('/api/seo/keywords', { keyword: 'too late' })
    expect([status, body.code]).toEqual([403, 'not_confirmed'])
    expect((await admin.get('/api/seo/keywords')).status).toBe(200)
    later = 0
  })
})

describe('the overview', () => {
  test('counts posts, comments, AI responses and keywords, and tells each of 30 days', async () => {
    const before = (await admin.get('/api/admin/overview')).body
    const { body: post } = await member.post('/api/posts', {
      content: 'Count me #Counting',
      aiSeats: 'humans_only',
    })
    await member.post(`/api/posts/${post.id}/comments`, { content: 'One' })
    expect((await admin.post('/api/seo/keywords', { keyword: 'counted' })).status).toBe(201)
    const character = await site.db
      .insertInto('characters')
      .values({ id: 'counter', position: 99 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await site.db
      .insertInto('comments')
      .values({ post_id: post.id, character_id: character.id, content: 'Two' })
      .execute()
    const { body } = await admin.get('/api/admin/overview')
    expect(body).toMatchObject({
      totalPosts: before.totalPosts + 1,
      totalComments: before.totalComments + 2,
      aiResponses: before.aiResponses + 1,
      seoKeywords: before.seoKeywords + 1,
    })
    expect(body.days).toHaveLength(30)
    expect(body.days.at(-1)).toEqual({
      day: new Date().toISOString().slice(0, 10),
      posts: 1,
      comments: 1,
      aiResponses: 1,
    })
    expect(body.days[0].posts).toBe(0)
  })
})
