import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, Input } from '#shared/endpoint.ts'
import * as calls from '#shared/sign-in-with.ts'
import type { Newcomer } from '#shared/sign-in-with.ts'
import { complainOf } from '#web/accounts/forms.ts'
import { call as browserCall } from '#web/call.ts'
import { accounts as accountTexts } from '#web/texts/accounts.en.ts'
import { signInWith as words } from './sign-in-with.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** Whom the issuer sent to this browser; null for nobody. */
export const newcomerQuery = () =>
  queryOptions<Newcomer | null>({
    queryKey: ['newcomer'],
    queryFn: () => browserCall(calls.readNewcomer, {}),
  })

export const signInsQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['own', 'sign-ins'], queryFn: () => call(calls.listLinkedSignIns, {}) })

/** Asks where the issuer is, and goes there: `ask` makes the call. */
export const useLeading = <Form>(
  ask: (form: Form) => Promise<{ url: string }>,
  onError: (error: unknown) => void,
) =>
  useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  })

export const askToSignIn = (next: string) => browserCall(calls.beginSignInWith, { body: { next } })

export const askToLink = (body: { currentPassword: string }) =>
  browserCall(calls.beginLinking, { body })

type Registered = Input<typeof calls.registerNewcomer>['body']

/** Signs whom the issuer sent up, and goes back by a full load: all that was read was a visitor's. */
export const useRegisterNewcomer = (next: string) =>
  useMutation({
    mutationFn: (body: Registered) => browserCall(calls.registerNewcomer, { body }),
    onSuccess: () => window.location.assign(next),
    onError: complainOf(accountTexts.registrationFailed),
  })

/** Links whom the issuer sent to the account that is signed in. */
export const useLinkNewcomer = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: (body: { currentPassword: string }) => browserCall(calls.linkNewcomer, { body }),
    onError,
  })

export const useUnlink = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => browserCall(calls.unlinkSignIn, { params: { id } }),
    onSuccess: () => {
      toast({ title: words.linked.unlinked })
      return cache.invalidateQueries({ queryKey: signInsQuery().queryKey })
    },
    onError: complainOf(words.linked.failed),
  })
}
