import { QueryClient } from '@tanstack/react-query'

/** What is read for one page: kept as long as the page is drawn, and read once. */
export const createServerCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // With an end to it a timer would hold what has been read until then.
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Infinity,
        gcTime: Infinity,
        // Each key is made in one place, its fields in one order: nothing has to be sorted.
        queryKeyHashFn: JSON.stringify,
      },
    },
  })
