import type { QueryClient } from '@tanstack/react-query'
import type { Digest } from '#shared/digest.ts'
import type { LiveEvent } from '#shared/live.ts'

export const digestKey = (postId: number) => ['digest', postId] as const

/** Votes are heard with their count; what a comment changes is read anew where it is shown. */
export const applyDigestEvent = (cache: QueryClient, event: LiveEvent): void => {
  if (event.kind === 'readers')
    cache.setQueryData<Digest>(
      digestKey(event.postId),
      (digest) => digest && { ...digest, readers: event.readers },
    )
  if (event.kind === 'comment') refreshDigest(cache, event.comment.postId)
  if (event.kind === 'comment_delete') refreshDigest(cache, event.postId)
}

export const refreshDigest = (cache: QueryClient, postId: number) =>
  void cache.invalidateQueries({ queryKey: digestKey(postId) })
