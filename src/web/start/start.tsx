import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DataRouter, HydrationState, RouterState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ViewerProvider, viewerQuery } from '../accounts/queries.ts'
import { forAds } from '../ads/loaded.ts'
import { createCache } from '../data/cache.ts'
import { languageParam } from '#shared/languages.ts'
import { whenIdle, whenStaying } from './idle.ts'
import { forMembers } from '../members/loaded.ts'
import { loadRich } from '../rich/Rich.tsx'
import { openRouter } from './router.ts'
import { siteQuery } from '../site.ts'
import { wake } from '../ui/awake.ts'
import { endTakeover } from '../ui/takeover.ts'
import { keepOfPage } from '../data/useRead.ts'

/** What was read under a key, and when (ms). */
export type Reading = readonly [key: QueryKey, data: unknown, at: number]

/** What entry.server.tsx put into the page. */
export type PageState = {
  readings: Reading[]
  router: HydrationState
  /** Where in the event log the page was made. */
  position?: string
}

/** @param whenAlive Called once, when what is pressed does something. */
export const start = async (whenAlive: () => void): Promise<void> => {
  const state = JSON.parse(
    document.getElementById('state')?.textContent ?? '{"readings":[]}',
  ) as PageState
  const cache = createCache()
  for (const [queryKey, data, updatedAt] of state.readings) {
    cache.getQueryCache().build(cache, { queryKey, ...stays })
    cache.setQueryData(queryKey, data, { updatedAt })
    keepOfPage(queryKey, data)
  }
  tidyAddress()
  await Promise.all([
    cache.getQueryData(viewerQuery().queryKey) && forMembers.load(),
    cache.getQueryData(siteQuery.queryKey)?.adsClient && forAds.load(),
    loadRich(),
  ])
  const router = await openRouter(cache, state.router)
  layOutNextPages(router)
  wakeWhenNeeded(cache, router)
  // In slices: as one piece it would hold up a phone, and what is pressed meanwhile is kept.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') as HTMLElement,
      <StrictMode>
        <QueryClientProvider client={cache}>
          <ViewerProvider>
            <RouterProvider router={router} />
          </ViewerProvider>
        </QueryClientProvider>
        <Alive tell={whenAlive} />
      </StrictMode>,
    )
  })
  router.subscribe(loadAnew)
  whenIdle(() => void import('../live.ts').then(({ goLive }) => goLive(cache, state.position)))
  if (document.referrer) {
    void import('../seo/visit.ts').then(({ countVisit }) => countVisit(cache, router))
  }
}

/** What the first page brought is never swept: a timer for each would be set, and unset again at once. */
const stays = { gcTime: Infinity }

/**
 * What waits (ui/Later.tsx) comes to life when somebody is there, and before anything that it shows changes or the
 * page is left.
 */
const wakeWhenNeeded = (cache: QueryClient, router: DataRouter) => {
  whenStaying(wake)
  router.subscribe(wake)
  cache.getQueryCache().subscribe((told) => {
    if (told.type === 'updated' && told.action.type === 'success') wake()
  })
}

const Alive = ({ tell }: { tell: () => void }) => {
  useEffect(() => {
    endTakeover()
    performance.mark('alive')
    // Not within React's own work: it brings to life at once what a press is on (ui/Later.tsx).
    queueMicrotask(tell)
  }, [tell])
  return null
}

/**
 * The first page of a visit is laid out as somebody scrolls (app.css). Who comes back, or goes on to another
 * screen, has all of it at once, because the place where they were is told in pixels.
 */
const layOutNextPages = (router: DataRouter): void => {
  const layOutAll = () => document.documentElement.classList.add('is-laid-out')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return layOutAll()
  const stop = router.subscribe(() => {
    stop()
    layOutAll()
  })
}

/**
 * A next page that could not be fetched, or whose code has gone with the last version of the site,
 * is loaded as a whole: the worker gives what it kept of it. Only once, since a loaded page is no
 * next page.
 */
const loadAnew = ({ errors, historyAction }: RouterState) => {
  const isCut = Object.values(errors ?? {}).some((error) => error instanceof TypeError)
  if (isCut && historyAction === 'PUSH') window.location.reload()
}

/** The language is chosen and kept: a reader who copies the address need not pass it on. */
const tidyAddress = () => {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(languageParam)) return
  address.searchParams.delete(languageParam)
  window.history.replaceState(window.history.state, '', address)
}
