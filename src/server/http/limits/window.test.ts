import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Rule, type Window, longer, roll, secondsToWait, windowStart } from './window.ts'

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

test('what was used up at once is free again bit by bit in the window after it', () => {
  const rule = { most: 4, seconds: 60 }
  const full = { start: 0, current: 0, previous: 4 }
  expect(secondsToWait(full, 0, rule)).toBe(15)
  expect(secondsToWait(full, 15_000, rule)).toBe(0)
  expect(secondsToWait({ ...full, current: 1 }, 15_000, rule)).toBe(15)
  expect(secondsToWait({ start: 0, current: 4, previous: 0 }, 20_000, rule)).toBe(55)
})

test('of two rules that refuse, the one with the longer wait counts, and none where none refuses', () => {
  const wait = (seconds: number) => ({ rule: { most: 1, seconds: 60 }, seconds })
  expect(longer(null, wait(0))).toBeNull()
  expect(longer(null, wait(3))).toEqual(wait(3))
  expect(longer(wait(3), wait(5))).toEqual(wait(5))
  expect(longer(wait(5), wait(3))).toEqual(wait(5))
  const first = wait(4)
  expect(longer(first, wait(4))).toBe(first)
})
