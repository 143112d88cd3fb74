import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Rule, type Window, roll, secondsToWait, windowStart } from './window.ts'

const rules = fc.record({
  most: fc.integer({ min: 1, max: 20 }),
  seconds: fc.integer({ min: 1, max: 3600 }),
})
const gaps = fc.array(fc.nat({ max: 90_000 }), { maxLength: 80 })

/** Tries to hit after each gap (ms); gives the moments of the hits that were let through. */
const play = (rule: Rule, waits: number[]) => {
  let now = 1_800_000_000_000
  let window: Window | undefined
  const admitted: number[] = []
  for (const wait of waits) {
    now += wait
    window = roll(window, now, rule)
    if (secondsToWait(window, now, rule) === 0) {
      window = { ...window, current: window.current + 1 }
      admitted.push(now)
    }
  }
  return { admitted, window: window ?? roll(undefined, now, rule), now }
}

test('no aligned window lets more through than the rule says', () => {
  fc.assert(
    fc.property(rules, gaps, (rule, waits) => {
      const perWindow = Map.groupBy(play(rule, waits).admitted, (at) => windowStart(at, rule))
      for (const hits of perWindow.values()) expect(hits.length).toBeLessThanOrEqual(rule.most)
    }),
  )
})

test('who waits as long as the refusal says is let through, and not much earlier', () => {
  fc.assert(
    fc.property(rules, gaps, (rule, waits) => {
      const { window, now } = play(rule, waits)
      const seconds = secondsToWait(window, now, rule)
      const waitAt = (at: number) => secondsToWait(roll(window, at, rule), at, rule)

      expect(waitAt(now + seconds * 1000 + 1)).toBe(0)
      if (seconds > 0.01) expect(waitAt(now + seconds * 990)).toBeGreaterThan(0)
    }),
  )
})

test('a burst at the end of a window leaves no second burst at the start of the next', () => {
  const rule = { most: 10, seconds: 60 }
  const burst = [59_900, ...Array.from({ length: 9 }, () => 0)]
  const next = [200, ...Array.from({ length: 9 }, () => 0)]
  expect(play(rule, [...burst, ...next]).admitted).toHaveLength(10)
})
