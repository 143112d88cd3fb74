import { expect, test } from 'vitest'
import { median, medianOfBuckets, percentile, ratio, settle } from './maths.ts'

test('a median is the middle number, or lies between the two middle ones', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([7])).toBe(7)
})

test('a percentile is a number that was really measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile([3, 9], 0.99)).toBe(9)
})

test('the median of a histogram lies where half of what it counts is reached', () => {
  const buckets = [
    { upTo: 1, count: 10 },
    { upTo: 2, count: 40 },
    { upTo: 4, count: 50 },
  ]
  expect(medianOfBuckets(buckets)).toBe(1.5)
  expect(medianOfBuckets([{ upTo: 4, count: 3 }])).toBe(2)
})

test('nothing measured is an error, not a zero', () => {
  expect(() => medianOfBuckets([{ upTo: 1, count: 0 }])).toThrow(RangeError)
  expect(() => median([])).toThrow(RangeError)
  expect(() => percentile([], 0.99)).toThrow(RangeError)
})

test('a round that was slow for both sides does not change the ratio', () => {
  const rate = (perSecond: number) => ({ perSecond, p99Ms: 1 })
  const rounds = [
    { app: rate(80), bare: rate(100) },
    { app: rate(8), bare: rate(10) },
    { app: rate(82), bare: rate(100) },
  ]
  expect(ratio(rounds)).toBe(0.8)
  expect(settle(rounds.map((round) => round.app))).toEqual({ perSecond: 80, p99Ms: 1 })
})
