import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import type { Post } from '#shared/posts.ts'
import { deriveNotifications } from '#server/notifications/derive.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let ann: Member, bob: Member, cid: Member
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  ann = await site.signUp()
  bob = await site.signUp()
  cid = await site.signUp()
})

const post = async (by: Member, content: string): Promise<number> =>
  (await by.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id
const followed = async (by: Member, query = ''): Promise<number[]> =>
  (await by.get(`/api/posts/following${query}`)).body.map(({ id }: Post) => id)
const tagOf = () => `Tag${Math.random().toString(36).slice(2, 10)}`

describe('the posts that somebody follows', () => {
  test('are of people and under topics that they follow, newest first, each once', async () => {
    const tag = tagOf()
    const first = await post(bob, `By somebody followed #${tag}`)
    const second = await post(cid, `Under a followed topic #${tag}`)
    await post(cid, 'Of nobody they follow')
    const third = await post(bob, 'By somebody followed again')
    await ann.post(`/api/users/${bob.user.id}/follow`)
    await ann.post(`/api/topics/${tag}/follow`)
    expect(await followed(ann)).toEqual([third, second, first])
    expect(await followed(ann, `?limit=1&before=${third}`)).toEqual([second])
  })

  test('are one’s own, too, under followed topics as well, each once', async () => {
    const tag = tagOf()
    const own = await post(ann, `By herself #${tag}`)
    expect(await followed(ann)).toEqual([own])
    await ann.post(`/api/topics/${tag}/follow`)
    const theirs = await post(bob, `By another #${tag}`)
    expect(await followed(ann)).toEqual([theirs, own])
    expect(await followed(bob)).toEqual([theirs])
  })

  test('end with the following', async () => {
    const tag = tagOf()
    await post(cid, `Something #${tag}`)
    await ann.post(`/api/topics/${tag}/follow`)
    expect(await followed(ann)).toHaveLength(1)
    await ann.send(`/api/topics/${tag}/follow`, { method: 'DELETE' })
    expect(await followed(ann)).toEqual([])
  })

  test('leave out whom they blocked, and what is gone', async () => {
    const gone = await post(bob, 'Soon gone')
    await post(bob, 'Soon hidden')
    await ann.post(`/api/users/${bob.user.id}/follow`)
    await bob.send(`/api/posts/${gone}`, { method: 'DELETE' })
    expect(await followed(ann)).toHaveLength(1)
    await ann.put(`/api/user/hidden/people/${bob.user.id}`, { kind: 'block' })
    expect(await followed(ann)).toEqual([])
  })
})

describe('a topic', () => {
  test('is followed in all its spellings', async () => {
    const tag = tagOf()
    await post(bob, `One #${tag}`)
    await post(bob, `Other #${tag.toLowerCase()}`)
    expect((await ann.post(`/api/topics/${tag.toLowerCase()}/follow`)).body).toEqual({
      isFollowing: true,
    })
    expect((await ann.get(`/api/topics/${tag}/following`)).body.isFollowing).toBe(true)
    expect((await site.visitor().get(`/api/topics/${tag}/following`)).body.isFollowing).toBe(false)
    const topics = (await ann.get('/api/user/topics')).body
    expect(topics).toEqual([{ id: tag.toLowerCase(), hashtag: tag }])
  })

  test('that nobody discusses cannot be followed', async () => {
    expect((await ann.post('/api/topics/Nobodywrotethis/follow')).status).toBe(404)
  })

  test('can be followed beside 199 others', async () => {
    const tag = tagOf()
    await post(bob, `One #${tag}`)
    await site.db
      .insertInto('topic_follows')
      .values(
        Array.from({ length: 200 }, (_, n) => ({
          user_id: ann.user.id,
          topic: `topic${n}`,
          created_at: new Date(),
        })),
      )
      .execute()
    const { status, body } = await ann.post(`/api/topics/${tag}/follow`)
    expect([status, body.code]).toEqual([409, 'too_many_topics'])
  })
})

test('who follows somebody, and whom they follow, is listed, the latest first', async () => {
  await bob.post(`/api/users/${ann.user.id}/follow`)
  await cid.post(`/api/users/${ann.user.id}/follow`)
  const list = async (path: string, by = site.visitor()) =>
    (await by.get(path)).body.map(({ id }: { id: string }) => id)
  expect(await list(`/api/users/${ann.user.id}/followers`)).toEqual([cid.user.id, bob.user.id])
  expect(await list(`/api/users/${bob.user.id}/followed`)).toEqual([ann.user.id])
  await bob.put(`/api/user/hidden/people/${cid.user.id}`, { kind: 'block' })
  expect(await list(`/api/users/${ann.user.id}/followers`, bob)).toEqual([bob.user.id])
  expect((await site.visitor().get('/api/users/nobody_here/followers')).status).toBe(404)
})

describe('a new discussion', () => {
  const told = async (member: Member): Promise<Notification[]> => {
    while ((await deriveNotifications(site.db, new Date())) > 0);
    return (await member.get('/api/notifications')).body
  }

  test('is told to followers who chose to be told, and to nobody else', async () => {
    const tag = tagOf()
    await post(cid, `The first one #${tag}`)
    await ann.post(`/api/users/${bob.user.id}/follow`)
    await cid.post(`/api/topics/${tag}/follow`)
    await ann.put('/api/user/notification-choices', { followedPeople: true })
    await cid.put('/api/user/notification-choices', { followedTopics: true })
    const id = await post(bob, `A question #${tag}`)
    for (const member of [ann, cid]) {
      const [one] = await told(member)
      expect(one).toMatchObject({ kind: 'new_post', path: `/post/${id}` })
    }
    await cid.put('/api/user/notification-choices', { followedTopics: false })
    await post(bob, `Another #${tag}`)
    expect(await told(cid)).toHaveLength(1)
  })
})
