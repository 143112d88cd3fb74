import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Draft, KeptDraft, ListedDraft } from '#shared/drafts.ts'
import { draftsMost } from '#shared/drafts.ts'
import { commentLength, postLength } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { writeArchive } from '../people/person-data.ts'
import { forgetForGood } from '../people/purge.ts'
import { forgetDeleted } from '../posts/forget.ts'

let site: TestSite
let ann: Member
let ben: Member
let now = new Date()
beforeAll(async () => {
  site = await testSite({ clock: () => now })
  ;[ann, ben] = [await site.signUp('ann'), await site.signUp('ben')]
})
afterAll(() => site.close())

const path = '/api/user/drafts'
const keep = (who: Member, content: string, place: object = {}) =>
  who.post(path, { content, ...place })
const kept = async (who: Member, content: string, place: object = {}): Promise<KeptDraft> =>
  (await keep(who, content, place)).body
const save = (who: Member, { id, version }: KeptDraft, content: string) =>
  who.put(`${path}/${id}`, { content, version })
const list = async (who: Member) => (await who.get(path)).body as ListedDraft[]
const read = async (who: Member, { id }: { id: number }) =>
  (await who.get(`${path}/${id}`)).body as Draft
const remove = (who: Member, id: number | string, where = path) =>
  who.send(`${where}/${id}`, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })
const post = async (who: Member, content: string, more: object = {}) =>
  (await who.post('/api/posts', { content, aiSeats: 'humans_only', ...more })).body
const later = (ms: number) => (now = new Date(now.getTime() + ms))

test('a draft is kept, written on, listed with the latest first, and deleted', async () => {
  const first = await kept(ann, 'Should we')
  later(1_000)
  const second = await kept(ann, 'Another one')
  later(1_000)
  const { status, body } = await save(ann, first, 'Should we try it?')
  expect([status, body]).toEqual([200, { id: first.id, version: 2 }])
  expect(await list(ann)).toMatchObject([
    { id: first.id, version: 2, excerpt: 'Should we try it?', postId: null, about: null },
    { id: second.id, version: 1, excerpt: 'Another one' },
  ])
  expect(await read(ann, first)).toMatchObject({ content: 'Should we try it?', version: 2 })
  expect((await remove(ann, first.id)).status).toBe(204)
  expect((await remove(ann, second.id)).status).toBe(204)
  expect(await list(ann)).toEqual([])
})

test('nobody else reads, changes or deletes it, nor finds it', async () => {
  const draft = await kept(ann, 'A zebrafinch of mine')
  expect((await ben.get(`${path}/${draft.id}`)).status).toBe(404)
  expect((await save(ben, draft, 'Mine now')).status).toBe(404)
  expect((await remove(ben, draft.id)).status).toBe(404)
  expect(await list(ben)).toEqual([])
  await post(ben, 'I send what is hers', { draftId: draft.id })
  expect(await read(ann, draft)).toMatchObject({ content: 'A zebrafinch of mine' })
  const found = await ben.get('/api/search?q=zebrafinch')
  expect(found.body.posts ?? []).toEqual([])
  await remove(ann, draft.id)
})

test('who has read an older text does not write over a newer one', async () => {
  const draft = await kept(ann, 'In one tab')
  await save(ann, draft, 'In one tab, and on')
  const refused = await save(ann, draft, 'In another tab')
  expect([refused.status, refused.body.code]).toEqual([409, 'draft_changed'])
  expect(await read(ann, draft)).toMatchObject({ content: 'In one tab, and on', version: 2 })
  await remove(ann, draft.id)
})

describe('what is sent is a draft no longer', () => {
  test('a post', async () => {
    const draft = await kept(ann, 'Is it so?')
    await post(ann, 'Is it so?', { draftId: draft.id })
    expect(await list(ann)).toEqual([])
  })

  test('a comment; but not one that is refused', async () => {
    const { id: postId } = await post(ben, 'What do you say?')
    const draft = await kept(ann, 'I say so', { postId })
    const gone = await ann.post('/api/posts/999999/comments', {
      content: 'I say so',
      draftId: draft.id,
    })
    expect(gone.status).toBe(404)
    expect(await list(ann)).toHaveLength(1)
    await ann.post(`/api/posts/${postId}/comments`, { content: 'I say so', draftId: draft.id })
    expect(await list(ann)).toEqual([])
  })

  test('one that waits for a look', async () => {
    const content = 'Look at https://one.example/ and at https://two.example/ for what I mean'
    const draft = await kept(ann, content)
    const held = await post(ann, content, { draftId: draft.id })
    expect(held.isHeld).toBe(true)
    expect(await list(ann)).toEqual([])
  })

  test('one sent twice under one key, with and without its draft, is written once', async () => {
    const draft = await kept(ann, 'Said once, however often sent')
    const key = { 'idempotency-key': 'sent-once' }
    const words = { content: 'Said once, however often sent', aiSeats: 'humans_only' }
    const first = await ann.post('/api/posts', words, key)
    const again = await ann.post('/api/posts', { ...words, draftId: draft.id }, key)
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
    await remove(ann, draft.id)
  })
})

