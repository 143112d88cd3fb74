import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#shared/live.ts'

/** What one may read of it is not the same for all: it is read anew where it is shown. */
export const applyInstrumentEvent = (cache: QueryClient, event: LiveEvent): void => {
  if (event.kind === 'moved') void cache.invalidateQueries({ queryKey: ['moved', event.postId] })
  if (event.kind === 'mind') void cache.invalidateQueries({ queryKey: ['minds', event.postId] })
  if (event.kind === 'steelman')
    void cache.invalidateQueries({ queryKey: ['steelmen', event.postId] })
}
