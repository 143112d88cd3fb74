import type { RouteObject } from 'react-router'
import { characterQuery } from '#web/characters/queries.ts'
import { reads } from '#web/data/loading.ts'

/** The screens of characters. */
export const characterRoutes = (): RouteObject[] => [
  {
    path: '/character/:id',
    lazy: {
      Component: async () => (await import('#web/pages/Character.tsx')).default,
      ErrorBoundary: async () =>
        (await import('#web/pages/CharacterNotFound.tsx')).CharacterNotFound,
    },
    handle: { module: 'pages/Character.tsx' },
    loader: reads(async ({ cache, call }, { params: { id = '' } }) => {
      await cache.ensureQueryData(characterQuery(id, call))
      return null
    }),
  },
]
