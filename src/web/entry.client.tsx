import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  type HydrationState,
  type RouterState,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ViewerProvider } from './accounts/queries.ts'
import { createCache } from './cache.ts'
import { languageParam } from '#shared/languages.ts'
import { isFromSearch } from '#shared/search-engines.ts'
import { call } from './call.ts'
import { goLive } from './live.ts'
import { createRoutes } from './routes.tsx'

/** What entry.server.tsx put into the page. */
export type PageState = {
  queries: DehydratedState
  router: HydrationState
  /** Where in the event log the page was made. */
  position?: string
}

const start = async () => {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState
  const cache = createCache()
  hydrate(cache, state.queries)
  tidyAddress()
  const routes = createRoutes(cache, call)
  await loadMatched(routes)
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <StrictMode>
      <QueryClientProvider client={cache}>
        <ViewerProvider>
          <RouterProvider router={router} />
        </ViewerProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  router.subscribe(loadAnew)
  goLive(cache, state.position)
  if (isFromSearch(document.referrer)) {
    void import('./seo/visit.ts').then(({ countVisit }) => countVisit(cache, router))
  }
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

/** The language is chosen and kept: whoever copies the address need not pass it on. */
const tidyAddress = () => {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(languageParam)) return
  address.searchParams.delete(languageParam)
  window.history.replaceState(window.history.state, '', address)
}

/**
 * Hydration needs the components of this page at once, or it would draw nothing over them. What the
 * page reads came with it: its loader can wait until it is asked.
 */
const loadMatched = (routes: ReturnType<typeof createRoutes>) =>
  Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return
      const { loader, ...drawn } = route.lazy
      const parts = Object.entries(drawn).map(async ([name, load]) => [name, await load()])
      Object.assign(route, Object.fromEntries(await Promise.all(parts)), { lazy: undefined })
      if (!loader) return
      route.loader = async (asked, context) => {
        const read = await loader()
        return typeof read === 'function' ? read(asked, context) : null
      }
    }),
  )

void start()
