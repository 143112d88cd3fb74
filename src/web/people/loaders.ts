import { type LoaderFunction, redirect } from 'react-router'
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
import { type Reading, reads } from '#web/data/loading.ts'
import { signInsQuery } from '#web/sign-in-with/queries.ts'
import { siteQuery } from '#web/site.ts'
import { tokensQuery } from '#web/tokens/queries.ts'
import { passkeysQuery, secondStepQuery } from '#web/security/queries.ts'
import { sessionsQuery, settingsQuery } from './settings.ts'

/** For who is signed in; a visitor is led to sign in. */
const signedIn = (read: (reading: Reading) => Promise<unknown>): LoaderFunction =>
  reads(async (reading) => {
    if (!(await readViewer(reading))) return redirect('/auth')
    await read(reading)
    return null
  })

const readViewer = ({ cache, call }: Reading) => cache.ensureQueryData(viewerQuery(call))

/** What the screens of people read before they are drawn. */
export const peopleLoaders = {
  profile: reads(async ({ cache, call }, { params: { userId = '' } }) => {
    const viewer = await readViewer({ cache, call })
    await Promise.all([
      cache.ensureQueryData(profileQuery(userId, call)),
      cache.prefetchQuery(statsQuery(userId, call)),
      cache.prefetchInfiniteQuery(postsOfQuery(userId, call)),
      viewer && cache.prefetchQuery(followingQuery(userId, call)),
    ])
    return null
  }),

  ownProfile: signedIn(({ cache, call }) =>
    Promise.all([
      cache.ensureQueryData(ownProfileQuery(call)),
      cache.prefetchQuery(ownStatsQuery(call)),
      cache.prefetchInfiniteQuery(ownPostsQuery(call)),
    ]),
  ),

  settings: signedIn(({ cache, call }) =>
    Promise.all([
      cache.ensureQueryData(settingsQuery(call)),
      cache.prefetchQuery(sessionsQuery(call)),
      cache.getQueryData(siteQuery.queryKey)?.signInWith && cache.prefetchQuery(signInsQuery(call)),
      cache.prefetchQuery(tokensQuery(call)),
      cache.prefetchQuery(passkeysQuery(call)),
      cache.prefetchQuery(secondStepQuery(call)),
      cache.prefetchQuery(choicesQuery(call)),
      cache.prefetchQuery(hidingsQuery(call)),
    ]),
  ),

  notifications: signedIn(({ cache, call }) =>
    cache.prefetchInfiniteQuery(notificationsQuery(call)),
  ),

  notices: signedIn(({ cache, call }) => cache.ensureQueryData(noticesQuery(call))),
}
