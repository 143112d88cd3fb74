import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listTrending, trendingRefresh } from '#shared/trending.ts'
import { call as browserCall } from '#web/call.ts'

/** Hashtags in use now, hottest first; read again every 30 s while the home page shows them. */
export const trendingQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['trending'],
    queryFn: () => call(listTrending, {}),
    refetchInterval: trendingRefresh.homeMs,
  })
