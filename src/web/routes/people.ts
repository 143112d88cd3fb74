import { redirect, type RouteObject } from 'react-router'
import { viewerQuery } from '#web/accounts/queries.ts'
import { findNamed } from '#shared/people.ts'
import { type Handle, steady } from './handle.ts'
import { reads } from '#web/data/loading.ts'

/**
 * The screens of people: profiles, settings, forgotten passwords. What they read comes with them, so
 * that the first page does not carry it.
 */
export const peopleRoutes = (): RouteObject[] => {
  const load = async () => (await import('#web/people/loaders.ts')).peopleLoaders
  const notFound = async () => (await import('#web/pages/UserNotFound.tsx')).UserNotFound
  return [
    ...['/profile', '/facebook-profile'].map((path) => ({
      path,
      lazy: {
        Component: async () => (await import('#web/pages/OwnProfile.tsx')).default,
        ErrorBoundary: notFound,
        loader: async () => (await load()).ownProfile,
      },
      handle: { module: 'pages/OwnProfile.tsx' },
    })),
    {
      path: '/profile/:userId',
      lazy: {
        Component: async () => (await import('#web/pages/Profile.tsx')).default,
        ErrorBoundary: notFound,
        loader: async () => (await load()).profile,
      },
      handle: { module: 'pages/Profile.tsx' },
    },
    {
      /** Where a mention leads: on to the person or character with that name. */
      path: '/named/:name',
      lazy: { Component: notFound, ErrorBoundary: notFound },
      loader: reads(async ({ call }, { params: { name = '' } }) => {
        const { kind, id } = await call(findNamed, { params: { name } })
        return redirect(kind === 'person' ? `/profile/${id}` : `/character/${id}`)
      }),
    },
    {
      path: '/settings',
      lazy: {
        Component: async () => (await import('#web/pages/Settings.tsx')).default,
        loader: async () => (await load()).settings,
      },
      handle: { module: 'pages/Settings.tsx' },
    },
    {
      path: '/sign-in-with',
      /** Whom it is about the browser reads: a page for visitors may be kept, here and on its way. */
      lazy: { Component: async () => (await import('#web/pages/SignInWith.tsx')).default },
      handle: { module: 'pages/SignInWith.tsx', cache: steady } satisfies Handle,
    },
    {
      path: '/notifications',
      lazy: {
        Component: async () => (await import('#web/pages/Notifications.tsx')).default,
        loader: async () => (await load()).notifications,
      },
      handle: { module: 'pages/Notifications.tsx' },
    },
    {
      path: '/notices',
      lazy: {
        Component: async () => (await import('#web/pages/Notices.tsx')).default,
        loader: async () => (await load()).notices,
      },
      handle: { module: 'pages/Notices.tsx' },
    },
    {
      path: '/unsubscribe',
      lazy: { Component: async () => (await import('#web/pages/Unsubscribe.tsx')).default },
      handle: { module: 'pages/Unsubscribe.tsx' },
    },
    {
      path: '/forgot-password',
      lazy: { Component: async () => (await import('#web/pages/ForgotPassword.tsx')).default },
      handle: { module: 'pages/ForgotPassword.tsx', cache: steady } satisfies Handle,
    },
    {
      path: '/reset-password',
      lazy: { Component: async () => (await import('#web/pages/ResetPassword.tsx')).default },
      handle: { module: 'pages/ResetPassword.tsx' },
    },
    {
      path: '/user-profile',
      loader: reads(async ({ cache, call }, { request }) => {
        const asked = new URL(request.url).searchParams
        const userId = asked.get('userId') ?? asked.get('id')
        if (userId) return redirect(`/profile/${encodeURIComponent(userId)}`)
        return redirect((await cache.ensureQueryData(viewerQuery(call))) ? '/settings' : '/auth')
      }),
    },
  ]
}
