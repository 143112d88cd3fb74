import { afterAll, beforeAll, expect, test } from 'vitest'
import { characterColors, characterIcons } from '#shared/characters.ts'
import { contract } from '#shared/contract.ts'
import { displayName } from '#shared/text.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { writePost } from '#server/posts/posts.ts'
import { type Member, type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp('ann')
})
afterAll(() => site.close())

const author = ['id', 'username', 'firstName', 'lastName', 'profileImageUrl']
const fields = (object: object) => Object.keys(object)

test('a post and its comments have the fields of the specification', async () => {
  const post = (await ann.post('/api/posts', { content: 'All of it #Whole' })).body
  await ann.post(`/api/posts/${post.id}/comments`, { content: 'An answer' })
  const [first] = (await site.visitor().get('/api/posts')).body
  expect(fields(first)).toEqual(
    expect.arrayContaining(
      'id content userId author createdAt updatedAt tags isTrending likesCount sharesCount commentsCount isLiked imageUrl comments'.split(
        ' ',
      ),
    ),
  )
  expect(first.tags).toEqual(['Whole'])
  expect(fields(first.author)).toEqual(expect.arrayContaining(author))
  const [comment] = first.comments
  expect(fields(comment)).toEqual(
    expect.arrayContaining(
      'id content createdAt likesCount author isAiResponse aiCharacter'.split(' '),
    ),
  )
  expect([comment.isAiResponse, comment.aiCharacter]).toEqual([false, null])
})

test('what the Scout opens is by ai_system, and its page calls it AI Scout', async () => {
  const { id } = await writePost(site.db, {
    author: { id: 'ai_system' },
    content: 'Worth a debate? #Scouted',
    aiSeats: 'panel',
    source: 'evergreen',
    at: new Date(),
  })
  expect((await site.visitor().get(`/api/posts/${id}`)).body.userId).toBe('ai_system')
  expect((await site.visitor().get(`/post/${id}`)).body).toMatch(/"poster-names">AI Scout</)
})

test('characters, topics, stories and members have the fields of the specification', async () => {
  const characters = (await site.visitor().get('/api/ai-characters')).body
  expect(characters.length).toBeGreaterThanOrEqual(8)
  const icons = 'brain heart chart-line lightbulb leaf exclamation rocket book'
  const colors = 'purple pink teal yellow emerald red indigo rose'
  expect(characterIcons).toEqual(icons.split(' '))
  expect(characterColors).toEqual(colors.split(' ').map((color) => `ai-${color}`))
  for (const { id, name, icon, color, personality, specialties } of characters) {
    expect([id, name, personality, specialties[0]].every((text) => text.length > 0)).toBe(true)
    expect(characterIcons).toContain(icon)
    expect(characterColors).toContain(color)
  }
  const { body: topical } = await ann.post('/api/posts', { content: 'In use #Topical' })
  await (await site.signUp()).post(`/api/posts/${topical.id}/like`)
  await expect
    .poll(async () => (await site.visitor().get('/api/trending')).body)
    .toContainEqual(
      expect.objectContaining({
        id: expect.any(String),
        hashtag: 'Topical',
        discussionCount: expect.any(Number),
      }),
    )
  const story = (await ann.post('/api/stories', { content: 'Now' })).body
  expect(fields(story)).toEqual(
    expect.arrayContaining('id content imageUrl createdAt expiresAt viewsCount author'.split(' ')),
  )
  expect(fields(story.author)).toEqual(expect.arrayContaining(author))
  const user = (await ann.get('/api/user')).body
  expect(fields(user)).toEqual(expect.arrayContaining([...author, 'email', 'isAdmin']))
})

test('a person is called by both names, else the username, else the e-mail', () => {
  const whole = { firstName: 'Ann', lastName: 'Lee', username: 'ann', email: 'ann@example.org' }
  expect(displayName(whole)).toBe('Ann Lee')
  expect(displayName({ ...whole, lastName: '' })).toBe('ann')
  expect(displayName({ ...whole, lastName: null, username: null })).toBe('ann@example.org')
  expect(displayName({})).toBe('Anonymous User')
  expect(displayName(null, 'User')).toBe('User')
})

test('a person who is not signed in is told so with 401, and signs in by e-mail or username', async () => {
  const browser = site.visitor()
  expect((await browser.get('/api/user')).status).toBe(401)
  for (const email of ['ann', 'ann@example.org']) {
    const { status, body } = await browser.post('/api/login', {
      email,
      password: 'a long enough one',
    })
    expect([status, body.id]).toEqual([200, ann.user.id])
    expect((await browser.get('/api/user')).body.id).toBe(ann.user.id)
  }
})

/** Method, path, and what a visitor gets: it is for anybody, or for members, or for administrators. */
const specified = `
  GET /api/user member
  POST /api/login anyone
  POST /api/register anyone
  POST /api/logout anyone
  POST /api/admin/login anyone
  GET /api/posts anyone
  GET /api/posts/{id} anyone
  GET /api/trending anyone
  GET /api/ai-characters anyone
  POST /api/posts member
  POST /api/posts/{id}/comments member
  POST /api/interactions/like member
  POST /api/posts/{id}/like member
  POST /api/analytics/cross-post member
  GET /api/seo/keywords admin
  GET /api/seo/performance admin
  GET /api/seo/recommendations admin
  POST /api/seo/keywords admin
  POST /api/seo/recommendations/{id}/implement admin
  GET /api/users/{userId}/profile anyone
  GET /api/users/{userId}/posts anyone
  GET /api/users/{userId}/stats anyone
  GET /api/users/{userId}/following anyone
  POST /api/users/{userId}/follow member
  DELETE /api/users/{userId}/follow member
  GET /api/user/profile member
  GET /api/user/stats member
  GET /api/user/posts member
  PUT /api/user/profile member
  GET /api/stories anyone
  POST /api/stories member
  POST /api/stories/{id}/view anyone
`
const calls = specified
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [method: string, path: string, guard: string])

test('every call of the specification is there, for whom it is meant', async () => {
  const known = new Set(contract.map(({ method, path }) => `${method} ${path}`))
  expect(calls.filter(([method, path]) => !known.has(`${method} ${path}`))).toEqual([])
  const visitor = site.visitor()
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const [method, path, guard] of calls) {
    const address = path.replace('{id}', '1').replace('{userId}', ann.user.id)
    const asVisitor = (await visitor.send(address, { method, headers })).status
    if (guard === 'anyone') expect(asVisitor, `${method} ${path}`).not.toBe(401)
    else expect(asVisitor, `${method} ${path}`).toBe(401)
    if (guard === 'anyone') continue
    const asMember = (await ann.send(address, { method, headers })).status
    expect(asMember === 403, `${method} ${path} as a member`).toBe(guard === 'admin')
    expect(asMember, `${method} ${path} as a member`).not.toBe(401)
  }
})
