import type { Trx } from '../../db/outbox.ts'
import { recordEntry } from '../admins/admin-log.ts'

/** Whoever had the account before is out of it: a thief may have added one. */
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
