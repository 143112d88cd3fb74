import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminLogin, readOverview, readWaiting } from '#shared/admin.ts'
import type { Call } from '#shared/endpoint.ts'
import { loginWithPasskey } from '#shared/passkeys.ts'
import type { User } from '#shared/users.ts'
import { viewerQuery } from '#web/accounts/queries.ts'
import { call as browserCall } from '#web/call.ts'
import type { SignedPasskey } from '#web/security/passkeys.ts'

/** What the admin panel opens with; refused to everybody who is no administrator. */
export const overviewQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['admin', 'overview'],
    queryFn: () => call(readOverview, {}),
    staleTime: 10_000,
  })

/** How much waits for an administrator; other people write and decide meanwhile. */
export const waitingQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['admin', 'waiting'],
    queryFn: () => call(readWaiting, {}),
    staleTime: 10_000,
    refetchInterval: 30_000,
  })

export const useAdminSignIn = () =>
  useAdminEntrance((body: z.input<(typeof adminLogin)['body']>) =>
    browserCall(adminLogin, { body }),
  )

export const useAdminPasskey = () =>
  useAdminEntrance((credential: SignedPasskey) =>
    browserCall(loginWithPasskey, { body: { credential } }),
  )

/** What was refused or shown to somebody else before is forgotten. */
const useAdminEntrance = <Form>(enter: (form: Form) => Promise<User>) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: enter,
    onSuccess: (user) => {
      cache.setQueryData(viewerQuery().queryKey, user)
      cache.removeQueries({
        predicate: ({ queryKey: [what] }) => what !== 'user' && what !== 'site',
      })
    },
  })
}
