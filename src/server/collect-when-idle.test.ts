import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thread whose loop is busy for these parts of the times between two looks; gives how often it collected after each. */
const run = (parts: readonly number[]): number[] => {
  const collect = vi.fn(() => Promise.resolve())
  let now = 0
  const end = collectWhenIdle({
    collect: collect as unknown as NonNullable<typeof globalThis.gc>,
    utilization: () => ({ idle: 0, active: 0, utilization: now }),
  })
  const counts = parts.map((part) => {
    now = part
    vi.advanceTimersByTime(10_000)
    return collect.mock.calls.length
  })
  end()
  return counts
}

it('a thread that was busy collects once, as soon as it has nothing to do', () => {
  expect(run([0.9, 0.4, 0.1, 0.01, 0, 0])).toEqual([0, 0, 0, 1, 1, 1])
})

it('a thread that has had little to do collects nothing', () => {
  expect(run([0.02, 0.2, 0.01, 0])).toEqual([0, 0, 0, 0])
})

it('each time of work is followed by one collection', () => {
  expect(run([0.5, 0, 0.5, 0, 0.5, 0.5, 0])).toEqual([0, 1, 1, 2, 2, 2, 3])
})
