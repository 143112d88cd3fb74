import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Poll } from '#shared/polls.ts'
import type { Post } from '#shared/posts.ts'
import { listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { readDesk } from '../moderation/desk.ts'
import { findHeld } from '../moderation/held-texts.ts'
import { release } from '../moderation/release.ts'
import { forgetForGood } from '../people/purge.ts'
import { endPolls } from './ending.ts'

let site: TestSite
let ann: Member
let now = new Date()

beforeAll(async () => {
  site = await testSite({ clock: () => now })
  ann = await proven()
})
afterAll(() => site.close())

const proven = (): Promise<Member> => site.signUpProven()
let asked = 0
const ask = async (poll: object = { options: ['Yes', 'No', 'Later'], hours: 24 }) => {
  const content = `Is it so, for the ${(asked += 1)}th time of asking?`
  return ann.post('/api/posts', { content, aiSeats: 'humans_only', poll })
}
const askFor = async (poll?: object) => {
  const { status, body } = await ask(poll)
  expect({ status, body }).toMatchObject({ status: 201 })
  return body as Post
}
const vote = (person: Member, post: Post, option: number) =>
  person.send(`/api/posts/${post.id}/poll/vote`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ option }),
  })
const pollIn = async (reader: Pick<Member, 'get'>, { id }: Post) => {
  const posts = (await reader.get('/api/posts')).body as Post[]
  return posts.find((post) => post.id === id)?.poll
}

it('a post comes with its poll, in lists and alone, and others come without', async () => {
  const post = await askFor()
  expect(post.poll).toMatchObject({
    options: ['Yes', 'No', 'Later'],
    isEnded: false,
    voters: 0,
    results: null,
    own: null,
  })
  expect(Date.parse(post.poll!.endsAt) - now.getTime()).toBe(24 * 3_600_000)
  expect(await pollIn(site.visitor(), post)).toEqual(post.poll)
  expect((await ann.get(`/api/posts/${post.id}`)).body).toMatchObject({ poll: post.poll })
  const plain = (await ann.post('/api/posts', { content: 'No poll', aiSeats: 'humans_only' }))
    .body as Post
  expect(plain).not.toHaveProperty('poll')
  expect((await ann.get(`/api/posts/${plain.id}/poll`)).status).toBe(404)
})

it('results are hidden until one has voted, on the front page as well', async () => {
  const post = await askFor()
  const bob = await proven()
  expect((await vote(ann, post, 1)).body).toMatchObject({
    voters: 1,
    results: { counts: [0, 1, 0], firstCounts: [0, 1, 0] },
    own: { option: 1, firstOption: 1 },
  })
  for (const reader of [bob, site.visitor()])
    expect(await pollIn(reader, post)).toMatchObject({ voters: 1, results: null, own: null })
  expect(await pollIn(ann, post)).toMatchObject({ results: { counts: [0, 1, 0] } })
  await vote(bob, post, 0)
  expect(await pollIn(ann, post)).toMatchObject({ voters: 2, results: { counts: [1, 1, 0] } })
  expect(await pollIn(bob, post)).toMatchObject({ own: { option: 0 } })
})

it('a changed vote counts once, and stands beside the first', async () => {
  const post = await askFor()
  for (const option of [0, 2, 2, 1]) await vote(ann, post, option)
  const { body } = await ann.get(`/api/posts/${post.id}/poll`)
  expect(body).toMatchObject({
    voters: 1,
    ballots: 3,
    results: { counts: [0, 1, 0], firstCounts: [1, 0, 0] },
    own: { option: 1, firstOption: 0 },
  })
})

it('many votes at the same moment are counted each', async () => {
  const post = await askFor()
  const people = await Promise.all(Array.from({ length: 8 }, proven))
  await Promise.all(people.flatMap((one, at) => [vote(one, post, at % 3), vote(one, post, 1)]))
  const { results, voters } = (await vote(ann, post, 0)).body as Poll
  expect(voters).toBe(9)
  const { rows } = await site.pool.query(
    'select option, count(*)::int from poll_votes where post_id = $1 group by option',
    [post.id],
  )
  const counted = [0, 1, 2].map((at) => rows.find(({ option }) => option === at)?.count ?? 0)
  expect(results?.counts).toEqual(counted)
})

