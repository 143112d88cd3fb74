import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LiveEvent } from '#shared/live.ts'
import { type Ears, listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'

let site: TestSite
let ann: Member
let ears: Ears
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUpProven()
  ears = await listenTo(site.url, { topics: 'debate:free-buses' })
})
afterAll(async () => {
  ears.cut()
  await site.close()
})

const put = (path: string, body: object) =>
  ann.send(`/api/debates/${path}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
type Votes = Extract<LiveEvent, { kind: 'debate' }>
const hears = async (isMeant: (votes: Votes) => boolean) => {
  const { data } = await ears.until(({ data }) => data.kind === 'debate' && isMeant(data))
  return data as Votes
}

it('a reader who has a question open hears the votes on a point as they change', async () => {
  await put('free-buses/points/poor/vote', { vote: 'convinces' })
  const first = await hears(({ tallies }) => tallies['poor']?.convinces === 1)
  expect(first).toMatchObject({ debateId: 'free-buses', pointId: 'poor' })
  expect(Object.keys(first.tallies)).toEqual(['poor'])
  await put('free-buses/points/poor/vote', { vote: null })
  await hears(({ tallies }) => tallies['poor']?.convinces === 0)
})

it('a change of camp is heard of all points', async () => {
  await put('free-buses/points/quick/vote', { vote: 'convinces' })
  await put('free-buses/stance', { stance: 2 })
  const all = await hears(({ pointId }) => pointId === null)
  expect(all.tallies['quick']).toMatchObject({ for: { convinced: 1, of: 1 } })
})

it('votes on other questions are not heard there, and nobody learns whose a vote was', async () => {
  await put('ai-reads-scans/stance', { stance: 1 })
  await put('free-buses/stance', { stance: -2 })
  await hears(({ tallies }) => tallies['quick']?.against.of === 1)
  const heard = ears.heard.map(({ data }) => data)
  expect(heard.every((one) => one.kind !== 'debate' || one.debateId === 'free-buses')).toBe(true)
  expect(JSON.stringify(heard)).not.toContain(ann.user.id)
})
