import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { scoutId } from '#shared/users.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { caps } from '../characters/stop.ts'
import { startWorker } from '../tasks.ts'
import { drawPrompts } from './bag.ts'
import { evergreenPrompts } from './evergreen/index.ts'
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
const readPosts = async (site: TestSite) =>
  (await site.visitor().get('/api/posts?limit=100')).body as Post[]

describe('an empty site', () => {
  it('is opened with discussions from different categories, by the Scout and said to be evergreen', async () => {
    const site = await openSite()
    await scoutRound(site.services)
    const posts = await readPosts(site)
    expect(posts.length).toBe(6)
    for (const { userId, isEvergreen, tags, content } of posts) {
      expect([userId, isEvergreen, tags.length]).toEqual([scoutId, true, 1])
      expect(content).toMatch(/\?\n\nFor: .+\nAgainst: .+\n\n#\w+$/)
    }
    const categories = posts.map(
      ({ content }) =>
        evergreenPrompts.find(({ question }) => content.startsWith(question))?.category,
    )
    expect(new Set(categories).size).toBe(6)
  })

  it('comes alive by itself when the site starts, with at most five replies to each before a person comes', async () => {
    const site = await testSite()
    await ensureCast(site.db)
    const worker = await startWorker(site.services)
    open.push(worker.stop, site.close)
    await worker.drain()
    const posts = await readPosts(site)
    expect(posts.length).toBe(6)
    for (const { commentsCount } of posts) {
      expect(commentsCount).toBeGreaterThanOrEqual(2)
      expect(commentsCount).toBeLessThanOrEqual(caps.onScoutPost)
    }
  })
})

describe('the Scout', () => {
  it('opens one in fifteen minutes at most, twenty-four a day, and never the same within 60 days', async () => {
    const site = await openSite()
    const ann = await site.signUp()
    now = new Date('2026-03-03T09:00:00Z')
    await ann.post('/api/posts', { content: 'Hello everyone' })
    for (let at = 0; at < 24 * 12; at += 1) {
      now = new Date(now.getTime() + 5 * minute)
      await scoutRound(site.services)
    }
    const posts = await site.db
      .selectFrom('posts')
      .selectAll()
      .where('user_id', '=', scoutId)
      .orderBy('id')
      .execute()
    expect(posts.length).toBe(24)
    for (const [at, { created_at }] of posts.entries()) {
      const before = posts[at - 1]
      if (before)
        expect(created_at.getTime() - before.created_at.getTime()).toBeGreaterThanOrEqual(
          15 * minute,
        )
    }
    const uses = await site.db.selectFrom('evergreen_uses').selectAll().execute()
    expect(new Set(uses.map(({ prompt_id }) => prompt_id)).size).toBe(24)
    expect(uses.every(({ post_id }) => post_id !== null)).toBe(true)
  })

  it('keeps quiet while nobody is there', () => {
    const hour = 60 * minute
    let last = new Date(0)
    let opened = 0
    for (let at = 0; at < 24 * hour; at += 5 * minute) {
      const count = quota(
        { isEmpty: false, last, today: opened, hasPeople: false },
        new Date(10 * hour + at),
      )
      if (count > 0) last = new Date(10 * hour + at)
      opened += count
    }
    expect(opened).toBe(8)
  })

  it('draws nothing used or out of season, and each category before any twice', () => {
    const ids = evergreenPrompts.map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.subarray(ids, { maxLength: 300 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 8 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (used, month, most, rolls) => {
          const drawn = drawPrompts(evergreenPrompts, used, {
            most,
            month,
            roll: () => rolls.next().value as number,
            isKnown: () => false,
          })
          expect(drawn.filter(({ id }) => used.includes(id))).toEqual([])
          expect(drawn.filter(({ months }) => months && !months.includes(month))).toEqual([])
          const left = new Set(
            evergreenPrompts
              .filter(({ id, months }) => !used.includes(id) && (months?.includes(month) ?? true))
              .map(({ category }) => category),
          )
          expect(new Set(drawn.map(({ category }) => category)).size).toBe(
            Math.min(most, left.size),
          )
        },
      ),
      { numRuns: 200 },
    )
  })

  it('draws what the characters know something about before what they do not', () => {
    const isKnown = ({ hashtag }: { hashtag: string }) => hashtag.length % 7 === 0
    const drawn = drawPrompts(evergreenPrompts, [], {
      most: 8,
      month: 3,
      roll: Math.random,
      isKnown,
    })
    expect(drawn.filter(isKnown)).toEqual(drawn)
  })
})
