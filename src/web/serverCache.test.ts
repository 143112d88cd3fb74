import { dehydrate } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ServerCache } from './serverCache.ts'

const reading = (data: unknown) => ({ queryKey: ['post', 1], queryFn: async () => data })

test('what a page reads is read once, and goes along with it', async () => {
  const cache = new ServerCache()
  const queryFn = vi.fn(async () => 'read')
  const read = () => cache.ensureQueryData({ queryKey: ['post', 1], queryFn })
  expect(await Promise.all([read(), read()])).toEqual(['read', 'read'])
  expect(await read()).toBe('read')
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(cache.isReading()).toBe(false)
  const [query] = dehydrate(cache).queries
  expect(query).toMatchObject({ queryKey: ['post', 1], state: { status: 'success', data: 'read' } })
})

test('nothing of one page is on the next, not even what comes late', async () => {
  const cache = new ServerCache()
  await cache.ensureQueryData(reading('of the first'))
  const { promise, resolve } = Promise.withResolvers()
  const late = cache.fetchQuery({ queryKey: ['own'], queryFn: () => promise })
  expect(cache.isReading()).toBe(true)
  cache.leave()
  resolve('of somebody else')
  await late
  expect(dehydrate(cache).queries).toEqual([])
  expect(await cache.ensureQueryData(reading('of the second'))).toBe('of the second')
})

test('a refusal is told to whoever reads, and may be asked for again', async () => {
  const cache = new ServerCache()
  const refuse = () => Promise.reject(new Error('404'))
  const asked = cache.fetchQuery({ queryKey: ['post', 1], queryFn: refuse })
  await expect(asked).rejects.toThrow('404')
  await cache.prefetchQuery({ queryKey: ['digest', 1], queryFn: refuse })
  expect(dehydrate(cache).queries).toEqual([])
  expect(cache.isReading()).toBe(false)
  expect(await cache.fetchQuery(reading('now'))).toBe('now')
})
