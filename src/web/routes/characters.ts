import type { RouteObject } from 'react-router'
import { characterQuery } from '#web/characters/queries.ts'
import { CharacterNotFound } from '#web/pages/CharacterNotFound.tsx'
import { reads } from '#web/reading.ts'

/** The screens of characters. */
export const characterRoutes = (): RouteObject[] => [
  {
    path: '/character/:id',
    lazy: { Component: async () => (await import('#web/pages/Character.tsx')).default },
    ErrorBoundary: CharacterNotFound,
    handle: { module: 'pages/Character.tsx' },
    loader: reads(async ({ cache, call }, { params: { id = '' } }) => {
      await cache.ensureQueryData(characterQuery(id, call))
      return null
    }),
  },
]
