import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from '#shared/endpoint.ts'
import { decidePoint, readPointDesk } from '#shared/people-points.ts'
import { call as browserCall } from '#web/call.ts'
import { tellRefusal } from '#web/moderation/reporting.ts'
import { pointsDesk as words } from './points-desk.en.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

export const pointDeskQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['admin', 'points'], queryFn: () => call(readPointDesk, {}) })

type Decided = { commentId: number } & z.input<(typeof decidePoint)['body']>

/** Refused, the list is read anew, too: the comment may have other words by now. */
export const useDecidingPoint = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ commentId, ...body }: Decided) =>
      browserCall(decidePoint, { params: { commentId }, body }),
    onSuccess: (_answer, { verdict }) =>
      toast({ title: verdict === 'accept' ? words.accepted : words.declined }),
    onError: (error) => tellRefusal(error, texts.failed),
    onSettled: () => cache.invalidateQueries({ queryKey: pointDeskQuery().queryKey }),
  })
}
