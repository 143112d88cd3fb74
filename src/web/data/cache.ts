import { QueryClient } from '@tanstack/react-query'
import { cacheRules } from '#shared/constants.ts'
import { statusOf } from '../call.ts'

/** What has been read, kept as the specification says: fresh 5 minutes, reads retried once. */
export const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: cacheRules.freshMs,
        gcTime: 30 * 60_000,
        retry: (failures, error) => failures < cacheRules.readRetries && !isRefusal(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode, retry: false },
    },
  })

/** Without a network a call fails at once and says so; by default it would wait without a word. */
const networkMode = 'always'

/** Asking again does not change a refusal. */
const isRefusal = (error: unknown) => {
  const status = statusOf(error)
  return status >= 400 && status < 500
}
