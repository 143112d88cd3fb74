import { expect, test } from 'vitest'
import { atSpeed, referencePages, speedOf } from './machine.ts'
import { atLeast, atMost, holds } from './row.ts'

const half = referencePages / 2

test('a machine is as fast as what React alone draws on it, and never faster than the one of the goals', () => {
  expect(speedOf([half])).toBe(0.5)
  expect(speedOf([half, 2 * referencePages, 2 * referencePages])).toBe(1)
  expect(speedOf([])).toBe(1)
})

test('on a slower machine times may be longer, as may shares of a processor, and nothing else is held to less', () => {
  const limitOfItsOwn = { ...atMost('p99', 50, 30, 'ms'), isOfThisMachine: true } as const
  const checks = [
    atMost('p50', 50, 30, 'ms'),
    atMost('p50', 61, 30, 'ms'),
    atMost('processor', 50, 25, '%'),
    atLeast('ratio', 0.5, 0.8),
    atMost('idle', 400, 300, 'MB'),
    limitOfItsOwn,
  ]
  const rows = atSpeed([{ name: 'a row', measured: '', bare: '', checks }], 0.5)
  expect(rows[0]?.checks.map(holds)).toEqual([true, false, true, false, false, false])
})
