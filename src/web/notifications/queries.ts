import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import * as calls from '#shared/notifications.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { settings as settingsTexts } from '#web/texts/settings.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { notifications as notificationTexts } from './notifications.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { listKey, unreadQuery } from './live-patches.ts'

/** Latest first. */
export const notificationsQuery = (call: Call = browserCall) =>
  infiniteQueryOptions({
    queryKey: listKey,
    queryFn: ({ pageParam: offset }) => call(calls.listNotifications, { query: { offset } }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < calls.notificationsShown ? undefined : pages.flat().length,
  })

/** Marks some, or all, as read. */
export const useReading = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[] | undefined) =>
      browserCall(calls.readNotifications, { body: { ids } }),
    onSuccess: (count) => {
      cache.setQueryData(unreadQuery.queryKey, count)
      return cache.invalidateQueries({ queryKey: listKey })
    },
    onError: tell,
  })
}

export const choicesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['own', 'notification-choices'],
    queryFn: () => call(calls.readChoices, {}),
  })

/** Shows the choice at once; takes it back if the server refuses. */
export const useChoice = () => {
  const cache = useQueryClient()
  const { queryKey } = choicesQuery()
  return useMutation({
    scope: { id: 'notification-choices' },
    mutationFn: (body: Partial<calls.NotificationChoices>) =>
      browserCall(calls.changeChoices, { body }),
    onMutate: (changes) => {
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, (now) => now && { ...now, ...changes })
      return before
    },
    onSuccess: () => toast({ title: settingsTexts.saved }),
    onError: (error, _changes, before) => {
      cache.setQueryData(queryKey, before)
      tell(error)
    },
  })
}

const tell = (error: unknown) =>
  toast({
    title: siteTexts.error,
    detail: wordsFor(error, notificationTexts.failed),
    isDestructive: true,
  })
