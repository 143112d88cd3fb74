import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { listMinds, type MindNote, type Minds, sayMind, takeBackMind } from '#shared/minds.ts'
import { minds as texts } from './minds.en.ts'
import { call as browserCall } from '#web/call.ts'
import { showHeld } from '#web/moderation/held.ts'
import { tellFailure } from '#web/posts/refusals.ts'

export const mindsQuery = (postId: number, call: Call = browserCall) =>
  queryOptions<Minds>({
    queryKey: ['mind', postId],
    queryFn: () => call(listMinds, { params: { id: postId } }),
  })

/** Says what would change the reader's mind; null takes it back. */
export const useSayingMind = (postId: number, onDone: () => void) => {
  const cache = useQueryClient()
  const params = { id: postId }
  return useMutation({
    scope: { id: `mind:${postId}` },
    mutationFn: async (says: string | null): Promise<MindNote | null> => {
      if (says !== null) return browserCall(sayMind, { params, body: { says } })
      await browserCall(takeBackMind, { params })
      return null
    },
    onSuccess: async (note) => {
      if (note?.isHeld) showHeld(cache)
      await cache.invalidateQueries({ queryKey: mindsQuery(postId).queryKey })
      onDone()
    },
    onError: (error) => tellFailure(error, texts.failed),
  })
}
