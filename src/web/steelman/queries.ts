import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import {
  listSteelmen,
  sayBack,
  settleSteelman,
  takeBackSteelman,
  type Steelman,
} from '#shared/steelman.ts'
import { steelman as texts } from './steelman.en.ts'
import { call as browserCall } from '#web/call.ts'
import { showHeld } from '#web/moderation/held.ts'
import { tellFailure } from '#web/posts/refusals.ts'

export const steelmenQuery = (postId: number, call: Call = browserCall) =>
  queryOptions<Steelman[]>({
    queryKey: ['steelman', postId],
    queryFn: () => call(listSteelmen, { params: { id: postId } }),
  })

/** What is said, confirmed or mended is read anew, no matter who did it. */
const useSending = <Said>(
  postId: number,
  send: (said: Said) => Promise<Steelman | undefined>,
  onDone: () => void,
) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (sent) => {
      if (sent?.isHeld) showHeld(cache)
      await cache.invalidateQueries({ queryKey: steelmenQuery(postId).queryKey })
      onDone()
    },
    onError: (error) => tellFailure(error, texts.failed),
  })
}

type Of = { postId: number; commentId: number; onDone: () => void }

/** Says a comment back; null takes that back. */
export const useSayingBack = ({ postId, commentId, onDone }: Of) => {
  const params = { id: commentId }
  return useSending<string | null>(
    postId,
    (says) =>
      says === null
        ? browserCall(takeBackSteelman, { params })
        : browserCall(sayBack, { params, body: { says } }),
    onDone,
  )
}

/** Confirms it; given words mend it. */
export const useSettling = ({ id, postId, says }: Pick<Steelman, 'id' | 'postId' | 'says'>) =>
  useSending<string | undefined>(
    postId,
    (mend) => browserCall(settleSteelman, { params: { id }, body: { says, mend } }),
    () => undefined,
  )
