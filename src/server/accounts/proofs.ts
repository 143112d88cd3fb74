import type { Trx } from '../db/outbox.ts'
import { forbidden, unauthorized } from '../http/core/errors.ts'
import { hashToken } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { countGuess, forgetGuesses, guessKey } from './wrong-passwords.ts'
import { isPassword } from './passwords.ts'

/** Somebody's password was typed, in this session, and was right when it was looked at. */
export type Proof = { userId: string; passwordHash: string | null; token: string }

type Typed = { userId: string; password: string; token: string }

/**
 * Hashing takes too long for a transaction; what is done with the proof begins with `mustStillHold`.
 * 403 when the password is wrong, 429 when it was guessed too often.
 */
export const provePassword = async (
  services: Services,
  { userId, password, token }: Typed,
): Promise<Proof> => {
  const key = guessKey(services, `confirm:${userId}`)
  await countGuess(services, key)
  const account = await services.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  const passwordHash = account?.password_hash ?? null
  if (!(await isPassword(passwordHash, password))) throw wrongPassword()
  await forgetGuesses(services, key)
  return { userId, passwordHash, token }
}

/**
 * In the transaction that makes use of it: whatever ended the session or the password meanwhile, as the
 * owner's reset does, comes first. 403, 401.
 */
export const mustStillHold = async (
  trx: Trx,
  { userId, passwordHash, token }: Proof,
): Promise<void> => {
  if (!(await stillHasPassword(trx, userId, passwordHash))) throw wrongPassword()
  await mustHaveSession(trx, { userId, token })
}

/** As of the database, not of what a process remembers for a moment. 401. */
export const mustBeSignedIn = async (
  trx: Trx,
  session: { userId: string; token: string },
): Promise<void> => {
  await lockAccount(trx, session.userId)
  await mustHaveSession(trx, session)
}

const mustHaveSession = async (
  trx: Trx,
  { userId, token }: { userId: string; token: string },
): Promise<void> => {
  const session = await trx
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!session) throw unauthorized()
}

/** Locks the account first, so that its password stays what it is until the transaction ends. */
export const stillHasPassword = async (
  trx: Trx,
  userId: string,
  passwordHash: string | null,
): Promise<boolean> => {
  const account = await lockAccount(trx, userId)
  return account !== undefined && account.password_hash === passwordHash
}

/** A caller that changes how an account is entered locks it before its links and sessions. */
export const lockAccount = (trx: Trx, userId: string) =>
  trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

const wrongPassword = () => forbidden('That password is wrong.', 'wrong_password')
