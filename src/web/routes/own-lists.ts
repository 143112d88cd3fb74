import { redirect } from 'react-router'
import { viewerQuery } from '#web/accounts/queries.ts'
import type { Reading } from '#web/data/loading.ts'
import { draftsQuery } from '#web/drafts/queries.ts'
import { bookmarksQuery } from '#web/posts/bookmarks.ts'

/** Reads what one person alone has; a visitor is led to sign in. Fetched for those who go there: the first page pays for none of it. */
const ofViewer = (read: (reading: Reading) => Promise<unknown>) => async (reading: Reading) => {
  const { cache, call } = reading
  if (!(await cache.ensureQueryData(viewerQuery(call)))) return redirect('/auth')
  await read(reading)
  return null
}

export const loadBookmarks = ofViewer(({ cache, call }) =>
  cache.ensureInfiniteQueryData(bookmarksQuery(call)),
)

export const loadDrafts = ofViewer(({ cache, call }) => cache.prefetchQuery(draftsQuery(call)))
