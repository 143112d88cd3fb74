import { createHash, randomInt } from 'node:crypto'
import { recoveryCodesMade } from '#shared/second-step.ts'
import type { Trx } from '../../db/outbox.ts'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Five groups of five, easy to read aloud: 123 bits, so that a plain hash of one tells as little as
 * that of a session's token (OWASP ASVS 6.5.2 asks for 112).
 */
const newCode = (): string =>
  Array.from({ length: 5 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** However somebody wrote it down. */
const hashCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()

/** New codes in place of all earlier ones. Nobody can read them a second time. */
export const makeRecoveryCodes = async (trx: Trx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodesMade }, newCode)
  await forgetRecoveryCodes(trx, userId)
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashCode(code), user_id: userId })))
    .execute()
  return codes
}

/** Uses a code up; false: it is none of theirs, or not any more. */
export const takeRecoveryCode = async (
  trx: Trx,
  { userId, typed }: { userId: string; typed: string },
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashCode(typed))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const countRecoveryCodes = async (trx: Trx, userId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const forgetRecoveryCodes = async (trx: Trx, userId: string): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
