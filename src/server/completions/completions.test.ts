import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Completion, completionsMost } from '#shared/completions.ts'
import { ensureCast } from '../characters/cast.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp('ann_lee')
})
afterAll(() => site.close())

const ask = async (start: string, who: Pick<Member, 'get'> = ann) => {
  const { status, body } = await who.get(`/api/completions?start=${encodeURIComponent(start)}`)
  expect(status).toBe(200)
  return body as Completion[]
}
const texts = async (start: string, who?: Pick<Member, 'get'>) =>
  (await ask(start, who)).map(({ text }) => text)

test('people are found by the beginning of their handle, whatever its case', async () => {
  await site.signUp('bob_ray')
  await site.signUp('bobby')
  expect(await texts('@BOB')).toEqual(['@bob_ray', '@bobby'])
  expect(await texts('@bob_')).toEqual(['@bob_ray'])
  expect(await texts('@nobody_is_called_so')).toEqual([])
})

test('characters come first, also by their given name, and all at the sign alone', async () => {
  const all = await ask('@')
  expect(all).toHaveLength(completionsMost)
  expect(all.every(({ kind }) => kind === 'character')).toBe(true)
  expect(await ask('@dara')).toMatchObject([{ kind: 'character', name: 'Dara · Data Analyst' }])
})

test('topics are those of posts that are there', async () => {
  const post = (content: string) =>
    ann
      .post('/api/posts', { content, aiSeats: 'humans_only' })
      .then(({ body }) => body.id as number)
  await post('On #RightToRepair and #Rights')
  const gone = await post('On #RightsThatAreGone')
  await ann.send(`/api/posts/${gone}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect((await texts('#right')).toSorted()).toEqual(['#RightToRepair', '#Rights'])
})

test('at most eight are told', async () => {
  for (let n = 0; n < 10; n += 1) await site.signUp(`many_${n}`)
  expect(await ask('@many')).toHaveLength(completionsMost)
})

test('nobody is offered to somebody with whom a block stands', async () => {
  const cid = await site.signUp('cid_blocks')
  await cid.send(`/api/user/hidden/people/${ann.user.id}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'block' }),
  })
  expect(await texts('@cid_b')).toEqual([])
  expect(await texts('@ann_l', cid)).toEqual([])
})

test('what is no beginning of anything is refused', async () => {
  for (const start of ['ann', '@a b', '#%', ''])
    expect((await ann.get(`/api/completions?start=${encodeURIComponent(start)}`)).status).toBe(400)
})
