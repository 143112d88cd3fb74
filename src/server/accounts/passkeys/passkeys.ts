import type { z } from 'zod'
import type { newCredential } from '#shared/credentials.ts'
import { type Passkey, passkeysMost } from '#shared/passkeys.ts'
import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { conflict, notFound } from '../../http/core/errors.ts'
import type { Viewer } from '../../http/core/viewer.ts'
import type { Services } from '../../services.ts'
import { recordEntry } from '../admins/admin-log.ts'
import { tellOwner } from '../letters/letters.ts'
import {
  asOwner,
  type Browser,
  mustHaveShownStep,
  type OwnSession,
  type Shown,
} from '../admins/owner.ts'
import { mustStillHold } from '../proofs.ts'
import { hasSecondStep } from '../second-step/passing.ts'
import { newChallenge, readChallenge, spendChallenge } from './challenge.ts'
import { creationOptions, type MadePasskey, verifyNew } from './ceremony.ts'

const shown = ['id', 'name', 'is_synced', 'created_at', 'last_used_at'] as const
type Row = {
  id: number
  name: string
  is_synced: boolean
  created_at: Date
  last_used_at: Date | null
}

export const listPasskeys = async (trx: Trx, userId: string): Promise<Passkey[]> => {
  const rows = await trx
    .selectFrom('passkeys')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(present)
}

const present = (row: Row): Passkey => ({
  id: row.id,
  name: row.name,
  isSynced: row.is_synced,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** What a browser needs to make a passkey, and its ticket; 409 where somebody has as many as one may. */
export const offerPasskey = async (
  services: Services,
  person: Viewer,
  { shown, browser }: { shown: Shown; browser: Browser },
) => {
  const session = { userId: person.id, ...browser }
  const { known, ...ways } = await asOwner(services, session, shown, async (trx, owner) => {
    const { passwordHash, hasSecondStep: isAsked } = owner
    return { known: await listKnown(trx, person.id), passwordHash, hasSecondStep: isAsked }
  })
  const { ticket, ...challenge } = newChallenge(services, { adding: person.id, ...ways })
  const { party } = browser
  return { options: await creationOptions({ party, challenge, person, known }), ticket }
}

const listKnown = async (trx: Trx, userId: string) => {
  const known = await trx
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  refuseMore(known.length)
  return known
}

type Made = {
  name: string
  credential: z.output<typeof newCredential>
  browser: Browser
}

/** Keeps a passkey. Its owner was asked when it was begun, and the ways in have to be the same still. */
export const addPasskey = async (
  services: Services,
  { id: userId }: Viewer,
  { name, credential, browser }: Made,
): Promise<Passkey> => {
  const { token, ticket, party } = browser
  const ways = await readWays(services, userId)
  const challenge = readChallenge(services, { adding: userId, ...ways }, ticket)
  const made = await verifyNew(credential, { party, challenge })
  return transact(services.db, async (trx) => {
    await mustStillHold(trx, { userId, passwordHash: ways.passwordHash, token })
    await mustHaveShownStep(trx, { userId, hasSecondStep: ways.hasSecondStep })
    await spendChallenge(trx, challenge)
    refuseMore((await listPasskeys(trx, userId)).length)
    const { transports } = credential.response
    const at = services.clock()
    const kept = await insertPasskey(trx, { ...made, userId, name, transports, at })
    await recordEntry(trx, userId, 'add_passkey', at)
    await tellOwner(trx, services, { what: 'passkey_added', userId })
    return kept
  })
}

/** How an account is entered now. */
const readWays = async ({ db }: Services, userId: string) => {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  return {
    passwordHash: row?.password_hash ?? null,
    hasSecondStep: await hasSecondStep(db, userId),
  }
}

type Kept = MadePasskey & { userId: string; name: string; transports: string[]; at: Date }

const insertPasskey = async (trx: Trx, kept: Kept): Promise<Passkey> => {
  const row = await trx
    .insertInto('passkeys')
    .values({
      user_id: kept.userId,
      credential_id: kept.credentialId,
      public_key: kept.publicKey,
      counter: kept.counter,
      transports: kept.transports,
      is_synced: kept.isSynced,
      name: kept.name,
      created_at: kept.at,
    })
    .onConflict((on) => on.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst()
  if (!row) throw conflict('That passkey is here already.', 'passkey_known')
  return present(row)
}

const refuseMore = (count: number): void => {
  if (count < passkeysMost) return
  throw conflict(`Nobody has more than ${passkeysMost} passkeys here.`, 'too_many_passkeys')
}

type Own = { userId: string; id: number }

export const renamePasskey = (
  { db, clock }: Services,
  { userId, id, name }: Own & { name: string },
): Promise<Passkey> =>
  transact(db, async (trx) => {
    const row = await trx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(shown)
      .executeTakeFirst()
    if (!row) throw notFound('Passkey')
    await recordEntry(trx, userId, 'rename_passkey', clock())
    return present(row)
  })

/** It signs nobody in any more. Sessions that it began stay: they are ended in the settings. */
export const removePasskey = (
  services: Services,
  session: OwnSession,
  { id, ...shown }: Shown & { id: number },
): Promise<void> =>
  asOwner(services, session, shown, async (trx) => {
    const { userId } = session
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('Passkey')
    await recordEntry(trx, userId, 'remove_passkey', services.clock())
    await tellOwner(trx, services, { what: 'passkey_removed', userId })
  })
