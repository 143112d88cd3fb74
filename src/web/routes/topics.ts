import type { QueryClient } from '@tanstack/react-query'
import { redirect, type RouteObject } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { tagKey } from '#shared/text.ts'
import { askedOf, searchResultsQuery } from '#web/search/queries.ts'
import { topicPath } from '#web/topics/paths.ts'
import {
  categoryOf,
  categoryPostsQuery,
  placeOf,
  topicPostsQuery,
  topicQuery,
} from '#web/topics/queries.ts'
import { whyQuery } from '#web/trending/queries.ts'

/** The screens that lead to discussions: topics, categories, search. */
export const topicRoutes = (cache: QueryClient, call: Call): RouteObject[] => [
  {
    path: '/topic/:hashtag',
    lazy: {
      Component: async () => (await import('#web/pages/Topic.tsx')).default,
      ErrorBoundary: async () => (await import('#web/pages/TopicNotFound.tsx')).TopicNotFound,
    },
    handle: { module: 'pages/Topic.tsx' },
    loader: async ({ params: { hashtag = '' }, request }) => {
      const { search, searchParams } = new URL(request.url)
      const place = placeOf(searchParams)
      const [topic] = await Promise.all([
        cache.ensureQueryData(topicQuery(hashtag, call)),
        // the page can do without it
        cache.prefetchQuery(whyQuery(hashtag, call)),
        cache.ensureInfiniteQueryData(topicPostsQuery(hashtag, place, call)),
      ])
      // every spelling leads to the page of the topic
      if (tagKey(topic.hashtag) !== tagKey(hashtag))
        return redirect(`${topicPath(topic.hashtag)}${search}`, 308)
      return null
    },
  },
  {
    path: '/category/:name',
    lazy: {
      Component: async () => (await import('#web/pages/Category.tsx')).default,
      ErrorBoundary: async () => (await import('#web/pages/NotFound.tsx')).default,
    },
    handle: { module: 'pages/Category.tsx' },
    loader: async ({ params: { name }, request }) => {
      const category = categoryOf(name)
      if (!category) throw Object.assign(new Error('No such category'), { status: 404 })
      const place = placeOf(new URL(request.url).searchParams)
      await cache.ensureInfiniteQueryData(categoryPostsQuery(category, place, call))
      return null
    },
  },
  {
    path: '/search',
    lazy: { Component: async () => (await import('#web/pages/Search.tsx')).default },
    handle: { module: 'pages/Search.tsx' },
    loader: async ({ request }) => {
      const asked = askedOf(new URL(request.url).searchParams)
      if (asked.q) await cache.prefetchQuery(searchResultsQuery(asked, call))
      return null
    },
  },
]
