import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCharacters } from '#shared/characters.ts'
import { readDigest } from '#shared/digest.ts'
import { readDiscussion } from '#shared/discussion.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { listContributors, listRising } from '#shared/popular.ts'
import { listPosts, readPost } from '#shared/posts.ts'
import { readTopic } from '#shared/topics.ts'
import { listTrending } from '#shared/trending.ts'
import { currentUser } from '#shared/users.ts'
import { letSpeak } from '../../../../tests/support/speaking.ts'
import { callAs } from '../../../../tests/support/calling.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { ensureCast } from '../../characters/cast.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp('ann_told')
})
afterAll(() => site.close())

test('a page gets what a client of the API gets, though no JSON is written and read between', async () => {
  const content = 'Is this #Told once? @ann_told'
  const { id } = (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body
  const said = await ann.post(`/api/posts/${id}/comments`, { content: 'Twice, and “so”.' })
  await letSpeak(site.db, { postId: id, parentId: said.body.id, content: 'Once.' })
  const calls: [Endpoint, object, string][] = [
    [readPost, { params: { id } }, `/api/posts/${id}`],
    [readDigest, { params: { id } }, `/api/posts/${id}/digest`],
    [readDiscussion, { params: { id } }, `/api/posts/${id}/discussion`],
    [listPosts, { query: { limit: 3 } }, '/api/posts?limit=3'],
    [listPosts, {}, listPosts.path],
    [listTrending, {}, listTrending.path],
    [listCharacters, {}, listCharacters.path],
    [listRising, {}, listRising.path],
    [listContributors, {}, listContributors.path],
    [readTopic, { params: { hashtag: 'Told' } }, '/api/topics/Told'],
    [currentUser, {}, currentUser.path],
  ]
  for (const reader of [ann, null]) {
    for (const [endpoint, parts, path] of calls) {
      if (endpoint === currentUser && !reader) continue
      const told: unknown = await callAs(site, reader?.cookies())(endpoint, parts)
      const { body } = await (reader ?? site.visitor()).get(path)
      expect(told, path).toStrictEqual(body)
    }
  }
})

test('what lies ready for many is read once for all pages', async () => {
  const read = () => callAs(site)(listCharacters, {})
  expect(await read()).toBe(await read())
})
