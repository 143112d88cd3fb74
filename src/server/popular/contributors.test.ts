import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { growUnseen, mostRead } from '../../../tests/support/just-grown.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { listContributors } from './contributors.ts'

let site: TestDatabase
beforeAll(async () => {
  site = await testDatabase()
})
afterAll(() => site.close())

test('contributors are found by reading each thing once, also on a site that has just grown', async () => {
  await growUnseen(site)
  let text = ''
  onStatement((sent) => (text = sent))
  const { length } = await listContributors(site.db)
  vi.restoreAllMocks()
  expect(length).toBe(5)
  const values = [...new Set(text.match(/\$\d/g))].map((name) =>
    name === '$1' ? "'ai_system'" : '5',
  )
  // so many are all there are
  expect(await mostRead(site, text, values)).toBeLessThanOrEqual(9_200)
})
