import type {
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import type { newCredential, usedCredential } from '#shared/credentials.ts'
import { HttpError } from '../../http/core/errors.ts'
import { type Challenge, challengeMs } from './challenge.ts'

/** Whose passkeys they are: those of the address under which this site is reached. */
export type Party = { origin: string; name: string }

/** Only once somebody asks for it: most starts never do. */
const load = () => import('@simplewebauthn/server')

/**
 * EdDSA, ES256 and RS256, which all authenticators know between them. The library would add ML-DSA, of which
 * Node warns as of an experiment.
 */
const algorithms = [-8, -7, -257]

const idOf = ({ origin }: Party): string => new URL(origin).hostname

type Known = { credential_id: Buffer; transports: string[] }
type Whose = { id: string; username: string; firstName: string; lastName: string }
type Creation = { party: Party; challenge: Challenge; person: Whose; known: readonly Known[] }

/** What a browser needs to make a passkey: found without a name, and used only by a person who unlocks it. */
export const creationOptions = async ({
  party,
  challenge,
  person,
  known,
}: Creation): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: idOf(party),
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.username,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim() || person.username,
    challenge: new Uint8Array(challenge.bytes),
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports: transports as AuthenticatorTransport[],
    })),
  })
}

/** What a browser needs to sign: any passkey of this site that it has. */
export const requestOptions = async (
  party: Party,
  challenge: Challenge,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: idOf(party),
    challenge: new Uint8Array(challenge.bytes),
    timeout: challengeMs,
    userVerification: 'required',
  })
}

type Expected = { party: Party; challenge: Challenge }

const expected = ({ party, challenge }: Expected) => ({
  expectedChallenge: challenge.bytes.toString('base64url'),
  expectedOrigin: party.origin,
  expectedRPID: idOf(party),
  requireUserVerification: true,
})

export type MadePasskey = {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  isSynced: boolean
}

/**
 * What a browser passes on where no attestation was asked for. Of the other forms the library fetches lists of revoked
 * certificates from wherever the sender's own certificates say.
 */
const mustComeWithoutCertificates = async (attestation: string): Promise<void> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  const form = decoded.get('fmt')
  const isBare = form === 'none' || (form === 'packed' && !decoded.get('attStmt').get('x5c'))
  if (!isBare) throw refusal()
}

/** What the browser made, once it is shown to be an answer to what it was asked. 400. */
export const verifyNew = async (
  credential: z.output<typeof newCredential>,
  asked: Expected,
): Promise<MadePasskey> => {
  await mustComeWithoutCertificates(credential.response.attestationObject).catch(refuse)
  const { verifyRegistrationResponse } = await load()
  const response = { ...credential, clientExtensionResults: {} } as Parameters<
    typeof verifyRegistrationResponse
  >[0]['response']
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: algorithms,
    ...expected(asked),
  }).catch(refuse)
  if (!verified || !registrationInfo) throw refusal()
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    isSynced: registrationInfo.credentialBackedUp,
  }
}

type Kept = { credential_id: Buffer; public_key: Buffer; counter: number }

/** Whether this passkey signed what the browser was asked; gives how often it says it has signed. 400. */
export const verifyUsed = async (
  credential: z.output<typeof usedCredential>,
  kept: Kept,
  asked: Expected,
): Promise<number> => {
  const { verifyAuthenticationResponse } = await load()
  const { userHandle, ...answer } = credential.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...answer, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    credential: {
      id: kept.credential_id.toString('base64url'),
      publicKey: new Uint8Array(kept.public_key),
      counter: kept.counter,
    },
    ...expected(asked),
  }).catch(refuse)
  if (!verified) throw refusal()
  return authenticationInfo.newCounter
}

/** Of another site, another challenge, signed by another key, or by one that somebody has copied. */
const refusal = () =>
  new HttpError(400, 'passkey_refused', 'That passkey was not accepted. Please try again.')

const refuse = (): never => {
  throw refusal()
}
