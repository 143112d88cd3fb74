import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { scoutId } from '#shared/users.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { caps } from '../characters/casting/speaking-limits.ts'
import { startWorker } from '../tasks.ts'
import type { Debate } from '../library/debate.ts'
import { openLibrary } from '../library/library.ts'
import { drawDebates } from './bag.ts'
import { openEvergreen } from './evergreen.ts'
import { openForVisitor } from './first-visitor.ts'
import { quota } from './quota.ts'
import { scoutRound } from './scout.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})
const minute = 60_000
let now = new Date('2026-03-02T09:00:00Z')
const openSite = async () => {
  const site = await testSite({ clock: () => now })
  open.push(site.close)
  return site
}
const debates = [...openLibrary(null).debates.values()]
const readPosts = async (site: TestSite) =>
  (await site.visitor().get('/api/posts?limit=100')).body as Post[]

describe('an empty site', () => {
  it('is opened with discussions from different categories, by the Scout and said to be evergreen', async () => {
    const site = await openSite()
    await scoutRound(site.services)
    const posts = await readPosts(site)
    expect(posts.length).toBe(Math.min(11, debates.length))
    for (const { userId, isEvergreen, tags, content } of posts) {
      expect([userId, isEvergreen, tags.length]).toEqual([scoutId, true, 1])
      expect(content).toMatch(/\?\n\nFor: .+\nAgainst: .+\n\n#\w+$/)
    }
    const opened = posts.map(({ content }) =>
      debates.find(({ question }) => content.startsWith(question)),
    )
    expect(opened.every((debate) => debate?.depth === 'full')).toBe(true)
    const chosen = debates.filter(({ opensSite }) => opensSite)
    expect(chosen.length).toBe(12)
    expect(opened.every((debate) => debate?.opensSite)).toBe(true)
    const full = debates.filter(({ depth }) => depth === 'full')
    const categories = new Set(full.map(({ category }) => category)).size
    expect(new Set(opened.map((debate) => debate?.category)).size).toBe(Math.min(11, categories))
  })

  it('is opened with the rest in the next round, where the first was cut short', async () => {
    const site = await openSite()
    await openEvergreen(site.services, 3, Math.random)
    await scoutRound(site.services)
    expect((await readPosts(site)).length).toBe(Math.min(11, debates.length))
  })

  it('comes alive by itself when the site starts, with at most five replies to each before a person comes', async () => {
    const site = await testSite()
    await ensureCast(site.db)
    const worker = await startWorker(site.services)
    open.push(worker.stop, site.close)
    await worker.drain()
    const posts = await readPosts(site)
    expect(posts.length).toBe(Math.min(11, debates.length))
    for (const { commentsCount } of posts) {
      expect(commentsCount).toBeGreaterThanOrEqual(4)
      expect(commentsCount).toBeLessThanOrEqual(caps.onScoutPost)
    }
  })
})

it('a discussion begins when the first page of a new site is asked for, and no other after it', async () => {
  const site = await testSite()
  await ensureCast(site.db)
  const worker = await startWorker(site.services)
  open.push(worker.stop, site.close)
  await worker.drain()
  const before = (await readPosts(site)).length
  for (const _ of [1, 2]) {
    await openForVisitor(site.services)
    await worker.drain()
  }
  const hasMore = debates.length > 11
  expect((await readPosts(site)).length).toBe(hasMore ? before + 1 : before)
})

it('a visitor who comes before the first discussions stand sees the twelfth begin after them', async () => {
  const site = await testSite()
  await ensureCast(site.db)
  open.push(site.close)
  await openForVisitor(site.services)
  expect((await readPosts(site)).length).toBe(0)
  const worker = await startWorker(site.services)
  open.unshift(worker.stop)
  await expect.poll(async () => (await readPosts(site)).length, { timeout: 20_000 }).toBe(12)
})

describe('the Scout', () => {
  it('asks a fiftieth of the written questions a day, no two within fifteen minutes, and none twice within 60 days', async () => {
    const site = await openSite()
    const ann = await site.signUp()
    now = new Date('2026-03-03T09:00:00Z')
    await ann.post('/api/posts', { content: 'Hello everyone' })
    const days = 3
    for (let hour = 0; hour < 24 * days; hour += 1) {
      now = new Date(now.getTime() + 60 * minute)
      await scoutRound(site.services)
      now = new Date(now.getTime() + 5 * minute)
      await scoutRound(site.services)
      now = new Date(now.getTime() - 5 * minute)
    }
    const posts = await site.db
      .selectFrom('posts')
      .selectAll()
      .where('user_id', '=', scoutId)
      .orderBy('id')
      .execute()
    const aDay = Math.max(1, Math.floor(debates.length / 50))
    expect(posts.length).toBe(Math.min(days * aDay, debates.length))
    for (const [at, { created_at }] of posts.entries()) {
      const before = posts[at - 1]
      if (before)
        expect(created_at.getTime() - before.created_at.getTime()).toBeGreaterThanOrEqual(
          15 * minute,
        )
    }
    const uses = await site.db.selectFrom('evergreen_uses').selectAll().execute()
    expect(new Set(uses.map(({ prompt_id }) => prompt_id)).size).toBe(posts.length)
    expect(uses.every(({ post_id }) => post_id !== null)).toBe(true)
  })

  it('keeps quiet while nobody is there', () => {
    const hour = 60 * minute
    let last = new Date(0)
    let opened = 0
    for (let at = 0; at < 24 * hour; at += 5 * minute) {
      const count = quota(
        { missing: 0, last, today: opened, hasPeople: false },
        new Date(10 * hour + at),
      )
      if (count > 0) last = new Date(10 * hour + at)
      opened += count
    }
    expect(opened).toBe(8)
  })

  it('draws nothing used, those chosen for a new site first, then those with a thread of their own, then full ones, and of all each category before any twice', () => {
    const kinds = [
      ({ opensSite }: Debate) => opensSite,
      ({ opensSite, ownThread }: Debate) => !opensSite && ownThread.length > 0,
      ({ ownThread, depth }: Debate) => ownThread.length === 0 && depth === 'full',
    ]
    const ids = debates.map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.subarray(ids),
        fc.integer({ min: 1, max: 8 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (used, most, rolls) => {
          const drawn = drawDebates(debates, used, {
            most,
            roll: () => rolls.next().value as number,
          })
          expect(drawn.filter(({ id }) => used.includes(id))).toEqual([])
          let seats = most
          for (const isOfKind of kinds) {
            const left = debates.filter((debate) => isOfKind(debate) && !used.includes(debate.id))
            const own = drawn.filter(isOfKind)
            expect(own.length).toBe(Math.min(seats, left.length))
            expect(new Set(own.map(({ category }) => category)).size).toBe(
              Math.min(own.length, new Set(left.map(({ category }) => category)).size),
            )
            seats -= own.length
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})