it('after the end nobody votes, and everybody sees the results', async () => {
  const post = await askFor({ options: ['Yes', 'No'], hours: 1 })
  await vote(ann, post, 0)
  const ears = await listenTo(site.url, { topics: `post:${post.id}` })
  now = new Date(now.getTime() + 3_600_000)
  const late = await vote(ann, post, 1)
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'poll_ended' })
  await endPolls(site.services)
  const { data } = await ears.until(({ data }) => data.kind === 'poll' && data.isEnded)
  expect(data).toMatchObject({ postId: post.id, isEnded: true, results: { counts: [1, 0] } })
  ears.cut()
  expect(await pollIn(site.visitor(), post)).toMatchObject({
    isEnded: true,
    results: { counts: [1, 0] },
  })
})

it('open browsers hear how many voted, and not how', async () => {
  const post = await askFor()
  const ears = await listenTo(site.url, { topics: `post:${post.id}` })
  await vote(ann, post, 0)
  const { data } = await ears.until(({ data }) => data.kind === 'poll')
  expect(data).toMatchObject({ postId: post.id, voters: 1, ballots: 1, results: null })
  ears.cut()
})

it('what cannot be is refused', async () => {
  const refused: object[] = [
    { options: ['Only one'], hours: 1 },
    { options: ['1', '2', '3', '4', '5', '6', '7'], hours: 1 },
    { options: ['Same', 'same'], hours: 1 },
    { options: ['Yes', ' '], hours: 1 },
    { options: ['Yes', 'x'.repeat(81)], hours: 1 },
    { options: ['Yes', 'No'], hours: 0 },
    { options: ['Yes', 'No'], hours: 721 },
    { options: ['Yes', 'No'], hours: 1.5 },
  ]
  for (const poll of refused) expect((await ask(poll)).status).toBe(400)
  const post = await askFor({ options: ['Yes', 'No'], hours: 720 })
  expect((await vote(ann, post, 2)).status).toBe(400)
  expect((await vote(ann, { ...post, id: 999_999 }, 1)).status).toBe(404)
})

it('whose address is not proven, who is suspended and what is no person never votes', async () => {
  const post = await askFor()
  const bob = await site.signUp()
  expect((await vote(bob, post, 1)).body).toMatchObject({ code: 'unproven' })
  const scouts = { post_id: post.id, user_id: 'ai_system', option: 1, first_option: 1 }
  const values = { ...scouts, created_at: now, updated_at: now }
  await expect(site.db.insertInto('poll_votes').values(values).execute()).rejects.toThrow(/check/)
  const cal = await proven()
  const until = new Date(now.getTime() + 3_600_000)
  const suspended = { sanction: 'suspended', sanctioned_until: until, sanction_reason: 'Rude' }
  await site.db.updateTable('users').set(suspended).where('id', '=', cal.user.id).execute()
  expect((await vote(cal, post, 1)).status).toBe(403)
  expect(await pollIn(site.visitor(), post)).toMatchObject({ voters: 0 })
})

it('the words of options are screened with the post, and the poll is there once it is released', async () => {
  const options = ['Buy at https://one.example.shop', 'Or at https://two.example.shop']
  const post = await askFor({ options, hours: 2 })
  expect(post).toMatchObject({ isHeld: true, poll: { options } })
  const { queue } = await readDesk(site.db, now)
  expect(queue[0]?.content).toBe([post.content, ...options.map((one) => `• ${one}`)].join('\n'))
  const held = await findHeld(site.db, -post.id)
  await release(site.db, held!, now)
  await site.db.deleteFrom('held_texts').where('id', '=', -post.id).execute()
  const [released] = (await site.visitor().get('/api/posts')).body as Post[]
  expect(released).toMatchObject({ content: post.content, poll: { options } })
})

it('a vote goes with its account, out of the counts as well', async () => {
  const post = await askFor()
  const bob = await proven()
  await vote(ann, post, 1)
  await vote(bob, post, 0)
  await vote(bob, post, 2)
  await site.db.transaction().execute((trx) => forgetForGood(trx, bob.user.id))
  expect((await ann.get(`/api/posts/${post.id}/poll`)).body).toMatchObject({
    voters: 1,
    results: { counts: [0, 1, 0], firstCounts: [0, 1, 0] },
  })
})
