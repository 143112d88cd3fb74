import type { RouteObject } from 'react-router'

/** The pages of arguments. What they read comes with them, so that the first page does not carry it. */
export const debateRoutes = (): RouteObject[] => {
  const load = async () => (await import('#web/arguments/loaders.ts')).debateLoaders
  return [
    {
      path: '/debates',
      lazy: {
        Component: async () => (await import('#web/pages/Debates.tsx')).default,
        loader: async () => (await load()).list,
      },
      handle: { module: 'pages/Debates.tsx' },
    },
    {
      path: '/debates/:id',
      lazy: {
        Component: async () => (await import('#web/pages/Debate.tsx')).default,
        ErrorBoundary: async () => (await import('#web/pages/DebateNotFound.tsx')).DebateNotFound,
        loader: async () => (await load()).one,
      },
      handle: { module: 'pages/Debate.tsx' },
    },
  ]
}
