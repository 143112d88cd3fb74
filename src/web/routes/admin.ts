import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { overviewQuery } from '#web/admin/queries.ts'

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
    loader: async () => {
      const reading = cache.fetchQuery(overviewQuery(call))
      if (import.meta.env.SSR) await reading
      else reading.catch(() => undefined)
      return null
    },
  },
]
