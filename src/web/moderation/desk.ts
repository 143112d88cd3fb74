import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from '#shared/endpoint.ts'
import {
  answerAppeal,
  decide,
  liftSanction,
  readAudit,
  readModeration,
} from '#shared/moderation.ts'
import { waitingQuery } from '#web/admin/queries.ts'
import { call as browserCall } from '#web/call.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { moderation as words } from '#web/texts/desk.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { tellRefusal } from './reporting.ts'

/** Other moderators decide, too: one look in so many ms while the tab is open. */
const lookEveryMs = 10_000
const desk = ['admin', 'moderation']

export const deskQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...desk, 'desk'],
    queryFn: () => call(readModeration, {}),
    refetchInterval: lookEveryMs,
    staleTime: lookEveryMs,
  })

export const auditQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...desk, 'audit'],
    queryFn: () => call(readAudit, {}),
    staleTime: lookEveryMs,
  })

const useChange = <Given>(
  act: (given: Given) => Promise<unknown>,
  told: (given: Given) => string,
) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (_answer, given) => {
      toast({ title: told(given) })
      void cache.invalidateQueries({ queryKey: waitingQuery().queryKey })
      return cache.invalidateQueries({ queryKey: desk })
    },
    onError: (error) => tellRefusal(error, texts.failed),
  })
}

export const useDeciding = () =>
  useChange(
    (body: z.input<(typeof decide)['body']>) => browserCall(decide, { body }),
    ({ verdict }) => words.done[verdict],
  )

export const useLifting = () =>
  useChange(
    ({ userId }: { userId: string; name: string }) =>
      browserCall(liftSanction, { params: { userId } }),
    ({ name }) => words.sanctioned.lifted(name),
  )

export const useAnswering = () =>
  useChange(
    ({ id, ...body }: { id: number; outcome: 'upheld' | 'rejected'; answer: string }) =>
      browserCall(answerAppeal, { params: { id }, body }),
    () => words.appeals.answered,
  )
