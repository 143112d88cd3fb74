import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetStories } from '#server/stories/visitors.ts'
import type { Browser } from '../support/browser.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let ann: Member
let bob: Member
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp('ann')
  bob = await site.signUp('bob')
})
afterAll(() => site.close())

type Story = { id: number; content: string; viewsCount: number }
const share = async (person: Browser, body: object) =>
  (await person.post('/api/stories', body)).body
const list = async (browser: Browser = site.visitor()) =>
  (await browser.get('/api/stories')).body as Story[]
const view = async (browser: Browser, id: number, agent = 'a browser') =>
  (await browser.post(`/api/stories/${id}/view`, undefined, { 'user-agent': agent })).body
const remove = (browser: Browser, id: number) =>
  browser.send(`/api/stories/${id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
const viewsOf = async (id: number) => (await list()).find((one) => one.id === id)?.viewsCount
const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('POST /api/stories answers 201 with the story, which lives for 24 hours', async () => {
  const { status, body } = await ann.post('/api/stories', { content: ' Good morning ' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    content: 'Good morning',
    imageUrl: null,
    viewsCount: 0,
    author: { id: ann.user.id, username: 'ann', firstName: 'Test', lastName: 'Person' },
  })
  expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(86_400_000)
})

test('GET /api/stories is for anybody, newest first, without e-mail addresses', async () => {
  const first = await share(ann, { content: 'First' })
  const second = await share(bob, { content: 'Second' })
  const { status, body } = await site.visitor().get('/api/stories')
  expect([status, body[0].id, body[1].id]).toEqual([200, second.id, first.id])
  expect(JSON.stringify(body)).not.toContain('@example.org')
})

test('an image is kept as given and shown by this site itself', async () => {
  const imageUrl = 'https://pictures.example/a.png?b=c'
  const { picture, ...story } = await share(ann, { content: '', imageUrl })
  expect(story.imageUrl).toBe(imageUrl)
  expect(picture.small).toMatch(/^\/img\?url=https%3A%2F%2Fpictures\.example/)
  expect((await share(ann, { content: 'No image', imageUrl: '' })).imageUrl).toBeNull()
})

test.each([
  [{}, 'Please add some content or an image to your story.'],
  [{ content: ' \n' }, 'Please add some content or an image to your story.'],
  [{ content: '', imageUrl: ' ' }, 'Please add some content or an image to your story.'],
  [{ content: 'x'.repeat(2001) }, 'Story must be at most 2000 characters'],
  [{ imageUrl: 'javascript:alert(1)' }, 'Please enter an image URL that begins with https://'],
  [{ imageUrl: 'pictures.example' }, 'Please enter an image URL that begins with https://'],
  [{ imageUrl: 'https://a:b@c.example' }, 'Please enter an image URL that begins with https://'],
])('a story like %$ is refused', async (body, message) => {
  const answer = await ann.post('/api/stories', body)
  expect([answer.status, answer.body.message]).toEqual([400, message])
})

test('creating a story needs a login; so does removing one', async () => {
  expect((await site.visitor().post('/api/stories', { content: 'Hello' })).status).toBe(401)
  expect((await remove(site.visitor(), 1)).status).toBe(401)
})

test('only its author removes a story before its time', async () => {
  const { id } = await share(ann, { content: 'A mistake' })
  expect((await remove(bob, id)).status).toBe(404)
  expect((await remove(ann, id)).status).toBe(204)
  expect((await remove(ann, id)).status).toBe(404)
  expect((await list()).some((one) => one.id === id)).toBe(false)
  expect((await bob.post(`/api/stories/${id}/view`)).status).toBe(404)
})

test('a view counts once a person, once a day a visitor, and never the author', async () => {
  const { id } = await share(ann, { content: 'Look' })
  expect(await view(ann, id)).toEqual({ viewsCount: 0 })
  expect(await view(bob, id)).toEqual({ viewsCount: 1 })
  expect(await view(bob, id)).toEqual({ viewsCount: 1 })
  expect(await view(site.visitor(), id)).toEqual({ viewsCount: 2 })
  expect(await view(site.visitor(), id)).toEqual({ viewsCount: 2 })
  expect(await view(site.visitor(), id, 'another browser')).toEqual({ viewsCount: 3 })
  expect(await viewsOf(id)).toBe(3)
})

test('views stay exact when many look at the same moment', async () => {
  const { id } = await share(ann, { content: 'Look, all of you' })
  const agents = Array.from({ length: 20 }, (_, n) => `browser ${n}`)
  await Promise.all([...agents, ...agents, ...agents].map((one) => view(site.visitor(), id, one)))
  expect(await viewsOf(id)).toBe(20)
})

test('what a visitor is called cannot be undone after a day', async () => {
  const { id } = await share(ann, { content: 'Who looks?' })
  await view(site.visitor(), id)
  const names = () =>
    site.db.selectFrom('story_views').select('viewer').where('story_id', '=', id).execute()
  expect((await names())[0]?.viewer).toMatch(/^~[\w-]{43}$/)
  await site.pool.query(`update story_views set created_at = now() - interval '25 hours'`)
  await site.pool.query(`update settings set updated_at = now() - interval '25 hours'`)
  await forgetStories(site.db)
  expect(await names()).toEqual([])
  const salts = await site.pool.query(`select 1 from settings where key = 'story_visitors'`)
  expect(salts.rowCount).toBe(0)
})

test('an expired story is served to nobody, counts no views, and goes from kept pages', async () => {
  const { id } = await share(ann, { content: 'Soon gone from here' })
  const page = async () => String((await site.visitor().get('/stories')).body)
  expect(await page()).toContain('Soon gone from here')
  const heard: number[] = []
  site.app.hub.subscribe((events) => {
    for (const { change: one, cursor } of events)
      if (one.kind === 'story' && cursor === null) heard.push(one.storyId)
  })
  await site.pool.query(
    `update stories set expires_at = now() + interval '400 milliseconds' where id = $1`,
    [id],
  )
  // Any story wakes the watch, which learns when the next one expires.
  await share(ann, { content: 'Another' })
  await until(async () => heard.includes(id))
  expect((await list()).some((one) => one.id === id)).toBe(false)
  expect(await page()).not.toContain('Soon gone from here')
  expect((await bob.post(`/api/stories/${id}/view`)).status).toBe(404)
  await forgetStories(site.db)
  const kept = await site.db.selectFrom('stories').select('id').where('id', '=', id).execute()
  expect(kept).toEqual([])
})
