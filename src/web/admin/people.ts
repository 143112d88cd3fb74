import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import {
  changeRole,
  endPersonSessions,
  listPeople,
  readPersonHistory,
  removeSecondStep,
} from '#shared/people-desk.ts'
import { call as browserCall } from '#web/call.ts'
import { tellRefusal } from '#web/moderation/reporting.ts'
import { peopleDesk as words } from '#web/texts/people-desk.en.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

const people = ['admin', 'people']
const freshMs = 10_000

export type Sought = { q: string; before: string | null }

export const peopleQuery = ({ q, before }: Sought, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...people, q, before ?? ''],
    queryFn: () => call(listPeople, { query: { q, ...(before !== null && { before }) } }),
    staleTime: freshMs,
  })

export const historyQuery = (userId: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...people, 'of', userId],
    queryFn: () => call(readPersonHistory, { params: { userId } }),
    staleTime: freshMs,
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
      return cache.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => tellRefusal(error, texts.failed),
  })
}

export const useEndingSessions = () =>
  useChange(
    (userId: string) => browserCall(endPersonSessions, { params: { userId } }),
    () => words.ended,
  )

export const useRemovingSecondStep = () =>
  useChange(
    ({ userId, reason }: { userId: string; reason: string }) =>
      browserCall(removeSecondStep, { params: { userId }, body: { reason } }),
    () => words.secondStep.removed,
  )

export const useChangingRole = () =>
  useChange(
    ({ userId, isAdmin }: { userId: string; name: string; isAdmin: boolean }) =>
      browserCall(changeRole, { params: { userId }, body: { isAdmin } }),
    ({ name, isAdmin }) => words.changed[isAdmin ? 'make' : 'take'](name),
  )
