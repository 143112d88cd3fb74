import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Comment, Post } from '#shared/posts.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { forgetDeleted } from '#server/posts/forget.ts'
import { insertAiComment } from '#server/posts/posts.ts'
import { addTurns, takeTurn } from '#server/characters/speaking/turn-queue.ts'
import type { Browser } from '../support/browser.ts'
import { listenTo } from '../support/ears.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let ann: Member
let ben: Member
let now = new Date()

beforeAll(async () => {
  site = await testSite({ clock: () => now })
  await ensureCast(site.db)
  ;[ann, ben] = [await site.signUp('ann'), await site.signUp('ben')]
})
afterAll(() => site.close())

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const put = (who: Browser, path: string, body: unknown) =>
  who.send(path, { method: 'PUT', headers, body: JSON.stringify(body) })
const remove = (who: Browser, path: string) => who.send(path, { method: 'DELETE', headers })
const write = async (who: Browser, content: string): Promise<Post> =>
  (await who.post('/api/posts', { content, aiSeats: 'humans_only' })).body
const answer = async (who: Browser, postId: number, content: string, parentId?: number) =>
  (await who.post(`/api/posts/${postId}/comments`, { content, parentId })).body as Comment
const later = (ms: number) => (now = new Date(now.getTime() + ms))
const feed = async (who: Browser = site.visitor()) => (await who.get('/api/posts')).body as Post[]
const stats = async (who: Member) => (await who.get('/api/user/stats')).body

describe('editing', () => {
  test('an edited post has its new words and tags everywhere, says when, and shows what it said', async () => {
    const post = await write(ann, 'First words #Old #Kept')
    const writtenAt = now.toISOString()
    later(60_000)
    const { status, body } = await put(ann, `/api/posts/${post.id}`, {
      content: 'New #Kept #Fresh',
    })
    expect([status, body.content, body.tags]).toEqual([200, 'New #Kept #Fresh', ['Kept', 'Fresh']])
    expect(body.updatedAt).toBe(now.toISOString())
    expect(body.createdAt).toBe(post.createdAt)
    expect((await feed())[0]).toEqual({ ...body, isLiked: false })
    const versions = await site.visitor().get(`/api/posts/${post.id}/versions`)
    expect(versions.body).toEqual({
      versions: [{ content: 'First words #Old #Kept', writtenAt }],
      next: null,
    })
  })

  test('saying the same again is no edit', async () => {
    const post = await write(ann, 'Once and for all')
    later(1000)
    const { body } = await put(ann, `/api/posts/${post.id}`, { content: ' Once and for all ' })
    expect(body.updatedAt).toBe(post.updatedAt)
    expect((await ann.get(`/api/posts/${post.id}/versions`)).body.versions).toEqual([])
  })

  test('an edited comment keeps its place and shows what it said', async () => {
    const post = await write(ann, 'To be answered')
    const comment = await answer(ben, post.id, 'A typpo')
    later(1000)
    const { status, body } = await put(ben, `/api/comments/${comment.id}`, { content: 'A typo' })
    expect([status, body.content, body.updatedAt]).toEqual([200, 'A typo', now.toISOString()])
    expect((await feed())[0]?.comments[0]?.content).toBe('A typo')
    const versions = await ann.get(`/api/comments/${comment.id}/versions`)
    expect(versions.body).toEqual({
      versions: [{ content: 'A typpo', writtenAt: comment.createdAt }],
      next: null,
    })
  })

  test('other browsers hear of it', async () => {
    const post = await write(ann, 'Heard')
    const comment = await answer(ben, post.id, 'Said')
    const ears = await listenTo(site.url)
    await put(ann, `/api/posts/${post.id}`, { content: 'Heard anew' })
    await put(ben, `/api/comments/${comment.id}`, { content: 'Said anew' })
    await ears.until(({ data }) => data.kind === 'post_edit' && data.post.content === 'Heard anew')
    await ears.until(
      ({ data }) => data.kind === 'comment_edit' && data.comment.content === 'Said anew',
    )
    await remove(ben, `/api/comments/${comment.id}`)
    await ears.until(({ data }) => data.kind === 'comment_delete')
    await remove(ann, `/api/posts/${post.id}`)
    const gone = await ears.until(({ data }) => data.kind === 'post_delete')
    expect(gone.data).toEqual({ kind: 'post_delete', postId: post.id })
    ears.cut()
  })

  test('only the author or an administrator may; nobody speaks for a character', async () => {
    const post = await write(ann, 'Mine')
    const comment = await answer(ann, post.id, 'Mine too')
    const spoken = await insertAiComment(site.db, aiComment(post.id))
    const admin = await site.signUp('chief')
    await site.db
      .updateTable('users')
      .set({ is_admin: true })
      .where('id', '=', admin.user.id)
      .execute()
    const again = async (who: Browser) => [
      (await put(who, `/api/posts/${post.id}`, { content: 'Theirs' })).status,
      (await put(who, `/api/comments/${comment.id}`, { content: 'Theirs' })).status,
      (await remove(who, `/api/comments/${comment.id}`)).status,
      (await remove(who, `/api/posts/${post.id}`)).status,
    ]
    expect(await again(site.visitor())).toEqual([401, 401, 401, 401])
    expect(await again(ben)).toEqual([403, 403, 403, 403])
    expect((await put(admin, `/api/comments/${spoken?.id}`, { content: 'No' })).status).toBe(403)
    expect(await again(admin)).toEqual([200, 200, 204, 204])
  })

  test('empty words and words without end are refused', async () => {
    const post = await write(ann, 'Something')
    const edit = (content: string) => put(ann, `/api/posts/${post.id}`, { content })
    expect((await edit('   ')).status).toBe(400)
    expect((await edit('x'.repeat(10_001))).status).toBe(400)
  })
})

