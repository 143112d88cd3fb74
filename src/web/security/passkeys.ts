import { useSyncExternalStore } from 'react'
import type { Input } from '#shared/endpoint.ts'
import { type addPasskey, askForPasskey, type loginWithPasskey } from '#shared/passkeys.ts'
import { call } from '#web/call.ts'
import { useSite } from '#web/site.ts'
import { never } from '#web/ui/never.ts'

export type MadePasskey = Input<typeof addPasskey>['body']['credential']
export type SignedPasskey = Input<typeof loginWithPasskey>['body']['credential']

/** A site may have passkeys where it has a name, and https or this machine. */
const mayHavePasskeys = (origin: string): boolean =>
  /^(https:\/\/[^/]*[a-z]|http:\/\/([^/]+\.)?localhost)(:\d+)?$/i.test(origin)

/** Old browsers have none. */
const areHere = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  mayHavePasskeys(window.location.origin)

/**
 * Whether this browser has passkeys for this address. The server draws for browsers that have them, where the address
 * may: what is drawn and taken away again moves what somebody is about to press.
 */
export const usePasskeysHere = (): boolean => {
  const { origin } = useSite()
  return useSyncExternalStore(never, areHere, () => mayHavePasskeys(origin))
}

/** What the browser says where its owner turned it down, or nobody came. */
const turnedDown = new Set(['NotAllowedError', 'AbortError'])

const orNull = (error: unknown): null => {
  if (error instanceof DOMException && turnedDown.has(error.name)) return null
  throw error
}

/** Has the browser make a passkey; null: its owner turned it down. */
export const makePasskey = async (options: object): Promise<MadePasskey | null> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
  return asJson<MadePasskey>(await navigator.credentials.create({ publicKey }).catch(orNull))
}

/** Has the browser sign with any passkey of this site that it has; null: its owner turned it down. */
export const signWithPasskey = async (): Promise<SignedPasskey | null> => {
  const options: unknown = await call(askForPasskey, {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  return asJson<SignedPasskey>(await navigator.credentials.get({ publicKey }).catch(orNull))
}

const asJson = <Said>(credential: Credential | null): Said | null =>
  credential && ((credential as PublicKeyCredential).toJSON() as unknown as Said)
