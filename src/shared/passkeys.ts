import { z } from 'zod'
import { endpoint, idParam, moment, typedText } from './endpoint.ts'
import { currentPassword } from './settings.ts'
import { user } from './users.ts'

/** Of one person. */
export const passkeysMost = 10
export const passkeyNameMost = 60

const passkeyName = typedText('Name', passkeyNameMost)

/** A key that a device or an account of its maker keeps, as its owner sees it. */
export const passkey = z
  .object({
    id: z.number(),
    name: z.string(),
    /** Whether it outlives the device: an account of its maker keeps it, too. */
    isSynced: z.boolean(),
    createdAt: moment,
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkey>

/** Bytes as browsers write them into JSON. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)

const credentialId = bytes(1400).min(20)

/** What a browser makes of `navigator.credentials`, as its `toJSON()` gives it. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: bytes(4000), ...response }),
  })

export const newCredential = credential({
  attestationObject: bytes(20_000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(8)
    .default([]),
})

export const usedCredential = credential({
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  userHandle: bytes(200).nullish(),
})

/** To hand over to the browser as it is. */
const options = (kind: string) =>
  z
    .record(z.string(), z.unknown())
    .meta({ description: `PublicKeyCredential${kind}OptionsJSON of WebAuthn` })

export const listPasskeys = endpoint('GET', '/api/user/passkeys', {
  who: 'member',
  summary: 'One’s passkeys, the oldest first',
  answer: z.array(passkey),
})

export const offerPasskey = endpoint('POST', '/api/user/passkeys/options', {
  who: 'member',
  summary: 'Begin a new passkey: what the browser needs to make one, for five minutes',
  body: z.object({ currentPassword }),
  answer: options('Creation'),
})

export const addPasskey = endpoint('POST', '/api/user/passkeys', {
  who: 'member',
  summary: 'Keep the passkey that the browser made',
  status: 201,
  body: z.object({ name: passkeyName, credential: newCredential }),
  answer: passkey,
})

export const renamePasskey = endpoint('PUT', '/api/user/passkeys/{id}', {
  who: 'ownOnly',
  summary: 'Give a passkey another name',
  params: idParam,
  body: z.object({ name: passkeyName }),
  answer: passkey,
})

export const removePasskey = endpoint('POST', '/api/user/passkeys/{id}/remove', {
  who: 'ownOnly',
  summary: 'Remove a passkey: it signs nobody in any more',
  status: 204,
  params: idParam,
  body: z.object({ currentPassword }),
})

export const askForPasskey = endpoint('POST', '/api/login/passkey/options', {
  who: 'anyone',
  summary: 'What the browser needs to sign with a passkey, for five minutes',
  answer: options('Request'),
})

export const loginWithPasskey = endpoint('POST', '/api/login/passkey', {
  who: 'anyone',
  summary: 'Sign in with a passkey, which is enough: it asks for no password and no code',
  body: z.object({ credential: usedCredential }),
  answer: user,
})
