import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const put = (browser: Member, path: string, body: unknown) =>
  browser.send(path, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const unfollow = (browser: Member, id: string) =>
  browser.send(`/api/users/${id}/follow`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
const followersOf = async (id: string) =>
  (await site.visitor().get(`/api/users/${id}/profile`)).body.followersCount
const write = async (browser: Member, content: string) =>
  (await browser.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id as number

describe('a profile', () => {
  test('has the fields of the specification, and for a stranger no e-mail address', async () => {
    const { status, body } = await site.visitor().get(`/api/users/${ann.user.id}/profile`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: ann.user.id,
      username: 'ann',
      firstName: 'Test',
      lastName: 'Person',
      bio: '',
      location: '',
      profileImageUrl: null,
      followersCount: 0,
      followingCount: 0,
      isVerified: false,
      isAdmin: false,
      totalEngagement: 0,
      subscriptionTier: 'Free',
    })
    expect(Date.parse(body.createdAt)).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain('@example.org')
    const other = await bob.get(`/api/users/${ann.user.id}/profile`)
    expect(JSON.stringify(other.body)).not.toContain('@example.org')
  })

  test('has the e-mail address for its owner', async () => {
    expect((await ann.get('/api/user/profile')).body.email).toBe('ann@example.org')
  })

  test.each(['nobody', '1', '%00', 'a'.repeat(90)])('of %s is not found', async (id) => {
    for (const part of ['profile', 'stats', 'posts']) {
      const { status, body } = await site.visitor().get(`/api/users/${id}/${part}`)
      expect([status, body.message]).toEqual([404, 'User not found'])
    }
  })
})

describe('PUT /api/user/profile', () => {
  test('changes what it names, answers the profile, and the posts carry the new name', async () => {
    const cleo = await site.signUp('cleo')
    await write(cleo, 'Who is it that speaks? #Names')
    await cleo.get('/api/posts')
    const changed = await put(cleo, '/api/user/profile', {
      firstName: 'Cleo',
      lastName: 'Patra',
      bio: '  I rule.  ',
      location: 'Alexandria',
    })
    expect([changed.status, changed.body.bio]).toEqual([200, 'I rule.'])
    expect((await cleo.get('/api/user')).body.firstName).toBe('Cleo')
    const feed = (await site.visitor().get('/api/posts')).body as { author: { lastName: string } }[]
    expect(feed[0]!.author.lastName).toBe('Patra')

    const cleared = await put(cleo, '/api/user/profile', { bio: '', location: ' ' })
    expect(cleared.body).toMatchObject({ firstName: 'Cleo', bio: '', location: '' })
  })

  test.each([
    [{ firstName: ' ' }, 'First name must not be empty'],
    [{ lastName: 'x'.repeat(61) }, 'Last name must be at most 60 characters'],
    [{ bio: 'x'.repeat(1001) }, 'Bio must be at most 1000 characters'],
    [{ location: 'x'.repeat(121) }, 'Location must be at most 120 characters'],
    [{ profileImageUrl: 'https://elsewhere.example/me.png' }, 'Please upload the picture here'],
    [{ profileImageUrl: `/media/${'a'.repeat(22)}-256.webp` }, 'Please upload the picture here'],
  ])('refuses %j', async (changes, message) => {
    const { status, body } = await put(ann, '/api/user/profile', changes)
    expect([status, body.message]).toEqual([400, message])
  })

  test('does not change what only the site may change', async () => {
    const more = { isAdmin: true, subscriptionTier: 'Gold', email: 'x@example.org', id: 'me' }
    await put(ann, '/api/user/profile', { bio: 'Me', ...more })
    const { body } = await ann.get('/api/user/profile')
    expect(body).toMatchObject({
      id: ann.user.id,
      isAdmin: false,
      subscriptionTier: 'Free',
      email: 'ann@example.org',
    })
  })
})

describe('following', () => {
  test('is false for a visitor, true after follow, false after unfollow; counts are exact', async () => {
    const path = `/api/users/${bob.user.id}/following`
    expect((await site.visitor().get(path)).body).toEqual({ isFollowing: false })
    const followed = await ann.post(`/api/users/${bob.user.id}/follow`)
    expect([followed.status, followed.body]).toEqual([
      200,
      { isFollowing: true, followersCount: 1 },
    ])
    expect((await ann.get(path)).body).toEqual({ isFollowing: true })
    expect((await ann.get('/api/user/profile')).body.followingCount).toBe(1)
    expect((await ann.post(`/api/users/${bob.user.id}/follow`)).body.followersCount).toBe(1)
    expect((await unfollow(ann, bob.user.id)).body).toEqual({
      isFollowing: false,
      followersCount: 0,
    })
    expect((await unfollow(ann, bob.user.id)).body.followersCount).toBe(0)
    expect((await ann.get('/api/user/profile')).body.followingCount).toBe(0)
  })

  test('stays exact when many follow and unfollow at once, each other too', async () => {
    const crowd = await Promise.all([1, 2, 3, 4].map((n) => site.signUp(`crowd_${n}`)))
    const pairs = crowd.flatMap((one) =>
      crowd.filter((other) => other !== one).map((other) => [one, other] as const),
    )
    const again = [...pairs, ...pairs, ...pairs]
    const answers = await Promise.all(
      again.map(([one, other]) => one.post(`/api/users/${other.user.id}/follow`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { user } of crowd) expect(await followersOf(user.id)).toBe(3)
    await Promise.all(again.map(([one, other]) => unfollow(one, other.user.id)))
    for (const { user } of crowd) expect(await followersOf(user.id)).toBe(0)
  })

  test('needs a login, somebody to follow, and not oneself', async () => {
    expect((await site.visitor().post(`/api/users/${bob.user.id}/follow`)).status).toBe(401)
    expect((await ann.post('/api/users/nobody/follow')).status).toBe(404)
    expect((await ann.post(`/api/users/${ann.user.id}/follow`)).status).toBe(400)
  })

  test('each other makes friends', async () => {
    const [dora, emil] = [await site.signUp('dora'), await site.signUp('emil')]
    await dora.post(`/api/users/${emil.user.id}/follow`)
    expect((await dora.get('/api/user/friends')).body).toEqual([])
    await emil.post(`/api/users/${dora.user.id}/follow`)
    const { body } = await dora.get('/api/user/friends')
    expect(body).toMatchObject([{ id: emil.user.id, username: 'emil' }])
    expect(JSON.stringify(body)).not.toContain('@example.org')
  })
})

describe('what somebody wrote', () => {
  test('is listed newest first, page by page, and counted', async () => {
    const fred = await site.signUp('fred')
    const ids: number[] = []
    for (const n of [1, 2, 3]) ids.unshift(await write(fred, `Thought ${n} #Thoughts`))
    await write(bob, 'Not of Fred')
    const path = `/api/users/${fred.user.id}/posts`
    const idsAt = async (query = '') =>
      ((await site.visitor().get(path + query)).body as { id: number }[]).map(({ id }) => id)
    expect(await idsAt()).toEqual(ids)
    expect(await idsAt(`?limit=2`)).toEqual(ids.slice(0, 2))
    expect(await idsAt(`?limit=2&before=${ids[1]}`)).toEqual(ids.slice(2))
    expect((await fred.get('/api/user/posts')).body).toHaveLength(3)

    await bob.post(`/api/posts/${ids[0]}/like`)
    await bob.post(`/api/posts/${ids[0]}/comments`, { content: 'Indeed.' })
    const counts = { totalPosts: 3, totalComments: 0, totalLikes: 1 }
    const stats = { ...counts, peopleMoved: 0, steelmenConfirmed: 0 }
    expect((await fred.get('/api/user/stats')).body).toEqual(stats)
    expect((await site.visitor().get(`/api/users/${fred.user.id}/stats`)).body).toEqual(stats)
    expect((await fred.get('/api/user/profile')).body.totalEngagement).toBe(2)
  })

  test('that somebody likes is for that person’s eyes alone', async () => {
    const id = await write(ann, 'Do you like this?')
    await bob.post(`/api/posts/${id}/like`)
    const { body } = await bob.get('/api/user/likes')
    expect(body[0]).toMatchObject({ id, isLiked: true })
    expect((await site.visitor().get('/api/user/likes')).status).toBe(401)
    expect((await ann.get('/api/user/likes')).body).toEqual([])
  })
})
