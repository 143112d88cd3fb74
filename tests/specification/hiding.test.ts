import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hidings, HidingKind } from '#shared/hiding.ts'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { insertAiComment } from '#server/posts/posts.ts'
import { startWorker } from '#server/tasks.ts'
import type { Browser } from '../support/browser.ts'
import { listenTo } from '../support/ears.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
})
afterAll(() => site.close())

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const put = (who: Browser, path: string, body: unknown) =>
  who.send(path, { method: 'PUT', headers, body: JSON.stringify(body) })
const remove = (who: Browser, path: string) => who.send(path, { method: 'DELETE', headers })
const hide = (who: Browser, whom: Member, kind: HidingKind) =>
  put(who, `/api/user/hidden/people/${whom.user.id}`, { kind })
const write = async (who: Browser, content: string, aiSeats = 'humans_only') =>
  (await who.post('/api/posts', { content, aiSeats })).body as Post
const answer = (who: Browser, postId: number, content: string, parentId?: number) =>
  who.post(`/api/posts/${postId}/comments`, { content, parentId })
const feed = async (who: Browser) => (await who.get('/api/posts')).body as Post[]
const ids = (posts: { id: number }[]) => posts.map(({ id }) => id)
const read = (who: Browser, id: number) => who.get(`/api/posts/${id}`)
const commentsSeen = async (who: Browser, id: number) =>
  ((await read(who, id)).body as Thread).comments
const crowd = () => Promise.all([site.signUp(), site.signUp(), site.signUp()])

describe('who mutes somebody', () => {
  test('sees them in no list and no discussion; they see everything as before', async () => {
    const [ann, ben, eve] = await crowd()
    const post = await write(ben, 'Muted before it is read')
    const common = await write(eve, 'Where all meet')
    const said = (await answer(ben, common.id, 'I am here too')).body as Comment
    const reply = (await answer(eve, common.id, 'I see you', said.id)).body as Comment
    await ben.post('/api/stories', { content: 'A muted moment' })
    expect((await hide(ann, ben, 'mute')).status).toBe(200)

    expect(ids(await feed(ann))).not.toContain(post.id)
    expect(ids((await ann.get('/api/posts?limit=10&offset=0')).body)).not.toContain(post.id)
    const seen = await commentsSeen(ann, common.id)
    expect(ids(seen)).toEqual([reply.id])
    expect(seen[0]?.target).toBeNull()
    expect(JSON.stringify((await ann.get('/api/stories')).body)).not.toContain('A muted moment')

    expect(ids(await feed(ben))).toContain(common.id)
    expect(ids(await commentsSeen(ben, common.id))).toEqual([said.id, reply.id])
    expect(ids(await feed(site.visitor()))).toContain(post.id)
    expect((await read(ann, post.id)).status).toBe(200)
  })

  test('gets whole pages of others, however much they wrote', async () => {
    const [ann, ben, eve] = await crowd()
    const before = await write(eve, 'Older than the flood')
    for (let n = 0; n < 21; n += 1) await write(ben, `Flood ${n}`)
    await hide(ann, ben, 'mute')
    const seen = await feed(ann)
    expect(ids(seen)).toContain(before.id)
    expect(seen.every(({ author }) => author.id !== ben.user.id)).toBe(true)
  })

  test('is not left with empty pages by somebody who writes much: at home, under a topic, in what they follow', async () => {
    const [ann, ben, eve] = await crowd()
    const tag = `Flood${Date.now()}`
    const before = await write(eve, `Older than the flood #${tag}`)
    await ann.post(`/api/topics/${tag}/follow`)
    await site.db
      .insertInto('posts')
      .values(
        Array.from({ length: 45 }, () => ({
          user_id: ben.user.id,
          content: 'A long text. '.repeat(760),
        })),
      )
      .execute()
    await write(ben, `The newest #${tag}`)
    // A block hides both from each other.
    expect((await hide(ben, ann, 'block')).status).toBe(200)
    expect(ids(await feed(ann))).toContain(before.id)
    for (const path of [`/api/topics/${tag}/posts?limit=1`, '/api/posts/following?limit=1'])
      expect([path, ids((await ann.get(path)).body)]).toEqual([path, [before.id]])
  })

  test('hears nothing of them live, and hears again after taking it back', async () => {
    const [ann, ben] = await crowd()
    await hide(ann, ben, 'mute')
    const ears = await listenTo(site.url, { cookies: ann.cookies() })
    const others = await listenTo(site.url)
    const silent = await write(ben, 'Not to be heard')
    // Another test's transaction may hold the event up until after the mute is gone.
    await others.until(({ data }) => data.kind === 'post' && data.post.id === silent.id)
    others.cut()
    expect((await remove(ann, `/api/user/hidden/people/${ben.user.id}`)).status).toBe(200)
    const loud = await write(ben, 'To be heard')
    await ears.until(({ data }) => data.kind === 'post' && data.post.id === loud.id)
    const heard = ears.heard.flatMap(({ data }) => (data.kind === 'post' ? [data.post.id] : []))
    expect(heard).not.toContain(silent.id)
    expect(ids(await feed(ann))).toEqual(expect.arrayContaining([silent.id, loud.id]))
    ears.cut()
  })
})

