import type { Trx } from '../../db/outbox.ts'
import { conflict } from '../../http/core/errors.ts'

/** The ids of all administrators, who are locked: the last two may want to leave in the same moment. */
export const lockAdmins = async (trx: Trx): Promise<string[]> => {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.map(({ id }) => id)
}

export const mustNotBeLastAdmin = (admins: readonly string[], userId: string): void => {
  if (admins.length !== 1 || admins[0] !== userId) return
  throw conflict(
    'You are the only administrator of this site. Please make somebody else one before you leave.',
    'last_admin',
  )
}
