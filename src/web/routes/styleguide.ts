import type { RouteObject } from 'react-router'
import { charactersQuery } from '#web/characters/queries.ts'
import { reads } from '#web/data/loading.ts'

/** Every component with its states, in development; a built site has no such page. */
export const styleguideRoutes = (): RouteObject[] =>
  import.meta.env.DEV
    ? [
        {
          path: '/styleguide',
          lazy: { Component: async () => (await import('#web/pages/Styleguide.tsx')).default },
          handle: { module: 'pages/Styleguide.tsx' },
          loader: reads(async ({ cache, call }) => {
            await cache.ensureQueryData(charactersQuery(call))
            return null
          }),
        },
      ]
    : []