describe('a block', () => {
  test('hides both from each other: posts, comments, profile', async () => {
    const [ann, ben, eve] = await crowd()
    const [hers, his] = [await write(ann, 'Hers'), await write(ben, 'His')]
    const common = await write(eve, 'Common ground')
    const [annsWord, bensWord] = [
      (await answer(ann, common.id, 'Ann was here')).body as Comment,
      (await answer(ben, common.id, 'Ben was here')).body as Comment,
    ]
    await hide(ann, ben, 'block')
    for (const [who, own, others] of [
      [ann, annsWord, his],
      [ben, bensWord, hers],
    ] as const) {
      expect(ids(await feed(who))).not.toContain(others.id)
      expect((await read(who, others.id)).status).toBe(404)
      expect(ids(await commentsSeen(who, common.id))).toEqual([own.id])
      expect((await who.get(`/api/users/${others.userId}/posts`)).body).toEqual([])
    }
    expect((await ben.get(`/api/users/${ann.user.id}/profile`)).status).toBe(404)
    expect((await ann.get(`/api/users/${ben.user.id}/profile`)).status).toBe(200)
    expect(ids(await commentsSeen(eve, common.id))).toEqual([annsWord.id, bensWord.id])
  })

  test('lets neither answer, like or follow the other, and ends following', async () => {
    const [ann, ben, eve] = await crowd()
    const hers = await write(ann, 'Not for Ben')
    const common = await write(eve, 'For all')
    const said = (await answer(ann, common.id, 'A word')).body as Comment
    await ben.post(`/api/users/${ann.user.id}/follow`)
    await ann.post(`/api/users/${ben.user.id}/follow`)
    await hide(ann, ben, 'block')

    const profile = (await ann.get('/api/user/profile')).body
    expect([profile.followersCount, profile.followingCount]).toEqual([0, 0])
    const tries = [
      await answer(ben, hers.id, 'Let me in'),
      await answer(ben, common.id, 'To you', said.id),
      await ben.post(`/api/posts/${hers.id}/like`),
      await ben.post('/api/interactions/like', { targetType: 'comment', targetId: said.id }),
      await ben.post(`/api/users/${ann.user.id}/follow`),
      await ann.post(`/api/users/${ben.user.id}/follow`),
    ]
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
    expect((await answer(ben, common.id, 'To all')).status).toBe(201)
  })

  test('is nobody else’s business, and of oneself makes no sense', async () => {
    const [ann, ben] = await crowd()
    const { body } = await hide(ann, ben, 'block')
    expect((body as Hidings).people).toEqual([
      { kind: 'block', person: expect.objectContaining({ id: ben.user.id }) },
    ])
    expect((await ann.get('/api/user/hidden')).body).toEqual(body)
    expect((await ben.get('/api/user/hidden')).body.people).toEqual([])
    expect((await hide(ann, ann, 'block')).status).toBe(400)
    const nobody = await put(ann, '/api/user/hidden/people/nobody', { kind: 'mute' })
    expect(nobody.status).toBe(404)
    expect((await ann.get('/api/user/data')).body.hidings).toHaveLength(1)
  })
})

