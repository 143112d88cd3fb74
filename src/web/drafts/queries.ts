import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as calls from '#shared/drafts.ts'
import type { Call } from '#shared/endpoint.ts'
import { drafts as texts } from '#web/texts/drafts.en.ts'
import { call as browserCall, orEmpty } from '#web/call.ts'
import { tellFailure } from '#web/posts/refusals.ts'
import { keepAll } from './keeping.ts'
import { closeDraft } from './opening.ts'

/** A member who comes to the list has just written something, here or elsewhere. */
const freshMs = 1_000

/** What somebody has begun to write, the latest first. */
export const draftsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['drafts'],
    queryFn: async () => {
      await keepAll()
      return orEmpty(call(calls.listDrafts, {}), [])
    },
    staleTime: freshMs,
  })

export const useRemoving = (draft: calls.ListedDraft, userId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => browserCall(calls.removeDraft, { params: { id: draft.id } }),
    onSuccess: () => {
      closeDraft(draft, userId)
      cache.setQueryData(draftsQuery().queryKey, (known = []) =>
        known.filter(({ id }) => id !== draft.id),
      )
    },
    onError: (error) => tellFailure(error, texts.removeFailed),
  })
}
