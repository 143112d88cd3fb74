import { expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { type Member, testSite } from '../../../tests/support/site.ts'

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
