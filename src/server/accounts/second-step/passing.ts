import type { Trx } from '../../db/outbox.ts'
import { forbidden, unauthorized } from '../../http/core/errors.ts'
import type { Services } from '../../services.ts'
import { tellOwner } from '../letters/letters.ts'
import { countGuess, guessKey } from '../wrong-passwords.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { openSecret } from './secrets.ts'
import { findStep } from './totp.ts'

/**
 * Counts a guess at somebody's code, in a transaction of its own, as the one that is refused leaves
 * nothing behind. `whose`: an account, or a browser that it knows. Gives the key to forget it under; 429.
 */
export const countCodeGuess = async (services: Services, whose: string): Promise<string> => {
  const key = guessKey(services, `code:${whose}`)
  await countGuess(services, key)
  return key
}

type Passing = { userId: string; code: string | undefined }
type CodeWay = 'code' | 'recovery_code'

/** What somebody came in with, after the right password: 401 `second_step` where it takes a code, too. */
export const passSecondStep = async (
  trx: Trx,
  services: Services,
  { userId, code }: Passing,
): Promise<CodeWay | 'password'> => {
  if (!(await hasSecondStep(trx, userId))) return 'password'
  if (code === undefined) {
    throw unauthorized('Please type the code of your authenticator app, too.', 'second_step')
  }
  return spendCode(trx, services, { userId, code })
}

export const hasSecondStep = async (trx: Trx, userId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a code of the app, or a recovery code: each once. The caller has counted the guess. 403. */
export const spendCode = async (
  trx: Trx,
  services: Services,
  { userId, code }: { userId: string; code: string },
): Promise<CodeWay> => {
  const digits = code.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    if (!(await takeCode(trx, services, { userId, digits }))) throw wrongCode()
    return 'code'
  }
  if (!(await takeRecoveryCode(trx, { userId, typed: code }))) throw wrongCode()
  await tellOwner(trx, services, { what: 'recovery_code_used', userId })
  return 'recovery_code'
}

/** One statement says that the half minute of this code was not used before. */
export const takeCode = async (
  trx: Trx,
  services: Services,
  { userId, digits }: { userId: string; digits: string },
): Promise<boolean> => {
  const row = await trx
    .selectFrom('authenticators')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const secret = row && openSecret(services, userId, row.sealed_secret)
  const step = secret && findStep(secret, digits, services.clock())
  if (step === null || step === undefined) return false
  const { numUpdatedRows } = await trx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const wrongCode = () =>
  forbidden('That code is wrong, or it was used already.', 'wrong_code')
