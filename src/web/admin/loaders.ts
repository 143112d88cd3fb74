import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { aiQuery, recordQuery } from '#web/ai/queries.ts'
import { reads } from '#web/data/loading.ts'
import { inboxQuery } from './inbox.ts'
import { overviewQuery, waitingQuery } from './queries.ts'

/** The server waits, for the right status; the browser shows meanwhile what it waits for. */
export const panelLoader = reads(async ({ cache, call }, { request }) => {
  const overview = cache.fetchQuery(overviewQuery(call))
  if (import.meta.env.SSR) {
    await Promise.all([overview, cache.prefetchQuery(waitingQuery(call))])
    await readTab(cache, call, new URL(request.url).searchParams)
  } else overview.catch(() => undefined)
  return null
})

/** What the tab in the address shows, so that it reads without JavaScript. */
const readTab = async (cache: QueryClient, call: Call, params: URLSearchParams) => {
  const tab = params.get('tab')
  if (tab === 'ai') {
    const character = params.get('character')
    await cache.prefetchQuery(aiQuery(call))
    if (character && character !== 'new') await cache.prefetchQuery(recordQuery(character, call))
    return
  }
  if (tab === 'moderation') {
    const { auditQuery, deskQuery } = await import('#web/moderation/desk.ts')
    const { pointDeskQuery } = await import('#web/arguments/desk.ts')
    await Promise.all([
      cache.prefetchQuery(deskQuery(call)),
      cache.prefetchQuery(pointDeskQuery(call)),
      cache.prefetchQuery(auditQuery(call)),
    ])
    return
  }
  if (tab === 'people') {
    const { historyQuery, peopleQuery } = await import('./people.ts')
    const person = params.get('person')
    if (person !== null) return cache.prefetchQuery(historyQuery(person, call))
    const sought = { q: params.get('q') ?? '', before: params.get('before') }
    return cache.prefetchQuery(peopleQuery(sought, call))
  }
  if (tab === 'messages') return cache.prefetchQuery(inboxQuery('open', 0, call))
  const seo = await import('#web/seo/queries.ts')
  if (tab === 'keywords') await cache.prefetchQuery(seo.keywordsQuery(call))
  if (tab === 'performance') await cache.prefetchQuery(seo.performanceQuery(call))
  if (tab === 'recommendations') await cache.prefetchQuery(seo.recommendationsQuery(call))
}
