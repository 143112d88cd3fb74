import type { QueryClient } from '@tanstack/react-query'
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from 'react-router'
import { call } from '../call.ts'
import { readingContext } from '../data/loading.ts'
import { createRoutes } from '../routes.tsx'

/** The router with every screen of the site, on the page that the server drew. */
export const openRouter = async (
  cache: QueryClient,
  hydrationData: HydrationState,
): Promise<DataRouter> => {
  const routes = createRoutes()
  await loadMatched(routes)
  return createBrowserRouter(routes, {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[readingContext, { cache, call }]])),
  })
}

/**
 * Hydration needs the components of this page at once, or it would draw nothing over them. What the
 * page reads came with it: its loader can wait until it is asked.
 */
const loadMatched = (routes: RouteObject[]) =>
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
