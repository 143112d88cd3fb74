import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listMoved, sayMoved, takeBackMoved, type MovedNote } from '#shared/moved.ts'
import { moved as texts } from './moved.en.ts'
import { call as browserCall } from '#web/call.ts'
import { showHeld } from '#web/moderation/held.ts'
import { tellFailure } from '#web/posts/refusals.ts'

export const movedQuery = (postId: number, call: Call = browserCall) =>
  queryOptions<MovedNote[]>({
    queryKey: ['moved', postId],
    queryFn: () => call(listMoved, { params: { id: postId } }),
  })

type Of = { postId: number; commentId: number; onDone: () => void }

/** Says why a comment moved the reader; null takes it back. */
export const useMoving = ({ postId, commentId, onDone }: Of) => {
  const cache = useQueryClient()
  const params = { id: commentId }
  return useMutation({
    scope: { id: `moved:${commentId}` },
    mutationFn: async (why: string | null): Promise<MovedNote | null> => {
      if (why !== null) return browserCall(sayMoved, { params, body: { why } })
      await browserCall(takeBackMoved, { params })
      return null
    },
    onSuccess: async (note) => {
      if (note?.isHeld) showHeld(cache)
      await cache.invalidateQueries({ queryKey: movedQuery(postId).queryKey })
      onDone()
    },
    onError: (error) => tellFailure(error, texts.failed),
  })
}
