import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrendingTopic, WhyTrending } from '#shared/trending.ts'
import { scoutId } from '#shared/users.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { insertAiComment, writePost } from '../posts/posts.ts'
import { listTrending } from './ranking.ts'

let site: TestSite
let ann: Member
let ben: Member

beforeAll(async () => {
  site = await testSite()
  ;[ann, ben] = [await site.signUp(), await site.signUp()]
})
afterAll(() => site.close())

/** A discussion that the Scout opened, with its story of such a score now. */
const openStory = async (hashtag: string, score: number) => {
  const at = new Date()
  const post = await writePost(site.db, {
    author: { id: scoutId },
    content: `Should this be? #${hashtag}`,
    aiSeats: 'humans_only',
    source: 'news',
    at,
  })
  const { id } = await site.db
    .insertInto('scout_topics')
    .values({
      title: 'This to be',
      hashtag,
      state: 'opened',
      score,
      observed: 3,
      baseline: 1,
      post_id: post.id,
      weighed_at: at,
      first_seen_at: at,
      last_seen_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.db.insertInto('scout_sources').values({ id: hashtag }).execute()
  await site.db
    .insertInto('scout_items')
    .values({
      source_id: hashtag,
      key: 'k',
      kind: 'headline',
      title: 'This to be',
      url: 'https://a.example/1',
      publisher: 'A Paper',
      rank: 1,
      weight: 1,
      verdict: 'fine',
      topic_id: id,
      first_seen_at: at,
      last_seen_at: at,
    })
    .execute()
  return post
}
const why = async (hashtag: string) =>
  (await site.visitor().get(`/api/trending/${hashtag}/why`)).body as WhyTrending

test('people and the Scout lift topics together, best first, and each says why', async () => {
  await openStory('Loud', 3)
  await openStory('Quiet', 0.2)
  const { body: mine } = await ann.post('/api/posts', { content: 'Mine #Mine' })
  await ben.post('/api/posts', { content: 'Also #Quiet' })
  const order = (await listTrending(site.db)).map(({ hashtag }) => hashtag)
  expect(order).toEqual(['Loud', 'Quiet'])
  await ben.post(`/api/posts/${mine.id}/like`)
  const shared = (await listTrending(site.db)).map(({ hashtag }) => hashtag)
  // ln(1 + 3) of a post lies between the two stories; with one of its own the second overtakes
  expect(shared).toEqual(['Loud', 'Quiet', 'Mine'])

  expect(await why('Loud')).toMatchObject({
    hashtag: 'Loud',
    people: { observed: 0, baseline: 0, people: 0 },
    scout: {
      title: 'This to be',
      observed: 3,
      baseline: 1,
      reports: [{ title: 'This to be', url: 'https://a.example/1', publisher: 'A Paper' }],
    },
    humanShare: 0,
  })
  const { humanShare, people } = await why('quiet')
  expect(people).toEqual({ observed: 3, baseline: 0, people: 1 })
  expect(humanShare).toBeCloseTo(Math.log(4) / (Math.log(4) + 0.2), 2)
  expect(await why('Mine')).toMatchObject({ scout: null, humanShare: 1 })
  expect((await site.visitor().get('/api/trending/Nobody/why')).status).toBe(404)
})

test('why a topic is trending stands in its page, also for a reader without scripts', async () => {
  await openStory('Told', 2)
  const { body } = await site.visitor().get('/topic/Told')
  const told = parse(body as string).querySelector('#why')?.text
  expect(told).toMatch(/News, last hour\D*3, usually 1/)
  expect(told).toMatch(/Share of people\s*0\s%/)
  expect(told).toMatch(/Reported by\s*A Paper/)
})

test('two spellings of a topic are one, and a post with both counts once', async () => {
  await ann.post('/api/posts', { content: 'One #FourDayWeek' })
  await ben.post('/api/posts', { content: 'Two #4DayWeek and #FourDayWeek' })
  const [week, ...others] = (await listTrending(site.db)).filter(({ hashtag }) =>
    /week/i.test(hashtag),
  )
  expect([week, others]).toEqual([
    { id: 'fourdayweek', hashtag: 'FourDayWeek', discussionCount: 2 },
    [],
  ])
})

test('a thousand comments by characters change nothing', async () => {
  await ensureCast(site.db)
  const { body: post } = await ann.post('/api/posts', {
    content: 'Still #Still',
    aiSeats: 'humans_only',
  })
  const scores = () =>
    site.db.selectFrom('tags').select(['key', 'trend_score']).orderBy('key').execute()
  const ids = async () => (await listTrending(site.db)).map(({ id }: TrendingTopic) => id)
  const before = [await scores(), await ids()]
  const { id: characterId } = await site.db
    .selectFrom('characters')
    .select('id')
    .executeTakeFirstOrThrow()
  await site.db.transaction().execute(async (trx) => {
    for (let at = 0; at < 1000; at += 1)
      await insertAiComment(trx, {
        postId: post.id,
        parentId: null,
        characterId,
        content: `Words about #Still and #Other, number ${at}`,
        act: 'EXTEND',
        stance: 1,
        quote: null,
        aiDepth: 1,
        isDegraded: false,
        replyId: null,
      })
  })
  expect([await scores(), await ids()]).toEqual(before)
  expect((await why('Still')).people).toEqual({ observed: 3, baseline: 0, people: 1 })
})
