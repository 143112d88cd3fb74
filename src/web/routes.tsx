import { type Params, redirect, type RouteObject } from 'react-router'
import type { Tag } from '#shared/tags.ts'
import { viewerQuery } from './accounts/queries.ts'
import { charactersQuery } from './characters/queries.ts'
import { Frame } from './frame/Frame.tsx'
import { Broken } from './pages/Broken.tsx'
import { postIdOf } from './pages/postId.ts'
import { PostNotFound } from './pages/PostNotFound.tsx'
import { contributorsQuery, risingQuery } from './popular/queries.ts'
import { feedQuery } from './posts/queries.ts'
import { reads } from './data/loading.ts'
import { adminRoutes } from './routes/admin.ts'
import { type Handle, steady } from './routes/handle.ts'
import { characterRoutes } from './routes/characters.ts'
import { peopleRoutes } from './routes/people.ts'
import { statementRoutes } from './routes/statements.ts'
import { storyRoutes } from './routes/stories.ts'
import { styleguideRoutes } from './routes/styleguide.ts'
import { topicRoutes } from './routes/topics.ts'
import { trendingQuery } from './trending/queries.ts'

/**
 * Every screen. Loaders stand here and components load lazily: data and code come at the same time,
 * and editing a component keeps its state in development.
 */
export const createRoutes = (): RouteObject[] => [
  {
    path: '/offline',
    lazy: { Component: async () => (await import('./pages/Offline.tsx')).default },
    handle: { module: 'pages/Offline.tsx', cache: steady } satisfies Handle,
  },
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: Broken,
    loader: reads(async ({ cache, call }) => {
      await cache.ensureQueryData(viewerQuery(call))
      return null
    }),
    shouldRevalidate: () => false,
    children: [
      {
        path: '/',
        lazy: { Component: async () => (await import('./pages/Home.tsx')).default },
        handle: { module: 'pages/Home.tsx', cache: () => ['feed', 'popular'] } satisfies Handle,
        /** The server waits for the feed; the browser opens the page and says that it is loading. */
        loader: reads(async ({ cache, call }) => {
          const viewer = await cache.ensureQueryData(viewerQuery(call))
          const feed =
            viewer?.homeFeed === 'following'
              ? import('./following/queries.ts').then(({ followedPostsQuery }) =>
                  cache.ensureInfiniteQueryData(followedPostsQuery(call)),
                )
              : cache.ensureQueryData(feedQuery(call))
          feed.catch(() => undefined)
          await Promise.all([
            import.meta.env.SSR && feed,
            cache.ensureQueryData(trendingQuery(call)),
            cache.ensureQueryData(charactersQuery(call)),
            cache.prefetchQuery(risingQuery(call)),
            cache.prefetchQuery(contributorsQuery(call)),
          ])
          return null
        }),
      },
      {
        path: '/previous-posts',
        lazy: { Component: async () => (await import('./pages/PreviousPosts.tsx')).default },
        handle: { module: 'pages/PreviousPosts.tsx' } satisfies Handle,
        loader: reads(async ({ cache, call }, { request }) => {
          const { offsetOf, previousPageQuery } = await import('./posts/previous.ts')
          const offset = offsetOf(new URL(request.url).searchParams)
          await cache.ensureInfiniteQueryData(previousPageQuery(offset, call))
          return null
        }),
      },
      {
        path: '/create-post',
        lazy: { Component: async () => (await import('./pages/CreatePost.tsx')).default },
        handle: { module: 'pages/CreatePost.tsx', cache: steady } satisfies Handle,
      },
      {
        path: '/bookmarks',
        lazy: { Component: async () => (await import('./pages/Bookmarks.tsx')).default },
        handle: { module: 'pages/Bookmarks.tsx' } satisfies Handle,
        loader: reads(async (reading) => (await ownLists()).loadBookmarks(reading)),
      },
      {
        path: '/drafts',
        lazy: { Component: async () => (await import('./pages/Drafts.tsx')).default },
        handle: { module: 'pages/Drafts.tsx' } satisfies Handle,
        loader: reads(async (reading) => (await ownLists()).loadDrafts(reading)),
      },
      {
        path: '/post/:id',
        lazy: { Component: async () => (await import('./pages/PostDetail.tsx')).default },
        ErrorBoundary: PostNotFound,
        handle: { module: 'pages/PostDetail.tsx', cache: tagsOfPost } satisfies Handle,
        loader: reads(async ({ cache, call }, { params }) => {
          const { loadDiscussion } = await discussionData()
          await Promise.all([
            loadDiscussion(cache, call, postIdOf(params)),
            cache.ensureQueryData(trendingQuery(call)),
          ])
          return null
        }),
      },
      ...['/auth', '/login'].map((path) => ({
        path,
        lazy: { Component: async () => (await import('./pages/Auth.tsx')).default },
        handle: { module: 'pages/Auth.tsx', cache: steady } satisfies Handle,
        loader: reads(async ({ cache, call }) =>
          (await cache.ensureQueryData(viewerQuery(call))) ? redirect('/') : null,
        ),
      })),
      ...['/verify-email', '/resend-verification'].map((path) => ({
        path,
        lazy: { Component: async () => (await import('./pages/VerifyEmail.tsx')).default },
        handle: { module: 'pages/VerifyEmail.tsx' } satisfies Handle,
      })),
      ...peopleRoutes(),
      ...characterRoutes(),
      ...adminRoutes(),
      ...storyRoutes(),
      ...topicRoutes(),
      ...statementRoutes(),
      ...styleguideRoutes(),
      {
        path: '*',
        lazy: { Component: async () => (await import('./pages/NotFound.tsx')).default },
        handle: { status: 404, module: 'pages/NotFound.tsx' } satisfies Handle,
      },
    ],
  },
]

const ownLists = () => import('./routes/own-lists.ts')

type DiscussionData = typeof import('./pages/load-discussion.ts')
let ofDiscussions: Promise<DiscussionData> | undefined
/** Asked for once: an `import()` of what is here already costs a server 1 % of a page. One that fails is asked for again. */
const discussionData = (): Promise<DiscussionData> =>
  (ofDiscussions ??= import('./pages/load-discussion.ts').catch((error: unknown) => {
    ofDiscussions = undefined
    throw error
  }))

/** Of another spelling of its address, as /post/07, none: no change would find it. */
const tagsOfPost = (params: Params): readonly Tag[] | null => {
  const id = postIdOf(params)
  return String(id) === params['id'] ? [`post:${id}`, `thread:${id}`] : null
}
