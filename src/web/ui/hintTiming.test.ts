import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hintTiming } from './hintTiming.ts'

let seen: (string | null)[] = []
const start = () => hintTiming<string>((target) => seen.push(target))

beforeEach(() => {
  seen = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a hint appears after 700 ms of rest, however often the pointer stirs there', () => {
  const { rest } = start()
  rest('like')
  vi.advanceTimersByTime(400)
  rest('like')
  vi.advanceTimersByTime(299)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['like'])
})

test('a pointer that only passes by sees none', () => {
  const { rest } = start()
  rest('like')
  vi.advanceTimersByTime(600)
  rest(null)
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([])
})

test('the next hint appears at once within 300 ms of the last, and late after that', () => {
  const { rest } = start()
  rest('like')
  vi.advanceTimersByTime(700)
  rest(null)
  vi.advanceTimersByTime(299)
  rest('share')
  expect(seen).toEqual(['like', null, 'share'])
  rest(null)
  vi.advanceTimersByTime(301)
  rest('like')
  expect(seen.at(-1)).toBeNull()
})
