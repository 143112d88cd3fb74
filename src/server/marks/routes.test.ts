import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let now = new Date('2026-05-01T12:00:00Z')
beforeAll(async () => {
  site = await testSite({ clock: () => now })
})
afterAll(() => site.close())

const waits = async (by: Member, content: string): Promise<boolean> =>
  (await by.post('/api/words/preview', { content })).body.waitsForLinks
const isHeld = async (by: Member, content: string): Promise<boolean> =>
  (await by.post('/api/posts', { content, aiSeats: 'humans_only' })).body.isHeld === true

test('whether links let a text wait is said as it will be: to newcomers, and of many links to all', async () => {
  const ann = await site.signUp()
  const link = 'It says so at https://plans.example/tram.'
  for (const content of ['No link at all.', `Here: ${site.url}/post/1`, link]) {
    expect(await waits(ann, content)).toBe(content === link)
    if (content !== link) expect(await isHeld(ann, content)).toBe(false)
  }
  await ann.post('/api/posts', { content: 'A third text of hers.', aiSeats: 'humans_only' })
  now = new Date('2026-05-03T12:00:00Z')
  expect(await waits(ann, link)).toBe(false)
  expect(await isHeld(ann, link)).toBe(false)
  const many = [1, 2, 3, 4, 5].map((n) => `https://plans${n}.example`).join(' ')
  expect(await waits(ann, many)).toBe(true)
  expect(await isHeld(ann, many)).toBe(true)
})
