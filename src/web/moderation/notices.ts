import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { appealDecision, listNotices, type Notice, readNotices } from '#shared/moderation.ts'
import { call as browserCall, orEmpty } from '#web/call.ts'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { tellRefusal } from './reporting.ts'

const lookEveryMs = 60_000

/** What moderators decided about this member. */
export const noticesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['own', 'notices'],
    queryFn: () => orEmpty<Notice[]>(call(listNotices, {}), []),
    refetchInterval: lookEveryMs,
    staleTime: lookEveryMs,
  })

/** They have been on the screen: the strip over the page goes. */
export const useHavingRead = () => {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => browserCall(readNotices, {}),
    onSuccess: () =>
      cache.setQueryData(noticesQuery().queryKey, (notices) =>
        notices?.map((notice) => ({ ...notice, isRead: true })),
      ),
  })
  return mutate
}

export const useAppealing = (id: number) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => browserCall(appealDecision, { params: { id }, body: { text } }),
    onSuccess: (changed) => {
      cache.setQueryData(noticesQuery().queryKey, (notices) =>
        notices?.map((notice) => (notice.id === id ? changed : notice)),
      )
      toast({ title: words.appealed })
    },
    onError: (error) => tellRefusal(error, words.failed),
  })
}
