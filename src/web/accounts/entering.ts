import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { loginWithPasskey } from '#shared/passkeys.ts'
import { type credentials, login, register, type registration, type User } from '#shared/users.ts'
import { call } from '#web/call.ts'
import type { SignedPasskey } from '#web/security/passkeys.ts'
import { viewerQuery } from './queries.ts'

export const useSignIn = () =>
  useEntrance((body: z.input<typeof credentials>) => call(login, { body }))

export const useSignUp = () =>
  useEntrance((body: z.input<typeof registration>) => call(register, { body }))

export const usePasskeySignIn = () =>
  useEntrance((credential: SignedPasskey) => call(loginWithPasskey, { body: { credential } }))

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
