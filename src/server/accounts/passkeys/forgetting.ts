import type { Trx } from '../../db/outbox.ts'
import { recordEntry } from '../admins/admin-log.ts'

/** Locks out those who had the account before: a thief may have added a passkey. */
export const forgetPasskeys = async (
  trx: Trx,
  { userId, at }: { userId: string; at: Date },
): Promise<void> => {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await recordEntry(trx, userId, 'remove_passkeys', at)
}
