import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Notice } from '#shared/moderation.ts'
import type { Comment, Post } from '#shared/posts.ts'
import { undoMs } from '#shared/revising.ts'
import { promoteMember } from '#server/accounts/admins/admins.ts'
import { writeDecision } from '#server/moderation/decision-mail.ts'
import type { Browser } from '../support/browser.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let ann: Member
let chief: Browser
let now = Date.parse('2026-05-01T12:00:00Z')

beforeAll(async () => {
  site = await testSite({ clock: () => new Date(now), env: { SITE_URL: 'http://talk.example' } })
  ann = await site.signUp('ann')
  await site.db
    .updateTable('users')
    .set({ email_verified_at: new Date(now) })
    .where('id', '=', ann.user.id)
    .execute()
  const { user } = await site.signUp('chief')
  const password = await promoteMember(site.db, user.username)
  signIn = async () => {
    const browser = site.visitor()
    await browser.post('/api/admin/login', { username: 'chief', password })
    return browser
  }
})
let signIn: () => Promise<Browser>
beforeEach(async () => {
  now += 3_600_000
  chief = await signIn()
})
afterAll(() => site.close())

const remove = (who: Browser, path: string) =>
  who.send(path, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })
const write = async (content: string): Promise<Post> =>
  (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body
const answer = async (postId: number, content: string) =>
  (await ann.post(`/api/posts/${postId}/comments`, { content })).body as Comment
const notices = async () => (await ann.get('/api/user/notices')).body as Notice[]
const latest = async () => (await notices())[0]
const mailOf = ({ id }: Notice) => writeDecision(site.services, { letter: 'decision', id })
const minutes = (count: number) => (now += count * 60_000)

describe('an administrator whose password was typed too long ago', () => {
  test('changes, deletes and brings back nothing of others, and everything of their own', async () => {
    const post = await write('Mine to keep')
    const comment = await answer(post.id, 'Mine, too')
    const own = (await chief.post('/api/posts', { content: 'Own', aiSeats: 'humans_only' })).body
    minutes(16)
    for (const path of [`/api/posts/${post.id}`, `/api/comments/${comment.id}`]) {
      const content = 'Theirs now'
      const tries = [await chief.put(path, { content }), await remove(chief, path)]
      expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
        [403, 'not_confirmed'],
        [403, 'not_confirmed'],
      ])
    }
    await remove(ann, `/api/comments/${comment.id}`)
    expect((await chief.post(`/api/comments/${comment.id}/restore`)).body.code).toBe(
      'not_confirmed',
    )
    const seen = (await site.visitor().get(`/api/posts/${post.id}`)).body as Post
    expect(seen).toMatchObject({ content: 'Mine to keep', commentsCount: 0 })
    expect((await chief.put(`/api/posts/${own.id}`, { content: 'Own, changed' })).status).toBe(200)
    expect((await remove(chief, `/api/posts/${own.id}`)).status).toBe(204)
  })
})

describe('who wrote what an administrator changes', () => {
  test('is told what was there, on the site and by mail, and gets it back by an appeal', async () => {
    const post = await write('What Ann said')
    const comment = await answer(post.id, 'What Ann answered')
    await chief.put(`/api/posts/${post.id}`, { content: 'What the chief said' })
    await chief.put(`/api/comments/${comment.id}`, { content: 'What the chief answered' })
    const [second, first] = await notices()
    expect([first, second]).toMatchObject([
      { action: 'edit', thing: 'post', content: 'What Ann said', reason: '', isRead: false },
      { action: 'edit', thing: 'comment', content: 'What Ann answered' },
    ])
    const mail = await mailOf(first!)
    expect(mail?.to).toBe('ann@example.org')
    expect(mail?.text).toContain('an administrator has changed a post of yours.')
    expect(mail?.text).toContain('http://talk.example/notices')
    expect(mail?.text).not.toContain('reason')

    for (const { id } of [first!, second!]) {
      await ann.post(`/api/user/notices/${id}/appeal`, { text: 'These are not my words.' })
      const given = { outcome: 'upheld', answer: 'They are not.' }
      expect((await chief.post(`/api/admin/moderation/appeals/${id}`, given)).status).toBe(204)
    }
    const seen = (await site.visitor().get(`/api/posts/${post.id}`)).body as Post
    expect([seen.content, seen.comments[0]?.content]).toEqual([
      'What Ann said',
      'What Ann answered',
    ])
    expect(await notices()).toHaveLength(2)
  })

  test('learns of a deletion, cannot undo it, and may appeal', async () => {
    const post = await write('To be deleted')
    await remove(chief, `/api/posts/${post.id}`)
    expect((await ann.post(`/api/posts/${post.id}/restore`)).status).toBe(404)
    const notice = await latest()
    expect(notice).toMatchObject({ action: 'remove', thing: 'post', content: 'To be deleted' })
    await ann.post(`/api/user/notices/${notice?.id}/appeal`, { text: 'Why?' })
    const given = { outcome: 'upheld', answer: 'By mistake.' }
    await chief.post(`/api/admin/moderation/appeals/${notice?.id}`, given)
    expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(200)
  })

  test('is told nothing of a deletion that the administrator takes back; no mail leaves before that', async () => {
    const post = await write('Slipped')
    const comment = await answer(post.id, 'Slipped, too')
    const before = await notices()
    for (const path of [`/api/comments/${comment.id}`, `/api/posts/${post.id}`]) {
      await remove(chief, path)
      const notice = (await latest())!
      const { rows } = await sql<{ runAt: Date }>`
        select run_at as "runAt" from graphile_worker.jobs where key = ${`decision:${notice.id}`}
      `.execute(site.db)
      expect(rows).toEqual([{ runAt: new Date(now + undoMs) }])
      expect((await chief.post(`${path}/restore`)).status).toBe(200)
      expect(await mailOf(notice)).toBeNull()
    }
    expect(await notices()).toEqual(before)
  })

  test('is told once where a moderator removes it at the desk, with the reason', async () => {
    const post = await write('Reported')
    const before = (await notices()).length
    const verdict = { thing: 'post', id: String(post.id), verdict: 'remove', reason: 'Off topic.' }
    expect((await chief.post('/api/admin/moderation', verdict)).status).toBe(204)
    expect(await notices()).toHaveLength(before + 1)
    expect(await latest()).toMatchObject({ action: 'remove', reason: 'Off topic.' })
  })

  test('cannot undo a removal that came with a warning', async () => {
    const post = await write('A text that is long enough to be found again among its copies')
    const verdict = { thing: 'post', id: String(post.id), verdict: 'warn', reason: 'Off topic.' }
    await chief.post('/api/admin/moderation', { ...verdict, isRemoved: true })
    expect((await ann.post(`/api/posts/${post.id}/restore`)).status).toBe(404)
  })

  test('is told nothing of what they change themselves', async () => {
    const before = await notices()
    const post = await write('Mine')
    await ann.put(`/api/posts/${post.id}`, { content: 'Mine, changed' })
    await remove(ann, `/api/posts/${post.id}`)
    expect(await notices()).toEqual(before)
  })
})
