import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { characterQuery } from '#web/characters/queries.ts'
import { CharacterNotFound } from '#web/pages/CharacterNotFound.tsx'

/** The screens of characters. */
export const characterRoutes = (cache: QueryClient, call: Call): RouteObject[] => [
  {
    path: '/character/:id',
    lazy: { Component: async () => (await import('#web/pages/Character.tsx')).default },
    ErrorBoundary: CharacterNotFound,
    handle: { module: 'pages/Character.tsx' },
    loader: async ({ params: { id = '' } }) => {
      await cache.ensureQueryData(characterQuery(id, call))
      return null
    },
  },
]
