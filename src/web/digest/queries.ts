import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readDigest, type Digest } from '#shared/digest.ts'
import type { Call } from '#shared/endpoint.ts'
import { clearStance, readStance, setStance, type ReaderStance } from '#shared/readers.ts'
import type { Stance } from '#shared/characters.ts'
import { call as browserCall } from '#web/call.ts'
import { tellFailure } from '#web/posts/refusals.ts'
import { digest as texts } from '#web/texts/digest.en.ts'
import { digestKey, refreshDigest } from './live-patches.ts'

export const digestQuery = (postId: number, call: Call = browserCall) =>
  queryOptions<Digest>({
    queryKey: digestKey(postId),
    queryFn: () => call(readDigest, { params: { id: postId } }),
  })

export const ownStanceQuery = (postId: number, call: Call = browserCall) =>
  queryOptions<ReaderStance>({
    queryKey: ['own', 'stance', postId],
    queryFn: () => call(readStance, { params: { id: postId } }),
  })

type Said = { before?: Stance; after?: Stance; creditedCommentId?: number | null }
const unsaid: ReaderStance = { before: null, after: null, creditedCommentId: null }

/** Says where the reader stands; null takes all of it back. */
export const useStanding = (postId: number) => {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `stance:${postId}` },
    mutationFn: async (said: Said | null): Promise<ReaderStance> => {
      if (said) return browserCall(setStance, { params: { id: postId }, body: said })
      await browserCall(clearStance, { params: { id: postId } })
      return unsaid
    },
    onSuccess: (own) => {
      cache.setQueryData(ownStanceQuery(postId).queryKey, own)
      refreshDigest(cache, postId)
    },
    onError: (error) => tellFailure(error, texts.failed),
  })
}
