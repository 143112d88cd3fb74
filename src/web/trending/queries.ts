import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listTrending, trendingRefresh, whyTrending } from '#shared/trending.ts'
import { tagKey } from '#shared/text.ts'
import { call as browserCall } from '#web/call.ts'

/** Hashtags in use now, hottest first; read again every 5 minutes while a page shows them. */
export const trendingQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['trending'],
    queryFn: () => call(listTrending, {}),
    refetchInterval: trendingRefresh.sidebarMs,
  })

/** The figures behind a topic's place: on its own page, and elsewhere when somebody wants to know. */
export const whyQuery = (hashtag: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['trending', 'why', tagKey(hashtag)],
    queryFn: () => call(whyTrending, { params: { hashtag } }),
    staleTime: trendingRefresh.homeMs,
  })
