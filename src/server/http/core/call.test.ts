import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTrending } from '#shared/trending.ts'
import { readPost } from '#shared/posts.ts'
import { currentUser } from '#shared/users.ts'
import { callAs } from '../../../../tests/support/calling.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
let person: Member
beforeAll(async () => {
  site = await testSite({ env: { RATE_LIMIT_SCALE: '0.1' } })
  person = await site.signUp('person')
})
afterAll(() => site.close())

test('the server render reads as the person whose page it is', async () => {
  expect(await callAs(site, person.cookies())(currentUser, {})).toEqual(person.user)
})

test('a refusal is thrown as the browser’s call throws it', async () => {
  await expect(callAs(site)(currentUser, {})).rejects.toMatchObject({
    status: 401,
    code: 'unauthorized',
    detail: 'Please sign in first.',
    message: '401: {"message":"Please sign in first.","code":"unauthorized"}',
  })
  await expect(callAs(site)(readPost, { params: { id: 999 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a page does not use up its reader’s limit', async () => {
  for (let reads = 0; reads < 30; reads += 1) await callAs(site)(listTrending, {})
})

test('nobody outside can claim to be the server render', async () => {
  const read = (key: string) =>
    site.app.inject({
      url: '/api/trending',
      remoteAddress: '203.0.113.9',
      headers: { 'x-in-process': key },
    })
  const seen = new Set<number>()
  for (let reads = 0; reads < 30; reads += 1) seen.add((await read('guess')).statusCode)
  expect(seen).toContain(429)
})
