import { expect, test, vi } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { writePost } from '../posts/posts.ts'
import { screen } from './screening-rules.ts'

const people = 40
const each = 5

/** Links, phrases of spam, one text with other numbers, and innocent-looking ones in great numbers. */
const kinds = [
  (n: number) => `You have to see this: https://offer${n}.example/win`,
  (n: number) => `Earn $${n}00 a day from home, message me for details`,
  (n: number) => `The best thing that ever happened to me, number ${n}, ask your friends about it!`,
  (n: number) => `Nice weather in town ${'abcdefghij'[n % 10]}${'klmnopqrst'[((n / 10) % 10) | 0]}`,
]

test('of a wave of spam at most one text in a hundred reaches the feed', async () => {
  const site = await testSite({ env: { RATE_LIMIT_SCALE: '1' } })
  const members: Member[] = []
  while (members.length < people) {
    members.push(...(await Promise.all(Array.from({ length: 10 }, () => site.signUp()))))
  }
  let n = 0
  for (const member of members) {
    for (let k = 0; k < each; k += 1) {
      const kind = kinds[n % kinds.length] as (typeof kinds)[number]
      const content = kind(n)
      await member.post('/api/posts', { content, aiSeats: 'humans_only' })
      n += 1
    }
  }
  const feed = (await site.visitor().get('/api/posts?limit=100')).body as Post[]
  expect(n).toBe(people * each)
  expect(feed.length).toBeLessThanOrEqual(n / 100)
  await site.close()
})

/** All of them at once, in this order; gives of each whether it waits. */
const sayAtOnce = async ({ db }: TestSite, said: { content: string; isNew?: boolean }[]) => {
  const now = new Date()
  const authors = said.map((_, n) => `member_${n}_of_${said.length}`)
  const people = authors.map((id) => ({ id, username: id }))
  await db.insertInto('users').values(people).execute()
  const ground = { now, host: 'symposia.example', scale: 1 }
  return Promise.all(
    said.map(async ({ content, isNew = true }, n) => {
      const createdAt = isNew ? now : new Date('2026-01-01')
      const screening = screen(content, { isAdmin: false, createdAt, textsCount: 40 }, ground)
      const author = { id: authors[n]! }
      const post = { author, content, aiSeats: 'humans_only', at: now, screening } as const
      return (await writePost(db, post)).isHeld === true
    }),
  )
}

const spam = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ content: `See https://offer${n}.example` }))
const harmless = { content: 'Nice weather today' }

test('a wave that comes in one moment is seen in that moment, and holds up nobody who is known', async () => {
  const site = await testSite()
  const before = await sayAtOnce(site, [...spam(11), harmless])
  expect(before[11]).toBe(false)
  await site.db.deleteFrom('held_texts').execute()
  const within = await sayAtOnce(site, [...spam(12), harmless, { ...harmless, isNew: false }])
  expect(within.slice(12)).toEqual([true, false])
  expect((await sayAtOnce(site, [harmless]))[0]).toBe(true)
  await site.close()
})

test('what a hundred newcomers post in the same moment are a few statements', async () => {
  const site = await testSite()
  let statements = 0
  onStatement((text) => {
    if (text.includes('insert into posts')) statements += 1
  })
  const word = (n: number) => 'abcdefghij'[n % 10]! + 'klmnopqrst'[Math.floor(n / 10)]!
  const held = await sayAtOnce(
    site,
    Array.from({ length: 100 }, (_, n) => ({ content: `What would ${word(n)} say to that?` })),
  )
  vi.restoreAllMocks()
  expect(held).not.toContain(true)
  expect(statements).toBeLessThan(10)
  await site.close()
})
