import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listMessages, markMessage } from '#shared/contact.ts'
import type { Call } from '#shared/endpoint.ts'
import { call as browserCall } from '#web/call.ts'
import { tellRefusal } from '#web/moderation/reporting.ts'
import { inbox as words } from '#web/texts/inbox.en.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

export type MessageState = 'open' | 'answered'

/** A page of the messages to the people who run the site. */
export const inboxQuery = (state: MessageState, offset: number, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['admin', 'messages', state, String(offset)],
    queryFn: () => call(listMessages, { query: { state, offset } }),
    staleTime: 10_000,
  })

/** Marks a message as answered, or as open again. */
export const useMarking = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isAnswered }: { id: number; isAnswered: boolean }) =>
      browserCall(markMessage, { params: { id }, body: { isAnswered } }),
    onSuccess: ({ answeredAt }) => {
      toast({ title: answeredAt === null ? words.markedOpen : words.markedAnswered })
      return cache.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => tellRefusal(error, texts.failed),
  })
}
