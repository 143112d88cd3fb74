import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { currentUser, type User } from '#shared/users.ts'
import { call as browserCall } from '#web/call.ts'
import { forMembers } from '#web/members/loaded.ts'
import { useRead } from '#web/data/useRead.ts'

/** Who is signed in; null for a visitor. Any error means a visitor, and is not retried. */
export const viewerQuery = (call: Call = browserCall) =>
  queryOptions<User | null>({
    queryKey: ['user'],
    queryFn: () => call(currentUser, {}).catch(() => null),
    retry: false,
  })

const ViewerContext = createContext<User | null>(null)

/**
 * Tells everything below who is signed in. One reading of the cache: a hundred cards with one each
 * took a fifth of the time that drawing the home page takes.
 */
export const ViewerProvider = ({ children }: { children: ReactNode }) => {
  const viewer = useRead(viewerQuery()) ?? null
  const hasParts = useParts(viewer !== null)
  return createElement(ViewerContext, { value: hasParts ? viewer : null }, children)
}

/** Whether what members are shown is there; fetches it for a person who signs in on this page. */
const useParts = (areNeeded: boolean): boolean => {
  const [, noteLoaded] = useState(false)
  useEffect(() => {
    // Without its code the page stays a visitor's; a page that is loaded anew tries again.
    if (areNeeded && !forMembers.have())
      forMembers.load().then(() => noteLoaded(true), console.warn)
  }, [areNeeded])
  return forMembers.have()
}

/** The person who is signed in, or null. */
export const useViewer = (): User | null => useContext(ViewerContext)

/** Leaves for the home page whatever the server says; a full load forgets what was read. */
export const signOut = (userId: string): Promise<void> =>
  import('./leaving.ts')
    .then(({ leave }) => leave(userId), console.warn)
    .then(() => window.location.assign('/'))
