import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { livePath } from '#shared/live.ts'
import { type Ears, listenTo } from '../../../tests/support/ears.ts'
import { until } from '../../../tests/support/processes.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { announce } from '../changes/announce.ts'
import { watchTaken } from './routes.ts'

let site: TestSite
let open: Ears[] = []
beforeAll(async () => {
  site = await testSite()
})
afterEach(() => {
  for (const ears of open) ears.cut()
  open = []
})
afterAll(() => site.close())

test('an address begins two streams a second at most, with whatever cookie and from whatever place', async () => {
  const strict = await testSite({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.05' } })
  const begin = async (n: number) => {
    const leaving = new AbortController()
    const headers = { 'x-forwarded-for': '203.0.113.9', cookie: `sid=made-up-${n}` }
    const { signal } = leaving
    const { status } = await fetch(`${strict.url}${livePath}?after=0-0`, { headers, signal })
    leaving.abort()
    await until(() => strict.app.liveStreams() === 0, 'no stream is open')
    return status
  }
  const statuses: number[] = []
  for (let n = 0; n < 8; n += 1) statuses.push(await begin(n))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  await strict.close()
})

const content = 'x'.repeat(10_000)
/** What a character is writing, as often as it says so. */
const draft = (replyId: number) => announce(site.db, { kind: 'draft', postId: 1, replyId, content })

/** A browser that comes back and has missed all of this. */
const missing = async (drafts: number[]) => {
  const after = site.app.hub.position()
  for (const replyId of drafts) await draft(replyId)
  await site.app.hub.caughtUp()
  const ears = await listenTo(site.url, { after })
  open.push(ears)
  return ears
}

test('who has missed more than some pages’ worth is told to read again in place of it', async () => {
  const ears = await missing([1, 2, 3, 4, 5, 6, 7, 8])
  await ears.until(({ event }) => event === 'reset')
  expect(ears.heard).toHaveLength(1)
})

test('of what a character wrote meanwhile only the last is sent', async () => {
  const ears = await missing([1, 1, 1, 1, 1, 1, 1, 1, 2])
  await ears.until(({ data }) => data.kind === 'draft' && data.replyId === 2)
  expect(ears.heard.map(({ data }) => data.kind === 'draft' && data.replyId)).toEqual([1, 2])
})

test('a reader is stuck who has taken nothing for half a minute, and not one who is slow', () => {
  let now = 0
  const isStuck = watchTaken(() => now)
  const after = (ms: number, taken: number) => {
    now += ms
    return isStuck(taken)
  }
  expect([after(0, 10), after(20_000, 10), after(9_000, 11), after(29_000, 11)]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(after(2_000, 11)).toBe(true)
})
