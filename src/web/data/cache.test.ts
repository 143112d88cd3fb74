import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from './cache.ts'
import { CallError } from '../call.ts'

// As in a browser: where there is no window, nothing would ever be read by itself.
environmentManager.setIsServer(() => false)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minute = 60_000
const shown = (ask: () => Promise<unknown>) => {
  const cache = createCache()
  const observer = new QueryObserver(cache, { queryKey: ['a'], queryFn: ask })
  return { cache, observer, hide: observer.subscribe(() => undefined) }
}

test('what was read stays fresh for five minutes and is not asked for by itself', async () => {
  const ask = vi.fn(() => Promise.resolve('read'))
  const { cache, hide } = shown(ask)
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  await cache.fetchQuery({ queryKey: ['a'], queryFn: ask })
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(ask).toHaveBeenCalledTimes(1)
  await cache.fetchQuery({ queryKey: ['a'], queryFn: ask })
  expect(ask).toHaveBeenCalledTimes(2)
  hide()
})

test('a read that fails is tried once more, a refused one is not', async () => {
  const fails = vi.fn(() => Promise.reject(new CallError(500, '', 'Oh')))
  const first = shown(fails)
  await vi.advanceTimersByTimeAsync(minute)
  expect(fails).toHaveBeenCalledTimes(2)
  first.hide()
  const refuses = vi.fn(() => Promise.reject(new CallError(404, '', 'Not there')))
  const second = shown(refuses)
  await vi.advanceTimersByTimeAsync(minute)
  expect(refuses).toHaveBeenCalledTimes(1)
  second.hide()
})

test('a write that fails is not tried again', async () => {
  const write = vi.fn(() => Promise.reject(new CallError(500, '', 'Oh')))
  const cache = createCache()
  const writing = cache.getMutationCache().build(cache, { mutationFn: write })
  await expect(writing.execute(undefined)).rejects.toThrow('500: Oh')
  await vi.advanceTimersByTimeAsync(minute)
  expect(write).toHaveBeenCalledTimes(1)
})

test('coming back to the window reads nothing again', () => {
  expect(createCache().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})