describe('characters', () => {
  const speak = async (postId: number, characterId: string) =>
    insertAiComment(site.db, {
      postId,
      parentId: null,
      characterId,
      content: 'A character has spoken.',
      act: 'OPEN',
      stance: 1,
      quote: null,
      aiDepth: 1,
      isDegraded: false,
      replyId: null,
      at: new Date(),
    } as unknown as Parameters<typeof insertAiComment>[1])

  test('that somebody muted are not seen by them', async () => {
    const [ann] = await crowd()
    const post = await write(ann, 'Who speaks here?', 'panel')
    await speak(post.id, 'skeptic')
    await speak(post.id, 'futurist')
    await put(ann, '/api/user/hidden/characters/skeptic', { kind: 'mute' })
    const seen = await commentsSeen(ann, post.id)
    expect(seen.map(({ aiCharacter }) => aiCharacter?.id)).toEqual(['futurist'])
    expect(await commentsSeen(site.visitor(), post.id)).toHaveLength(2)
    const other = await put(ann, '/api/user/hidden/characters/no-such-one', { kind: 'mute' })
    expect(other.status).toBe(404)
    await remove(ann, '/api/user/hidden/characters/skeptic')
    expect(await commentsSeen(ann, post.id)).toHaveLength(2)
  })

  test('that somebody blocked do not answer them, even when others ask', async () => {
    const [ann, ben] = await crowd()
    const worker = await startWorker(site.services, { hasChores: false })
    const cast = (await ann.get('/api/ai-characters')).body as { id: string }[]
    const [kept, ...blocked] = ids(cast as unknown as { id: number }[]) as unknown as string[]
    for (const id of blocked) {
      await put(ann, `/api/user/hidden/characters/${id}`, { kind: 'block' })
    }
    const post = await write(ann, 'Should cities ban cars from their centres? @logic', 'panel')
    await answer(ben, post.id, 'What do you say, @skeptic?')
    await worker.drain()
    const spoken = await commentsSeen(site.visitor(), post.id)
    const speakers = new Set(spoken.flatMap(({ aiCharacter }) => aiCharacter?.id ?? []))
    expect([...speakers]).toEqual([kept])
    await worker.stop()
  })
})

describe('muted words', () => {
  test('hide posts and comments of others that have them as whole words', async () => {
    const [ann, ben] = await crowd()
    const { status, body } = await put(ann, '/api/user/hidden/words', {
      words: ['Football', 'c++', 'Straße', 'football'],
    })
    expect([status, body.words]).toEqual([200, ['c++', 'football', 'Straße']])
    const hidden = [
      await write(ben, 'I love FOOTBALL.'),
      await write(ben, 'More of #football'),
      await write(ben, 'Is C++ dead?'),
      await write(ben, 'Die straße ist lang'),
    ]
    const shown = [
      await write(ben, 'Two footballs'),
      await write(ben, 'c plus plus'),
      await write(ann, 'My own football'),
    ]
    const seen = ids(await feed(ann))
    expect(seen).toEqual(expect.arrayContaining(ids(shown)))
    expect(seen.filter((id) => ids(hidden).includes(id))).toEqual([])
    await answer(ben, shown[2]!.id, 'football again')
    await answer(ben, shown[2]!.id, 'something else')
    const words = (await commentsSeen(ann, shown[2]!.id)).map(({ content }) => content)
    expect(words).toEqual(['something else'])
  })

  test('have 300 different characters together', async () => {
    const [ann] = await crowd()
    const mute = async (characters: number) => {
      const signs = Array.from({ length: characters }, (_, n) => String.fromCodePoint(0x4e00 + n))
      const words = Array.from({ length: 7 }, (_, n) => signs.slice(n * 50, n * 50 + 50).join(''))
      return put(ann, '/api/user/hidden/words', { words: words.filter(Boolean) })
    }
    expect((await mute(300)).status).toBe(200)
    const { status, body } = await mute(301)
    expect([status, body.message]).toEqual([
      400,
      'All muted words together have at most 300 different characters',
    ])
  })

  test.each([[['']], [['x'.repeat(61)]], [Array.from({ length: 101 }, (_, n) => `w${n}`)]])(
    'are refused like %j',
    async (words) => {
      const [ann] = await crowd()
      expect((await put(ann, '/api/user/hidden/words', { words })).status).toBe(400)
    },
  )
})
