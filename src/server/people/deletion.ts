import { deletionDays } from '#shared/settings.ts'
import { lockAdmins, mustNotBeLastAdmin } from '../accounts/admins/last-admin.ts'
import { tellOwner } from '../accounts/letters/letters.ts'
import { type Proof, mustStillHold } from '../accounts/proofs.ts'
import { endAccessOf } from '../accounts/sessions/sessions.ts'
import { announce } from '../changes/announce.ts'
import type { Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import type { Services } from '../services.ts'
import { forgetForGood } from './purge.ts'
import { turnWritings } from './writings.ts'

/** How long a hidden account can be taken back. */
export const hiddenMs = deletionDays * 86_400_000

/**
 * Hides somebody and all that they wrote, signs them out everywhere; gives when the purge comes. 403, 409
 * when nobody would be left to look after the site.
 */
export const hideAccount = (services: Services, proof: Proof): Promise<{ deletedAfter: string }> =>
  transact(services.db, async (trx) => {
    const { userId } = proof
    const at = services.clock()
    mustNotBeLastAdmin(await lockAdmins(trx), userId)
    await mustStillHold(trx, proof)
    await turnWritings(trx, { userId, mark: at, isGone: true })
    await trx.updateTable('users').set({ deleted_at: at }).where('id', '=', userId).execute()
    await endAccessOf(trx, userId)
    await announce(trx, { kind: 'profile', userId })
    await tellOwner(trx, services, { what: 'deletion', userId })
    return { deletedAfter: new Date(at.getTime() + hiddenMs).toISOString() }
  })

/** A member who signs in within the time changed their mind: all is as it was. */
export const takeBackDeletion = async (
  trx: Trx,
  { userId, hiddenAt }: { userId: string; hiddenAt: Date },
): Promise<void> => {
  await turnWritings(trx, { userId, mark: hiddenAt, isGone: false })
  await trx.updateTable('users').set({ deleted_at: null }).where('id', '=', userId).execute()
  await announce(trx, { kind: 'profile', userId })
}

/** Deletes for good the members who did not come back in time. */
export const purgeAccounts = async ({ db, clock }: Services): Promise<void> => {
  const gone = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<', new Date(clock().getTime() - hiddenMs))
    .execute()
  for (const { id } of gone) {
    await transact(db, (trx) => forgetForGood(trx, id))
  }
}
