import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { addHeat, heatOf } from './score.ts'
import { listTrending } from './ranking.ts'

let site: TestSite
let ann: Member
let ben: Member
const at = new Date()

beforeAll(async () => {
  site = await testSite({ clock: () => at })
  ;[ann, ben] = [await site.signUp(), await site.signUp()]
})
afterAll(() => site.close())

const score = async (key: string) => {
  const row = await site.db
    .selectFrom('tags')
    .select('trend_score')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.trend_score
}

test('a tag has the heat of its uses, one weight per person and hour: the heaviest', async () => {
  const { id } = (await ann.post('/api/posts', { content: 'One #Heat' })).body
  await ann.post('/api/posts', { content: 'Two #heat' })
  expect(await score('heat')).toBeCloseTo(heatOf('post', at), 9)

  await ben.post(`/api/posts/${id}/comments`, { content: 'Three' })
  await ben.post(`/api/posts/${id}/comments`, { content: 'Four' })
  await ben.post(`/api/posts/${id}/like`)
  await ann.post(`/api/posts/${id}/like`)
  const uses = [heatOf('post', at), heatOf('comment', at)]
  expect(await score('heat')).toBeCloseTo(uses.reduce(addHeat), 9)

  const cat = await site.signUp()
  await cat.post(`/api/posts/${id}/like`)
  expect(await score('heat')).toBeCloseTo([...uses, heatOf('like', at)].reduce(addHeat), 9)
  await cat.post(`/api/posts/${id}/comments`, { content: 'Five' })
  expect(await score('heat')).toBeCloseTo([...uses, heatOf('comment', at)].reduce(addHeat), 9)
})

test('the list tells the hottest first and how many posts discuss it, soon after it changed', async () => {
  const { body: cool } = await ann.post('/api/posts', { content: 'Cool #Cool' })
  await ben.post(`/api/posts/${cool.id}/like`)
  await ann.post('/api/posts', { content: 'Mine alone #Alone' })
  await ben.post('/api/posts', { content: 'Warm #Warm' })
  await ann.post('/api/posts', { content: 'Warmer #Warm' })
  await vi.waitFor(
    async () => {
      const { body } = await site.visitor().get('/api/trending')
      const mine = body.filter(({ id }: { id: string }) => ['cool', 'warm', 'alone'].includes(id))
      expect(mine).toEqual([
        { id: 'warm', hashtag: 'Warm', discussionCount: 2 },
        { id: 'cool', hashtag: 'Cool', discussionCount: 1 },
      ])
    },
    { timeout: 3000, interval: 100 },
  )
  const [post] = (await site.visitor().get('/api/posts')).body
  expect(post).toMatchObject({ tags: ['Warm'], isTrending: true })
})

test('what only its author has used or answered does not trend, nor is it marked so', async () => {
  const topics = async () =>
    (await listTrending(site.db)).map(({ id }) => id).filter((id) => id.startsWith('solo'))
  const { body: post } = await ann.post('/api/posts', { content: 'One #Solo1 #Solo2' })
  await ann.post('/api/posts', { content: 'Two #Solo1' })
  await ann.post(`/api/posts/${post.id}/comments`, { content: 'My own answer' })
  await ann.post(`/api/posts/${post.id}/like`)
  const isMarked = async () => (await ann.get(`/api/posts/${post.id}`)).body.isTrending
  expect([post.isTrending, await isMarked(), await topics()]).toEqual([false, false, []])
  await ben.post(`/api/posts/${post.id}/comments`, { content: 'Another’s answer' })
  expect([await isMarked(), (await topics()).toSorted()]).toEqual([true, ['solo1', 'solo2']])
})

test('of a post with very many hashtags the first ten count', async () => {
  const tags = Array.from({ length: 40 }, (_tag, n) => `Many${n}`)
  const content = tags.map((tag) => `#${tag}`).join(' ')
  const { body: post } = await ann.post('/api/posts', { content: 'So much' })
  const { body: other } = await ann.post('/api/posts', { content })
  expect(other.tags).toEqual(tags.slice(0, 10))
  const { body: edited } = await ann.send(`/api/posts/${post.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content: `Now ${content}` }),
  })
  expect(edited.tags).toEqual(tags.slice(0, 10))
})
