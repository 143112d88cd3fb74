import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { letSpeak } from '../../../tests/support/speaking.ts'
import { ensureCast } from '../characters/cast.ts'
import { recordStance } from '../characters/positions/stances.ts'
import { categoriesOf } from './categories.ts'
import { sortPosts } from './sorting.ts'
import { spellingsMost, spellTags } from './spellings.ts'

const at = new Date()
let site: TestSite
let ann: Member

beforeAll(async () => {
  site = await testSite({ clock: () => at })
  await ensureCast(site.db)
  ann = await site.signUp()
})
afterAll(() => site.close())

const post = async (content: string): Promise<number> =>
  (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id
const get = async (path: string) => (await site.visitor().get(path)).body
const ids = (posts: { id: number }[]) => posts.map(({ id }) => id)

test('a topic has its discussions, its related hashtags and its last thirty days', async () => {
  const first = await post('Should towns build #Canals? #Water')
  const second = await post('Old #canals, new uses #Water #Heritage')
  const gone = await post('Never mind #Canals #Forgotten')
  await ann.send(`/api/posts/${gone}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const topic = await get('/api/topics/CANALS')
  expect(topic).toMatchObject({
    id: 'canals',
    hashtag: 'Canals',
    discussionCount: 2,
    related: [
      { hashtag: 'Water', discussionCount: 2 },
      { hashtag: 'Heritage', discussionCount: 1 },
    ],
    views: [],
  })
  expect(topic.curve).toHaveLength(30)
  expect(topic.curve.at(-1)).toEqual({ day: at.toISOString().slice(0, 10), posts: 2 })
  expect(ids(await get('/api/topics/canals/posts'))).toEqual([second, first])
  expect(ids(await get(`/api/topics/canals/posts?limit=1&before=${second}`))).toEqual([first])
})

test('a hashtag stands once on a post: in its words, or below them where those are cut', async () => {
  const short = await post('Should #Locks open at night?')
  const long = await post(`${'A long thought about water. '.repeat(12)} #Sluices`)
  const links = async (path: string, id: number) =>
    parse(await get(path))
      .querySelectorAll(`#post-${id} a[href^="/topic/"]`)
      .map((link) => link.text)
  expect(await links(`/post/${short}`, short)).toEqual(['#Locks'])
  expect(await links('/', short)).toEqual(['#Locks'])
  expect(await links('/topic/Locks', short)).toEqual(['#Locks'])
  expect(await links(`/post/${long}`, long)).toEqual(['#Sluices'])
  expect(await links('/topic/Sluices', long)).toEqual(['#Sluices'])
})

describe('a topic that is written in two spellings', () => {
  let posts: number[]
  beforeAll(async () => {
    const first = await post('Shorter hours? #FourDayWeek #Work')
    const second = await post('Longer hours? #4DayWeek #Work')
    posts = [await post('Either hours? #4DayWeek #FourDayWeek'), second, first]
  })
  const spellings = ['FourDayWeek', '4DayWeek', 'fourdayweek', 'four_day_weeks']

  test.each(spellings)('is one, by whichever is asked for: %s', async (typed) => {
    const named = { id: 'fourdayweek', hashtag: 'FourDayWeek', discussionCount: 3 }
    const topic = await get(`/api/topics/${typed}`)
    expect(topic).toMatchObject({ ...named, related: [{ hashtag: 'Work', discussionCount: 2 }] })
    expect(topic.curve.at(-1).posts).toBe(3)
    expect(ids(await get(`/api/topics/${typed}/posts`))).toEqual(posts)
    expect(ids(await get(`/api/topics/${typed}/posts?limit=1&before=${posts[0]}`))).toEqual([
      posts[1],
    ])
    expect((await get(`/api/trending/${typed}/why`)).hashtag).toBe('FourDayWeek')
    expect(await get(`/topic/${typed}/feed.xml`)).toContain('#FourDayWeek')
  })

  test('has one page, to which the address of the other leads', async () => {
    const open = async (path: string) => {
      const { status, headers } = await site.visitor().send(path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    expect(await open('/topic/4DayWeek?order=active')).toEqual([
      308,
      '/topic/FourDayWeek?order=active',
    ])
    expect(await open('/topic/fourdayweek')).toEqual([308, '/topic/FourDayWeek'])
    expect(await open('/topic/FourDayWeek')).toEqual([200, null])
    const sitemap = await get('/sitemaps/topics.xml')
    expect(sitemap).toContain('/topic/FourDayWeek')
    expect(sitemap).not.toContain('/topic/4DayWeek')
  })

  test('is found once, with the discussions of both', async () => {
    const search = (query: string) => get(`/api/search?${query}`)
    const { topics } = await search('q=4dayweek')
    expect(topics).toMatchObject([{ id: 'fourdayweek', discussionCount: 3 }])
    const found = await search('q=hours&tag=4DayWeek&kind=posts')
    expect(ids(found.posts).toSorted((a, b) => b - a)).toEqual(posts)
    const beside = await get('/api/topics/Work')
    expect(beside.related).toMatchObject([{ id: 'fourdayweek', discussionCount: 3 }])
  })

  test('is named by the other when the first is written no more', async () => {
    await ann.put(`/api/posts/${posts[2]}`, { content: 'Shorter?' })
    await ann.put(`/api/posts/${posts[0]}`, { content: 'Either? #4DayWeek #ThreeDayWeeks' })
    const renamed = { id: '4dayweek', hashtag: '4DayWeek', discussionCount: 2 }
    expect(await get('/api/topics/FourDayWeek')).toMatchObject(renamed)
    await ann.put(`/api/posts/${posts[2]}`, { content: 'Shorter? #3DayWeek' })
    expect(ids(await get('/api/topics/3dayweek/posts'))).toEqual([posts[0], posts[2]])
  })

  test('is one, too, where that was not kept yet', async () => {
    await site.db.deleteFrom('spellings').execute()
    expect(ids(await get('/api/topics/3dayweek/posts'))).toEqual([posts[2]])
    await spellTags(site.db)
    expect(ids(await get('/api/topics/3dayweek/posts'))).toEqual([posts[0], posts[2]])
  })
})

describe('a topic that is written in eighty spellings', () => {
  /** All mean the same: each has its underscores between other letters. */
  const spellings = Array.from({ length: 80 }, (_, n) => {
    const word = [...'seashore'].map((letter, at) => ((n >> at) & 1 ? `${letter}_` : letter))
    return `${word.join('')}_plan`
  })
  const topicOf = async (tag: string) => (await get(`/api/topics/${tag}`)).id
  beforeAll(async () => {
    for (let n = 0; n < 80; n += 5)
      await post(`A plan ${n} #${spellings.slice(n, n + 5).join(' #')}`)
  })

  test('has the first fifty; the others are topics of their own', async () => {
    const all = await Promise.all(spellings.map(topicOf))
    expect(new Set(all.slice(0, spellingsMost))).toEqual(new Set([all[0]]))
    expect(all.slice(spellingsMost)).toEqual(spellings.slice(spellingsMost))
    expect(await get(`/api/topics/${spellings[0]}`)).toMatchObject({ discussionCount: 10 })
  })

  test('and was before that was bounded can be read', async () => {
    await site.db
      .updateTable('spellings')
      .set({ topic: 'seashoreplan' })
      .where('tag', 'in', spellings)
      .execute()
    expect((await site.visitor().get(`/topic/${await topicOf(spellings[0]!)}`)).status).toBe(200)
    expect(await get(`/api/topics/${spellings[0]}`)).toMatchObject({ discussionCount: 16 })
    expect(await get(`/api/topics/${spellings[79]}/posts`)).toHaveLength(16)
  })

  test('has no more when a text is edited, or spelled later', async () => {
    const id = await post('Not yet')
    await ann.put(`/api/posts/${id}`, { content: 'Edited #s_e_a_s_h_o_r_e_plan' })
    expect(await topicOf('s_e_a_s_h_o_r_e_plan')).toBe('s_e_a_s_h_o_r_e_plan')
    await site.db.deleteFrom('spellings').where('tag', '=', 's_e_a_s_h_o_r_e_plan').execute()
    await spellTags(site.db)
    expect(await topicOf('s_e_a_s_h_o_r_e_plan')).toBe('s_e_a_s_h_o_r_e_plan')
  })
})

test('the most active discussions of a topic are those with the most responses', async () => {
  const busy = await post('Busy #Harbour')
  const quiet = await post('Quiet #Harbour')
  await ann.post(`/api/posts/${busy}/comments`, { content: 'Here' })
  expect(ids(await get('/api/topics/harbour/posts?order=active'))).toEqual([busy, quiet])
  expect(ids(await get('/api/topics/harbour/posts'))).toEqual([quiet, busy])
})

test('a hashtag without a discussion is no topic', async () => {
  for (const tag of ['never_used', 'forgotten', '%23', 'a'.repeat(99)]) {
    expect((await site.visitor().get(`/api/topics/${tag}`)).status, tag).toBe(404)
  }
})

test('a topic tells where each character stood last, and on what', async () => {
  const postId = await post('Close every #Funfair?')
  const say = async (stance: -1 | 0 | 1, previous: -1 | 0 | 1 | null) => {
    const commentId = await letSpeak(site.db, { postId, stance, content: `I am at ${stance}.` })
    await recordStance(site.db, {
      characterId: 'skeptic',
      postId,
      topic: 'tag:funfair',
      aspect: 'whole',
      value: stance,
      previous,
      commentId,
      causeCommentId: null,
    })
    return commentId
  }
  await say(-1, null)
  const latest = await say(0, -1)
  const { views } = await get('/api/topics/funfair')
  expect(views).toMatchObject([
    {
      about: '#funfair',
      standings: [{ character: { id: 'skeptic' }, stance: 0, postId, commentId: latest }],
    },
  ])
})

test('what a text is about follows from its words, in hashtags too, and may be nothing', () => {
  expect(categoriesOf('Should nurses and doctors in every hospital strike?')[0]).toBe('Healthcare')
  expect(categoriesOf('Thoughts on this? #SolarPanels')).toEqual(['Environment'])
  expect(categoriesOf('Teachers say homework should end. Pupils agree.')).toEqual(['Education'])
  expect(categoriesOf('One for #education, whatever else it says about sharks')).toEqual([
    'Education',
  ])
  expect(categoriesOf('Hello everybody!')).toEqual([])
})

test('a post stands under its categories as soon as it is written, and moves when it is edited', async () => {
  const id = await post('Is the vaccine from this hospital safe, doctor?')
  const listed = async (category: string) => ids(await get(`/api/categories/${category}/posts`))
  expect(await listed('Healthcare')).toContain(id)
  expect(await listed('Education')).not.toContain(id)
  expect((await get(`/api/posts/${id}`)).categories).toEqual(['Healthcare'])
  await ann.send(`/api/posts/${id}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'Is this school good for the pupils, teacher?' }),
  })
  expect(await listed('Healthcare')).not.toContain(id)
  expect(await listed('Education')).toContain(id)
  expect((await site.visitor().get('/api/categories/Gossip/posts')).status).toBe(400)
})

test('a post of two categories stands once under each, in one order with the others', async () => {
  const both = await post('Doctors in hospital and teachers in school: who is paid less?')
  const one = await post('A new vaccine for every patient in hospital')
  const page = ids(await get('/api/categories/Healthcare/posts?limit=2'))
  expect(page).toEqual([one, both])
  expect(ids(await get('/api/categories/Education/posts?limit=1'))).toEqual([both])
})

test('what was written before there were categories gets them', async () => {
  const id = await post('An election for the parliament and the senate')
  await site.db.updateTable('posts').set({ categories: null }).where('id', '=', id).execute()
  await sortPosts(site.db)
  expect((await get(`/api/posts/${id}`)).categories[0]).toBe('Politics')
})
