import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addHeat, cold, halfLifeSeconds, heatLeft, heatOf, weights } from './score.ts'

const now = new Date('2026-11-21T12:00:00Z')
const uses = fc.array(
  fc.record({
    use: fc.constantFrom('post' as const, 'comment' as const, 'like' as const),
    secondsAgo: fc.integer({ min: 0, max: 14 * 24 * 3600 }),
  }),
  { minLength: 1, maxLength: 60 },
)

test('the kept heat is the sum of weights, each halved every six hours, in any order', () => {
  fc.assert(
    fc.property(uses, (history) => {
      const naive = history.reduce(
        (sum, { use, secondsAgo }) => sum + weights[use] * 0.5 ** (secondsAgo / halfLifeSeconds),
        0,
      )
      const kept = history
        .map(({ use, secondsAgo }) => heatOf(use, new Date(now.getTime() - secondsAgo * 1000)))
        .reduce(addHeat, cold)
      expect(heatLeft(kept, now) / naive).toBeCloseTo(1, 8)
    }),
  )
})

test('a tag without a use stays cold, also beside another cold one', () => {
  expect(addHeat(cold, cold)).toBe(cold)
  expect(addHeat(cold, heatOf('like', now))).toBe(heatOf('like', now))
})
