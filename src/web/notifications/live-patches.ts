import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#shared/live.ts'
import { countNotifications } from '#shared/notifications.ts'
import { call } from '#web/call.ts'

export const listKey = ['notifications'] as const

export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: () => call(countNotifications, {}),
})

/** Something happened to the member who is signed in here. */
export const applyNotification = (cache: QueryClient, event: LiveEvent): void => {
  if (event.kind !== 'notification') return
  cache.setQueryData(unreadQuery.queryKey, { unread: event.unread })
  void cache.invalidateQueries({ queryKey: listKey })
}
