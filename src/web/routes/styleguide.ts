import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { charactersQuery } from '#web/characters/queries.ts'

/** Every component with its states, in development; a built site has no such page. */
export const styleguideRoutes = (cache: QueryClient, call: Call): RouteObject[] =>
  import.meta.env.DEV
    ? [
        {
          path: '/styleguide',
          lazy: { Component: async () => (await import('#web/pages/Styleguide.tsx')).default },
          handle: { module: 'pages/Styleguide.tsx' },
          loader: async () => {
            await cache.ensureQueryData(charactersQuery(call))
            return null
          },
        },
      ]
    : []
