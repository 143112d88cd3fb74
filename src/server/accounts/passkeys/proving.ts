import type { z } from 'zod'
import type { usedCredential } from '#shared/credentials.ts'
import type { Trx } from '../../db/outbox.ts'
import { unauthorized } from '../../http/core/errors.ts'
import type { Services } from '../../services.ts'
import { type Challenge, readChallenge, spendChallenge } from './challenge.ts'
import { type Party, verifyUsed } from './ceremony.ts'

/** What a browser answers with, and the ticket of what it was asked. */
export type Answered = {
  credential: z.output<typeof usedCredential>
  ticket: string | undefined
  party: Party
}

/** A passkey has signed; what is done with it begins with `usePasskey`. */
export type Signed = { passkeyId: number; userId: string; counter: number; challenge: Challenge }

/** Whose passkey signed what this browser was asked. 400, 401 for one that is not known here. */
export const provePasskey = async (
  services: Services,
  { credential, ticket, party }: Answered,
): Promise<Signed> => {
  const challenge = readChallenge(services, 'enter', ticket)
  const kept = await services.db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', Buffer.from(credential.id, 'base64url'))
    .executeTakeFirst()
  if (!kept) throw unknownPasskey()
  const counter = await verifyUsed(credential, kept, { party, challenge })
  return { passkeyId: kept.id, userId: kept.user_id, counter, challenge }
}

/**
 * After the account was locked: it may have been removed meanwhile, or have signed something later. One
 * that counts has counted further, or it was copied.
 */
export const usePasskey = async (
  trx: Trx,
  { clock }: Services,
  { passkeyId, counter, challenge }: Signed,
): Promise<void> => {
  await spendChallenge(trx, challenge)
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: clock() })
    .where('id', '=', passkeyId)
    .where((passkey) =>
      counter === 0 ? passkey('counter', '=', 0) : passkey('counter', '<', counter),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw unknownPasskey()
}

export const unknownPasskey = () =>
  unauthorized('This site does not know that passkey. It may have been removed.', 'unknown_passkey')
