import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { onCommit, onWork } from './commits.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
})
afterAll(() => site.close())

test.each([
  ['is for people alone', { content: 'Nobody needs to do a thing', aiSeats: 'humans_only' }, 0],
  ['names somebody', { content: 'What do you think, @bob?', aiSeats: 'humans_only' }, 1],
  ['characters may answer', { content: 'Is this worth an answer?', aiSeats: 'panel' }, 1],
])('a post that %s wakes a worker only if it has something to do', async (_, post, times) => {
  const woken: unknown[] = []
  const forget = onWork((committed) => woken.push(committed))
  expect((await ann.post('/api/posts', post)).status).toBe(201)
  forget()
  expect(woken).toHaveLength(times)
})

test.each([
  ['humans_only', true],
  ['panel', false],
])(
  'a comment on a post with %s says whether characters may answer it',
  async (aiSeats, isClosed) => {
    const { id } = (await ann.post('/api/posts', { content: `For ${aiSeats}`, aiSeats })).body
    const heard: unknown[] = []
    const forget = onCommit((committed) => committed?.kind === 'comment' && heard.push(committed))
    await ann.post(`/api/posts/${id}/comments`, { content: `A comment for ${aiSeats}` })
    forget()
    expect(heard).toMatchObject([{ postId: id, isClosedToCharacters: isClosed }])
  },
)
