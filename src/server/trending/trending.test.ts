import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { addHeat, heatOf } from './score.ts'

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
  await ann.post('/api/posts', { content: 'Cool #Cool' })
  await ben.post('/api/posts', { content: 'Warm #Warm' })
  await ann.post('/api/posts', { content: 'Warmer #Warm' })
  await vi.waitFor(
    async () => {
      const { body } = await site.visitor().get('/api/trending')
      const mine = body.filter(({ id }: { id: string }) => id === 'cool' || id === 'warm')
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
