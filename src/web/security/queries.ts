import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, Input } from '#shared/endpoint.ts'
import * as passkeys from '#shared/passkeys.ts'
import * as step from '#shared/second-step.ts'
import { call as browserCall, orEmpty } from '#web/call.ts'
import { security as words } from '#web/texts/security.en.ts'
import { toast } from '#web/ui/toasts.ts'
import type { OwnerProof } from './OwnerFields.tsx'
import { makePasskey } from './passkeys.ts'
import { complainWhy } from './refused.ts'

export const passkeysQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['own', 'passkeys'],
    queryFn: () => orEmpty(call(passkeys.listPasskeys, {}), []),
  })

export const secondStepQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['own', 'second-step'],
    queryFn: () => orEmpty(call(step.readSecondStep, {}), { since: null, recoveryCodesLeft: 0 }),
  })

/** A change of the ways into one's account: what is shown of them is read again. */
const useChange = <Given, Done>(
  act: (given: Given) => Promise<Done>,
  failed: string,
  told?: string,
) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (told) toast({ title: told })
      return Promise.all([
        cache.invalidateQueries({ queryKey: passkeysQuery().queryKey }),
        cache.invalidateQueries({ queryKey: secondStepQuery().queryKey }),
      ])
    },
    onError: complainWhy(failed),
  })
}

type Wanted = OwnerProof & { name: string }

/** Gives null where the member turned it down. */
export const useAddingPasskey = () =>
  useChange(async ({ name, ...proof }: Wanted) => {
    const options = await browserCall(passkeys.offerPasskey, { body: proof })
    const credential = await makePasskey(options).catch(tellKnown)
    return credential && browserCall(passkeys.addPasskey, { body: { name, credential } })
  }, words.passkeys.failed)

/** The browser knows that this device has a passkey for the account already. */
const tellKnown = (error: unknown): null => {
  if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
  return null
}

export const useRenamingPasskey = () =>
  useChange(
    (input: Input<typeof passkeys.renamePasskey>) => browserCall(passkeys.renamePasskey, input),
    words.passkeys.failed,
    words.passkeys.renamed,
  )

export const useRemovingPasskey = () =>
  useChange(
    (input: Input<typeof passkeys.removePasskey>) => browserCall(passkeys.removePasskey, input),
    words.step.failed,
    words.passkeys.removed,
  )

/** Shows a secret: nothing changes before a code of it has come. */
export const useBeginning = () =>
  useMutation({
    mutationFn: (currentPassword: string) =>
      browserCall(step.beginAuthenticator, { body: { currentPassword } }),
    onError: complainWhy(words.step.failed),
  })

export const useSwitchingOn = () =>
  useChange(
    (code: string) => browserCall(step.confirmAuthenticator, { body: { code } }),
    words.step.failed,
  )

export const useSwitchingOff = () =>
  useChange(
    (body: OwnerProof) => browserCall(step.removeAuthenticator, { body }),
    words.step.failed,
    words.step.switchedOff,
  )

export const useRenewing = () =>
  useChange((body: OwnerProof) => browserCall(step.renewRecoveryCodes, { body }), words.step.failed)
