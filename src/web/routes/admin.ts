import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { overviewQuery } from '#web/admin/queries.ts'
import { aiQuery, recordQuery } from '#web/ai/queries.ts'

/** The screens of administrators. */
export const adminRoutes = (cache: QueryClient, call: Call): RouteObject[] => [
  {
    path: '/admin-login',
    lazy: { Component: async () => (await import('#web/pages/AdminLogin.tsx')).default },
    handle: { module: 'pages/AdminLogin.tsx' },
  },
  {
    path: '/admin',
    lazy: {
      Component: async () => (await import('#web/pages/Admin.tsx')).default,
      ErrorBoundary: async () => (await import('#web/pages/AdminRefused.tsx')).AdminRefused,
    },
    handle: { module: 'pages/Admin.tsx' },
    /** The server waits, for the right status; the browser shows meanwhile what it waits for. */
    loader: async ({ request }) => {
      const reading = cache.fetchQuery(overviewQuery(call))
      if (import.meta.env.SSR) {
        await reading
        await readTab(cache, call, new URL(request.url).searchParams)
      } else reading.catch(() => undefined)
      return null
    },
  },
]

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
    await Promise.all([cache.prefetchQuery(deskQuery(call)), cache.prefetchQuery(auditQuery(call))])
    return
  }
  const seo = await import('#web/seo/queries.ts')
  if (tab === 'keywords') await cache.prefetchQuery(seo.keywordsQuery(call))
  if (tab === 'performance') await cache.prefetchQuery(seo.performanceQuery(call))
  if (tab === 'recommendations') await cache.prefetchQuery(seo.recommendationsQuery(call))
}
