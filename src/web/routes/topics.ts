import type { RouteObject } from 'react-router'
import { reads } from '#web/data/loading.ts'

/**
 * The screens that lead to discussions: topics, categories, questions, search. What they read comes with them, so
 * that the first page does not carry it.
 */
export const topicRoutes = (): RouteObject[] => {
  const load = async () => (await import('#web/topics/loaders.ts')).topicLoaders
  return [
    {
      path: '/topic/:hashtag',
      lazy: {
        Component: async () => (await import('#web/pages/Topic.tsx')).default,
        ErrorBoundary: async () => (await import('#web/pages/TopicNotFound.tsx')).TopicNotFound,
        loader: async () => (await load()).topic,
      },
      handle: { module: 'pages/Topic.tsx' },
    },
    {
      path: '/category/:name',
      lazy: {
        Component: async () => (await import('#web/pages/Category.tsx')).default,
        ErrorBoundary: async () => (await import('#web/pages/NotFound.tsx')).default,
        loader: async () => (await load()).category,
      },
      handle: { module: 'pages/Category.tsx' },
    },
    {
      path: '/debates',
      lazy: {
        Component: async () => (await import('#web/pages/Debates.tsx')).default,
        loader: async () => (await load()).debates,
      },
      handle: { module: 'pages/Debates.tsx' },
    },
    {
      path: '/debates/:id',
      lazy: {
        Component: async () => (await import('#web/pages/Debates.tsx')).Debate,
        ErrorBoundary: async () => (await import('#web/pages/NotFound.tsx')).default,
        loader: async () => (await load()).debate,
      },
      handle: { module: 'pages/Debates.tsx' },
    },
    {
      path: '/search',
      lazy: { Component: async () => (await import('#web/pages/Search.tsx')).default },
      handle: { module: 'pages/Search.tsx' },
      loader: reads(async ({ cache, call }, { request }) => {
        const { askedOf, searchResultsQuery } = await import('#web/search/queries.ts')
        const asked = askedOf(new URL(request.url).searchParams)
        if (asked.q) await cache.prefetchQuery(searchResultsQuery(asked, call))
        return null
      }),
    },
  ]
}