describe('deleting', () => {
  test('a deleted post is gone from every list and address, and all counters are right', async () => {
    const before = { ann: await stats(ann), ben: await stats(ben) }
    const post = await write(ann, 'Soon gone #Gone')
    const comment = await answer(ben, post.id, 'Me too, and a secret')
    await put(ben, `/api/comments/${comment.id}`, { content: 'Me too' })
    await ben.post(`/api/posts/${post.id}/like`)
    await ann.post('/api/interactions/like', { targetType: 'comment', targetId: comment.id })
    expect((await stats(ann)).totalLikes).toBe(before.ann.totalLikes + 1)

    expect((await remove(ann, `/api/posts/${post.id}`)).status).toBe(204)
    expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(404)
    expect((await feed()).map(({ id }) => id)).not.toContain(post.id)
    expect((await ann.get('/api/user/posts')).body.map(({ id }: Post) => id)).not.toContain(post.id)
    expect((await ann.get(`/api/posts/${post.id}/versions`)).status).toBe(404)
    expect((await ann.get(`/api/comments/${comment.id}/versions`)).status).toBe(404)
    expect((await ben.post(`/api/posts/${post.id}/comments`, { content: 'Late' })).status).toBe(404)
    expect((await remove(ann, `/api/posts/${post.id}`)).status).toBe(404)
    expect({ ann: await stats(ann), ben: await stats(ben) }).toEqual(before)
  })

  test('it can be taken back for five minutes, with everything', async () => {
    const post = await write(ann, 'Back again')
    await answer(ben, post.id, 'Welcome')
    const before = { ann: await stats(ann), ben: await stats(ben) }
    await remove(ann, `/api/posts/${post.id}`)
    expect((await ben.post(`/api/posts/${post.id}/restore`)).status).toBe(403)
    later(4 * 60_000)
    const { status, body } = await ann.post(`/api/posts/${post.id}/restore`)
    expect([status, body.commentsCount]).toEqual([200, 1])
    expect((await feed()).map(({ id }) => id)).toContain(post.id)
    expect({ ann: await stats(ann), ben: await stats(ben) }).toEqual(before)

    await remove(ann, `/api/posts/${post.id}`)
    later(6 * 60_000)
    expect((await ann.post(`/api/posts/${post.id}/restore`)).status).toBe(404)
  })

  test('a deleted comment leaves no word; where it was answered its place stays', async () => {
    const post = await write(ann, 'A long thread')
    const first = await answer(ben, post.id, 'Rash words')
    const second = await answer(ann, post.id, 'An answer to them', first.id)
    await remove(ben, `/api/comments/${first.id}`)
    const thread = async () => (await site.visitor().get(`/api/posts/${post.id}`)).body
    expect(await thread()).toMatchObject({
      commentsCount: 1,
      comments: [
        { id: first.id, isDeleted: true, content: '', author: { id: '' }, likesCount: 0 },
        { id: second.id, isDeleted: false, parentId: first.id, target: null },
      ],
    })
    expect(JSON.stringify([await thread(), await feed()])).not.toContain('Rash')
    expect((await ben.get(`/api/comments/${first.id}/versions`)).status).toBe(404)

    await remove(ann, `/api/comments/${second.id}`)
    expect(await thread()).toMatchObject({ commentsCount: 0, comments: [] })
    await ben.post(`/api/comments/${first.id}/restore`)
    expect(await thread()).toMatchObject({
      commentsCount: 1,
      comments: [{ content: 'Rash words' }],
    })
  })

  test('characters that were about to speak fall silent, and speak after all when it comes back', async () => {
    const post = await write(ann, 'Will they speak?')
    const turn = { postId: post.id, commentId: null, wave: 1 }
    await site.db.transaction().execute((trx) => addTurns(trx, turn, [aCasting]))
    const read = () =>
      site.db
        .selectFrom('replies')
        .select(['id', 'state'])
        .where('post_id', '=', post.id)
        .executeTakeFirstOrThrow()
    const { id } = await read()
    await remove(ann, `/api/posts/${post.id}`)
    expect(await insertAiComment(site.db, aiComment(post.id))).toBeNull()
    await site.db
      .updateTable('replies')
      .set({ state: 'dropped', reason: 'gone' })
      .where('id', '=', id)
      .execute()
    await ann.post(`/api/posts/${post.id}/restore`)
    expect((await read()).state).toBe('planned')
    expect(await takeTurn(site.db, id)).toMatchObject({ postId: post.id })
  })

  test('a day later nothing of it is left anywhere but the place of what was answered', async () => {
    const post = await write(ann, 'Secret of the post')
    await put(ann, `/api/posts/${post.id}`, { content: 'Secret of the post, edited' })
    const thread = await write(ann, 'This one stays')
    const [answered, lonely] = [
      await answer(ben, thread.id, 'Secret of an answer'),
      await answer(ben, thread.id, 'Secret of another'),
    ]
    await put(ben, `/api/comments/${answered.id}`, { content: 'Secret, edited' })
    await answer(ann, thread.id, 'A reply', answered.id)
    await insertAiComment(site.db, {
      ...aiComment(thread.id),
      parentId: answered.id,
      quote: 'Secret, edited',
    })
    await remove(ann, `/api/posts/${post.id}`)
    for (const { id } of [answered, lonely]) await remove(ben, `/api/comments/${id}`)
    later(25 * 60 * 60_000)
    await forgetDeleted(site.services)

    const everything = await Promise.all(
      ['posts', 'post_versions', 'comments', 'comment_versions', 'claims', 'events'].map((table) =>
        site.pool.query(`select row_to_json(t)::text as row from ${table} as t`),
      ),
    )
    expect(JSON.stringify(everything.map(({ rows }) => rows))).not.toContain('Secret')
    const { body } = await site.visitor().get(`/api/posts/${thread.id}`)
    expect(body).toMatchObject({
      commentsCount: 2,
      comments: [
        { id: answered.id, isDeleted: true },
        { content: 'A reply' },
        { content: 'I doubt it.' },
      ],
    })
  })

  test('two people who delete at the same moment never wait for each other for ever', async () => {
    const posts = await Promise.all(
      [1, 2, 3, 4].map((n) => write(n % 2 ? ann : ben, `Number ${n}`)),
    )
    await Promise.all(posts.flatMap(({ id }) => [answer(ann, id, 'One'), answer(ben, id, 'Two')]))
    const answers = await Promise.all(
      posts.map(({ id }, at) => remove(at % 2 ? ben : ann, `/api/posts/${id}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  })
})

describe('bookmarks', () => {
  test('are kept once, latest first, without posts that are gone', async () => {
    const [one, two] = [await write(ann, 'Keep this'), await write(ben, 'And this')]
    for (const { id } of [one, two, one]) {
      later(1000)
      expect((await put(ann, `/api/posts/${id}/bookmark`, {})).status).toBe(204)
    }
    const ids = async () => (await ann.get('/api/user/bookmarks/ids')).body
    expect(await ids()).toEqual([two.id, one.id])
    const { body } = await ann.get('/api/user/bookmarks?limit=1&offset=1')
    expect(body.map(({ content }: Post) => content)).toEqual(['Keep this'])

    await remove(ann, `/api/posts/${one.id}/bookmark`)
    await remove(ben, `/api/posts/${two.id}`)
    expect(await ids()).toEqual([])
    expect((await put(ann, `/api/posts/${two.id}/bookmark`, {})).status).toBe(404)
  })

  test('are nobody else’s business', async () => {
    const post = await write(ann, 'Private')
    await put(ann, `/api/posts/${post.id}/bookmark`, {})
    expect((await ben.get('/api/user/bookmarks')).body).toEqual([])
    expect((await site.visitor().get('/api/user/bookmarks')).status).toBe(401)
  })
})

const aiComment = (postId: number) => ({
  postId,
  parentId: null,
  characterId: 'skeptic',
  content: 'I doubt it.',
  act: 'CHALLENGE' as const,
  stance: null,
  quote: null,
  aiDepth: 1,
  isDegraded: false,
  replyId: null,
})

const aCasting = {
  characterId: 'skeptic',
  isForced: false,
  role: 'against' as never,
  stance: -1 as const,
  claimId: null,
  score: 1,
  reasons: [],
  dueAt: new Date(),
}