describe('an answer', () => {
  test('says what it answers, in no words that are hidden from its author', async () => {
    const { id: postId } = await post(ben, 'Are turnips\nany good?')
    const comment = await ben.post(`/api/posts/${postId}/comments`, {
      content: 'Swedes are better',
    })
    const parentId = comment.body.id as number
    await kept(ann, 'To the post', { postId })
    later(1)
    await kept(ann, 'To the comment', { postId, parentId })
    expect(await list(ann)).toMatchObject([
      { excerpt: 'To the comment', postId, parentId, about: 'Swedes are better', isGone: false },
      { excerpt: 'To the post', postId, parentId: null, about: 'Are turnips any good?' },
    ])
    await ann.put('/api/user/hidden/words', { words: ['swedes'] })
    expect((await list(ann)).map(({ about }) => about)).toEqual([null, 'Are turnips any good?'])
    await ann.put('/api/user/hidden/words', { words: [] })
  })

  test('outlives what it answered, and starts a discussion then', async () => {
    const { id: postId } = await post(ben, 'Soon gone')
    const draft = await kept(ann, 'My words stay', { postId })
    await remove(ben, postId, '/api/posts')
    const find = async () => (await list(ann)).find(({ id }) => id === draft.id)
    expect(await find()).toMatchObject({ isGone: true, about: null })
    later(25 * 3_600_000)
    await forgetDeleted(site.services)
    expect(await find()).toMatchObject({ isGone: false, postId: null, excerpt: 'My words stay' })
  })

  test('shows no words of a comment that was deleted', async () => {
    const { id: postId } = await post(ben, 'It stays')
    const { body } = await ben.post(`/api/posts/${postId}/comments`, { content: 'I regret this' })
    const draft = await kept(ann, 'My answer', { postId, parentId: body.id })
    await remove(ben, body.id, '/api/comments')
    const shown = (await list(ann)).find(({ id }) => id === draft.id)
    expect(shown).toMatchObject({ isGone: true, about: null })
  })

  test('is refused where there is nothing to answer', async () => {
    const { id: postId } = await post(ben, 'Here')
    const { id: elsewhere } = await post(ben, 'There')
    const comment = await ben.post(`/api/posts/${elsewhere}/comments`, { content: 'In the other' })
    expect((await keep(ann, 'Nowhere', { postId: 999_999 })).status).toBe(404)
    expect((await keep(ann, 'Crossed', { postId, parentId: comment.body.id })).status).toBe(404)
    expect((await keep(ann, 'Alone', { parentId: comment.body.id })).status).toBe(400)
  })
})

describe('what one person keeps is bounded', () => {
  test('in number, also where many come at once', async () => {
    const eve = await site.signUp('eve')
    const answers = await Promise.all(
      Array.from({ length: draftsMost + 5 }, (_, at) => keep(eve, `Draft ${at}`)),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill('drafts_full'))
    expect(await list(eve)).toHaveLength(draftsMost)
  })

  test('in length: a post’s as a post, a comment’s as a comment', async () => {
    const { id: postId } = await post(ben, 'How long may it be?')
    expect((await keep(ben, 'a'.repeat(postLength + 1))).status).toBe(400)
    expect((await keep(ben, 'a'.repeat(commentLength + 1), { postId })).status).toBe(400)
    const answer = await kept(ben, 'a'.repeat(commentLength), { postId })
    expect((await save(ben, answer, 'a'.repeat(commentLength + 1))).status).toBe(400)
    const whole = await kept(ben, '😀'.repeat(postLength / 2))
    expect((await save(ben, whole, 'b'.repeat(postLength))).status).toBe(200)
    const { excerpt } = (await list(ben))[0]!
    expect([...excerpt].length).toBeLessThanOrEqual(280)
    expect(excerpt.endsWith('…')).toBe(true)
  })
})

test('drafts are in the archive of their author, and go with the account', async () => {
  const zoe = await site.signUp('zoe')
  await kept(zoe, 'An unsent xylophone')
  const archive = await site.db.transaction().execute(async (trx) => {
    let text = ''
    for await (const piece of writeArchive(trx, zoe.user.id)) text += piece
    return text
  })
  expect(archive).toContain('An unsent xylophone')
  await site.db.transaction().execute((trx) => forgetForGood(trx, zoe.user.id))
  const left = await site.db
    .selectFrom('drafts')
    .select('id')
    .where('content', '=', 'An unsent xylophone')
    .execute()
  expect(left).toEqual([])
})
