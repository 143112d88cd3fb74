import { createContext, createElement, type ReactNode, useContext } from 'react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from '#shared/endpoint.ts'
import {
  type credentials,
  currentUser,
  login,
  logout,
  register,
  type registration,
  type User,
} from '#shared/users.ts'
import { call as browserCall } from '#web/call.ts'

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
export const ViewerProvider = ({ children }: { children: ReactNode }) =>
  createElement(ViewerContext, { value: useQuery(viewerQuery()).data ?? null }, children)

/** The person who is signed in, or null. */
export const useViewer = (): User | null => useContext(ViewerContext)

export const useSignIn = () =>
  useEntrance((body: z.input<typeof credentials>) => browserCall(login, { body }))

export const useSignUp = () =>
  useEntrance((body: z.input<typeof registration>) => browserCall(register, { body }))

/** Coming in changes what everything shows: reads made as a visitor are made again. */
const useEntrance = <Form>(enter: (form: Form) => Promise<User>) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: enter,
    onSuccess: (user) => {
      cache.setQueryData(viewerQuery().queryKey, user)
      return cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'posts' || queryKey[0] === 'post',
      })
    },
  })
}

/** Leaves for the home page whatever the server says; a full load forgets what was read. */
export const signOut = async (): Promise<void> => {
  await browserCall(logout, {}).catch((error: unknown) => console.warn('Logout failed', error))
  await import('#web/offline/kept.ts').then(({ forgetReading }) => forgetReading()).catch(() => {})
  window.location.assign('/')
}
