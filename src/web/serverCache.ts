import type { QueryClient } from '@tanstack/react-query'
import { createCache } from './cache.ts'

/** What has been read for a page; otherwise a timer would hold it for half an hour. */
export const createServerCache = (): QueryClient => {
  const cache = createCache()
  const { queries } = cache.getDefaultOptions()
  cache.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Infinity } })
  return cache
}
