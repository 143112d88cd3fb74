import type { QueryClient } from '@tanstack/react-query'
import {
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router'
import { call } from '#web/call.ts'
import { createRoutes } from '#web/routes.tsx'
import type { History } from './early.ts'

/**
 * The library's router with every screen of the site. It is what `createBrowserRouter` does, over a
 * history that is there already: that function would bring the whole router along with each link.
 */
export const openFullRouter = async (
  cache: QueryClient,
  history: History,
  hydrationData: HydrationState,
): Promise<DataRouter> => {
  const routes = createRoutes(cache, call)
  await loadMatched(routes, history)
  return createRouter({
    history,
    routes,
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize()
}

/**
 * Hydration needs the components of this page at once, or it would draw nothing over them. What the
 * page reads came with it: its loader can wait until it is asked.
 */
const loadMatched = (routes: RouteObject[], { location }: History) =>
  Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
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
