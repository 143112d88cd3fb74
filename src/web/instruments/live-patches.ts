import type { QueryClient } from '@tanstack/react-query'
import { isOfPart, type LiveEvent } from '#shared/live.ts'

/** What one may read of it is not the same for all: it is read anew where it is shown. */
export const applyInstrumentEvent = (cache: QueryClient, event: LiveEvent): void => {
  if (isOfPart(event)) void cache.invalidateQueries({ queryKey: [event.kind, event.postId] })
}
