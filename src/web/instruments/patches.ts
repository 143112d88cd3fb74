import type { QueryClient } from '@tanstack/react-query'
import { discussionParts, type LiveEvent } from '#shared/live.ts'

/** What one may read of it is not the same for all: it is read anew where it is shown. */
export const applyInstrumentEvent = (cache: QueryClient, event: LiveEvent): void => {
  for (const part of discussionParts)
    if (event.kind === part) void cache.invalidateQueries({ queryKey: [part, event.postId] })
}
