import { expect, test } from 'vitest'
import { openGrowing } from './growing-buffer.ts'

test('bytes that come one by one take no more than twice their room, and are as they were sent', () => {
  let held = 0
  const growing = openGrowing(1_000_000, (more) => (held += more))
  const sent = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
  for (let at = 0; at < sent.length; at += 1)
    expect(growing.add(sent.subarray(at, at + 1))).toBe(true)
  expect(growing.bytes().equals(sent)).toBe(true)
  expect(held).toBeLessThanOrEqual(2 * sent.length)
})

test('what is more than may come is not taken', () => {
  const growing = openGrowing(100, () => {})
  expect([growing.add(Buffer.alloc(100)), growing.add(Buffer.alloc(1))]).toEqual([true, false])
})
