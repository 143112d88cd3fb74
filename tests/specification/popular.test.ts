import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RisingPost } from '#shared/popular.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { insertAiComment } from '#server/posts/posts.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let ann: Member
let ben: Member
let cleo: Member

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ;[ann, ben, cleo] = [await site.signUp(), await site.signUp(), await site.signUp()]
})
afterAll(() => site.close())

const write = async (who: Member, content: string): Promise<number> =>
  (await who.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id
const rising = async () => (await site.visitor().get('/api/posts/rising')).body as RisingPost[]
const soon = { timeout: 20_000, interval: 250 }

test('a new site has nothing rising and nobody popular', async () => {
  expect(await rising()).toEqual([])
  expect((await site.visitor().get('/api/contributors')).body).toEqual([])
})

test('what rises is what other people like and answer; the author and characters do not count', async () => {
  const quiet = await write(ann, 'Nobody but me cares')
  const liked = await write(ann, 'Somebody likes this')
  const answered = await write(ben, `Somebody answers this\n${'and it is long '.repeat(20)}`)
  await ann.post(`/api/posts/${quiet}/like`)
  await ann.post(`/api/posts/${quiet}/comments`, { content: 'Hello?' })
  await insertAiComment(site.db, {
    postId: quiet,
    parentId: null,
    characterId: 'skeptic',
    content: 'I care.',
    act: 'OPEN',
    stance: null,
    quote: null,
    aiDepth: 1,
    isDegraded: false,
    replyId: null,
  })
  await ben.post(`/api/posts/${liked}/like`)
  for (const content of ['One', 'Two']) {
    await cleo.post(`/api/posts/${answered}/comments`, { content })
  }
  await ann.post(`/api/posts/${answered}/like`)

  await vi.waitFor(async () => {
    const posts = await rising()
    expect(posts.map(({ id, likes, answers }) => ({ id, likes, answers }))).toEqual([
      { id: answered, likes: 1, answers: 1 },
      { id: liked, likes: 1, answers: 0 },
    ])
    expect([...posts[0]!.content].length).toBeLessThanOrEqual(120)
  }, soon)
})

test('people are popular by what others gave them, most first; deleted posts and the Scout do not count', async () => {
  const scouts = await site.db
    .insertInto('posts')
    .values({ user_id: 'ai_system', content: 'From the Scout', source: 'evergreen' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ann.post(`/api/posts/${scouts.id}/like`)
  const gone = await write(cleo, 'Soon gone')
  await ann.post(`/api/posts/${gone}/like`)
  await cleo.send(`/api/posts/${gone}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await vi.waitFor(async () => {
    const { body } = await site.visitor().get('/api/contributors')
    expect(body).toMatchObject([
      { person: { id: ben.user.id }, likes: 1, answers: 1 },
      { person: { id: ann.user.id }, likes: 1, answers: 0 },
    ])
    expect(JSON.stringify(body)).not.toContain('@example.org')
  }, soon)
})
