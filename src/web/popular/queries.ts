import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listContributors, listRising } from '#shared/popular.ts'
import { trendingRefresh } from '#shared/trending.ts'
import { call as browserCall } from '#web/call.ts'

/** Posts that people like and answer now; read again every 30 s while the home page shows them. */
export const risingQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['rising'],
    queryFn: () => call(listRising, {}),
    refetchInterval: trendingRefresh.homeMs,
  })

export const contributorsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['contributors'],
    queryFn: () => call(listContributors, {}),
    refetchInterval: trendingRefresh.sidebarMs,
  })
