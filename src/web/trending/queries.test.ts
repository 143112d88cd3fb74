import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Call } from '#shared/endpoint.ts'
import { createCache } from '../data/cache.ts'
import { trendingQuery } from './queries.ts'

test('what is trending is read again every five minutes, as long as a page shows it', async () => {
  // As in a browser: where there is no window, nothing is read by itself.
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
  const call = vi.fn(() => Promise.resolve([]))
  const hide = new QueryObserver(createCache(), trendingQuery(call as unknown as Call)).subscribe(
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(299_000)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(call).toHaveBeenCalledTimes(2)
  hide()
  await vi.advanceTimersByTimeAsync(900_000)
  expect(call).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
