import { deletionDays } from '#shared/settings.ts'
import { newNonce } from '../accounts/links.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { type Trx, announce, enqueue } from '../db/outbox.ts'
import type { Services } from '../services.ts'
import { forgetForGood } from './purge.ts'
import { turnWritings } from './writings.ts'

/** How long a hidden account can be taken back. */
export const hiddenMs = deletionDays * 86_400_000

/** Hides somebody and all that they wrote, signs them out everywhere; gives when the purge comes. */
export const hideAccount = (
  services: Services,
  { userId, origin }: { userId: string; origin: string },
): Promise<{ deletedAfter: string }> =>
  services.db.transaction().execute(async (trx) => {
    const at = services.clock()
    await turnWritings(trx, { userId, mark: at, isGone: true })
    const user = await trx
      .updateTable('users')
      .set({ deleted_at: at })
      .where('id', '=', userId)
      .returning(['email', 'language'])
      .executeTakeFirst()
    await endSessionsOf(trx, userId)
    await announce(trx, { kind: 'profile', userId })
    if (user?.email) {
      const { email: to, language } = user
      const notice = { letter: 'notice', what: 'deletion', to, language, nonce: newNonce() }
      await enqueue(trx, 'send-mail', { ...notice, origin })
    }
    return { deletedAfter: new Date(at.getTime() + hiddenMs).toISOString() }
  })

/** Whoever signs in within the time changed their mind: all is as it was. */
export const takeBackDeletion = async (
  trx: Trx,
  { userId, hiddenAt }: { userId: string; hiddenAt: Date },
): Promise<void> => {
  await turnWritings(trx, { userId, mark: hiddenAt, isGone: false })
  await trx.updateTable('users').set({ deleted_at: null }).where('id', '=', userId).execute()
  await announce(trx, { kind: 'profile', userId })
}

/** Deletes for good whoever did not come back in time. */
export const purgeAccounts = async ({ db, clock }: Services): Promise<void> => {
  const gone = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<', new Date(clock().getTime() - hiddenMs))
    .execute()
  for (const { id } of gone) {
    await db.transaction().execute((trx) => forgetForGood(trx, id))
  }
}
