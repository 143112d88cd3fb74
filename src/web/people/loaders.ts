import type { QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunction } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { viewerQuery } from '#web/accounts/queries.ts'
import { hidingsQuery } from '#web/hiding/queries.ts'
import { noticesQuery } from '#web/moderation/notices.ts'
import { choicesQuery, notificationsQuery } from '#web/notifications/queries.ts'
import {
  followingQuery,
  ownPostsQuery,
  ownProfileQuery,
  ownStatsQuery,
  postsOfQuery,
  profileQuery,
  statsQuery,
} from './queries.ts'
import { sessionsQuery, settingsQuery } from './settings.ts'

/** What the screens of people read before they are drawn. */
export const peopleLoaders = (cache: QueryClient, call: Call) => {
  const readViewer = () => cache.ensureQueryData(viewerQuery(call))
  /** For who is signed in; a visitor is led to sign in. */
  const signedIn =
    (read: () => Promise<unknown>): LoaderFunction =>
    async () => {
      if (!(await readViewer())) return redirect('/auth')
      await read()
      return null
    }
  const profile: LoaderFunction = async ({ params: { userId = '' } }) => {
    const viewer = await readViewer()
    await Promise.all([
      cache.ensureQueryData(profileQuery(userId, call)),
      cache.prefetchQuery(statsQuery(userId, call)),
      cache.prefetchInfiniteQuery(postsOfQuery(userId, call)),
      viewer && cache.prefetchQuery(followingQuery(userId, call)),
    ])
    return null
  }
  return {
    profile,
    ownProfile: signedIn(() =>
      Promise.all([
        cache.ensureQueryData(ownProfileQuery(call)),
        cache.prefetchQuery(ownStatsQuery(call)),
        cache.prefetchInfiniteQuery(ownPostsQuery(call)),
      ]),
    ),
    settings: signedIn(() =>
      Promise.all([
        cache.ensureQueryData(settingsQuery(call)),
        cache.prefetchQuery(sessionsQuery(call)),
        cache.prefetchQuery(choicesQuery(call)),
        cache.prefetchQuery(hidingsQuery(call)),
      ]),
    ),
    notifications: signedIn(() => cache.prefetchInfiniteQuery(notificationsQuery(call))),
    notices: signedIn(() => cache.ensureQueryData(noticesQuery(call))),
  }
}
