import type { RouteObject } from 'react-router'
import type { Handle } from './handle.ts'
import { reads } from '#web/data/loading.ts'

/** The screen of stories. */
export const storyRoutes = (): RouteObject[] => [
  {
    path: '/stories',
    lazy: { Component: async () => (await import('#web/pages/Stories.tsx')).default },
    handle: { module: 'pages/Stories.tsx', cache: () => ['stories'] } satisfies Handle,
    loader: reads(async ({ cache, call }) => {
      const { storiesQuery } = await import('#web/stories/queries.ts')
      await cache.ensureQueryData(storiesQuery(call))
      return null
    }),
  },
]
