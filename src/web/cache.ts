import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './call.ts'

const fresh = 5 * 60_000

/** What has been read, kept as the specification says: fresh 5 minutes, reads retried once. */
export const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        gcTime: 30 * 60_000,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })

/** Asking again does not change a refusal. */
const isRefusal = (error: unknown) => {
  const status = statusOf(error)
  return status >= 400 && status < 500
}
