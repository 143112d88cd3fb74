import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#shared/live.ts'

/**
 * Works events into what has been read, by `apply`, which may be done twice. An answer that was on
 * its way while an event was heard may be older than the event and would undo it: as it comes in,
 * what was heard since it was asked for is worked in again, in the same order.
 */
export const keepHeard = (
  cache: QueryClient,
  apply: (event: LiveEvent) => void,
): ((event: LiveEvent) => void) => {
  const heard = new Map<string, LiveEvent[]>()
  cache.getQueryCache().subscribe((told) => {
    if (told.type !== 'updated') return
    const { action, query } = told
    if (action.type === 'fetch') heard.set(query.queryHash, [])
    if (action.type === 'error') heard.delete(query.queryHash)
    if (action.type !== 'success' || action.manual) return
    const missed = heard.get(query.queryHash) ?? []
    heard.delete(query.queryHash)
    missed.forEach(apply)
  })
  return (event) => {
    for (const events of heard.values()) events.push(event)
    apply(event)
  }
}
