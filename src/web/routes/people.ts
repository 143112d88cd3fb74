import type { QueryClient } from '@tanstack/react-query'
import { redirect, type RouteObject } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { viewerQuery } from '#web/accounts/queries.ts'
import { hidingsQuery } from '#web/hiding/queries.ts'
import { noticesQuery } from '#web/moderation/notices.ts'
import { UserNotFound } from '#web/pages/UserNotFound.tsx'
import {
  followingQuery,
  ownPostsQuery,
  ownProfileQuery,
  ownStatsQuery,
  postsOfQuery,
  profileQuery,
  statsQuery,
} from '#web/people/queries.ts'
import { sessionsQuery, settingsQuery } from '#web/people/settings.ts'
import { choicesQuery, notificationsQuery } from '#web/notifications/queries.ts'

/** The screens of people: profiles, settings, forgotten passwords. */
export const peopleRoutes = (cache: QueryClient, call: Call): RouteObject[] => {
  const readViewer = () => cache.ensureQueryData(viewerQuery(call))
  /** For who is signed in; a visitor is led to sign in. */
  const signedIn = (read: () => Promise<unknown>) => async () => {
    if (!(await readViewer())) return redirect('/auth')
    await read()
    return null
  }
  return [
    ...['/profile', '/facebook-profile'].map((path) => ({
      path,
      lazy: { Component: async () => (await import('#web/pages/OwnProfile.tsx')).default },
      ErrorBoundary: UserNotFound,
      handle: { module: 'pages/OwnProfile.tsx' },
      loader: signedIn(() =>
        Promise.all([
          cache.ensureQueryData(ownProfileQuery(call)),
          cache.prefetchQuery(ownStatsQuery(call)),
          cache.prefetchInfiniteQuery(ownPostsQuery(call)),
        ]),
      ),
    })),
    {
      path: '/profile/:userId',
      lazy: { Component: async () => (await import('#web/pages/Profile.tsx')).default },
      ErrorBoundary: UserNotFound,
      handle: { module: 'pages/Profile.tsx' },
      loader: async ({ params: { userId = '' } }) => {
        const viewer = await readViewer()
        await Promise.all([
          cache.ensureQueryData(profileQuery(userId, call)),
          cache.prefetchQuery(statsQuery(userId, call)),
          cache.prefetchInfiniteQuery(postsOfQuery(userId, call)),
          viewer && cache.prefetchQuery(followingQuery(userId, call)),
        ])
        return null
      },
    },
    {
      path: '/settings',
      lazy: { Component: async () => (await import('#web/pages/Settings.tsx')).default },
      handle: { module: 'pages/Settings.tsx' },
      loader: signedIn(() =>
        Promise.all([
          cache.ensureQueryData(settingsQuery(call)),
          cache.prefetchQuery(sessionsQuery(call)),
          cache.prefetchQuery(choicesQuery(call)),
          cache.prefetchQuery(hidingsQuery(call)),
        ]),
      ),
    },
    {
      path: '/notifications',
      lazy: { Component: async () => (await import('#web/pages/Notifications.tsx')).default },
      handle: { module: 'pages/Notifications.tsx' },
      loader: signedIn(() => cache.prefetchInfiniteQuery(notificationsQuery(call))),
    },
    {
      path: '/notices',
      lazy: { Component: async () => (await import('#web/pages/Notices.tsx')).default },
      handle: { module: 'pages/Notices.tsx' },
      loader: signedIn(() => cache.ensureQueryData(noticesQuery(call))),
    },
    {
      path: '/unsubscribe',
      lazy: { Component: async () => (await import('#web/pages/Unsubscribe.tsx')).default },
      handle: { module: 'pages/Unsubscribe.tsx' },
    },
    {
      path: '/forgot-password',
      lazy: { Component: async () => (await import('#web/pages/ForgotPassword.tsx')).default },
      handle: { module: 'pages/ForgotPassword.tsx' },
    },
    {
      path: '/reset-password',
      lazy: { Component: async () => (await import('#web/pages/ResetPassword.tsx')).default },
      handle: { module: 'pages/ResetPassword.tsx' },
    },
    {
      path: '/user-profile',
      loader: async ({ request }) => {
        const asked = new URL(request.url).searchParams
        const userId = asked.get('userId') ?? asked.get('id')
        if (userId) return redirect(`/profile/${encodeURIComponent(userId)}`)
        return redirect((await readViewer()) ? '/settings' : '/auth')
      },
    },
  ]
}
