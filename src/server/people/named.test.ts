import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureCast } from '../characters/cast.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
})
afterAll(() => site.close())

test('a mention means a character or a person, however it is written', async () => {
  const { user } = await site.signUp('Zoe_9')
  const named = async (name: string) => (await site.visitor().get(`/api/names/${name}`)).body
  expect(await named('zoe_9')).toEqual({ kind: 'person', id: user.id })
  expect(await named('SKEPTIC')).toEqual({ kind: 'character', id: 'skeptic' })
})

test('a name that nobody has is not found', async () => {
  const { status } = await site.visitor().get('/api/names/nobody_at_all')
  expect(status).toBe(404)
})
