import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { storiesQuery } from '#web/stories/queries.ts'
import type { Handle } from './handle.ts'

/** The screen of stories. */
export const storyRoutes = (cache: QueryClient, call: Call): RouteObject[] => [
  {
    path: '/stories',
    lazy: { Component: async () => (await import('#web/pages/Stories.tsx')).default },
    handle: { module: 'pages/Stories.tsx', cache: () => ['stories'] } satisfies Handle,
    loader: async () => {
      await cache.ensureQueryData(storiesQuery(call))
      return null
    },
  },
]
