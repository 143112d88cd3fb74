import { sql } from 'kysely'
import { latest } from '../clock.ts'
import { type Trx, enqueue } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import type { Origin } from '../mail/place.ts'
import { type Viewer, hashToken } from '../http/core/viewer.ts'
import { unsubscribeAll } from '../notifications/push.ts'
import type { Services } from '../services.ts'
import { recordEntry } from './admins/admin-log.ts'
import { markDevice } from './sessions/devices.ts'
import { mustBeSpared, tellOwner } from './letters/letters.ts'
import { endLinkedSignIns } from './linked-sign-ins.ts'
import { accountKey, forgetGuesses, guessKey, nameKey } from './wrong-passwords.ts'
import {
  endLinks,
  linkLifeMs,
  linkToken,
  newNonce,
  readLink,
  sendLink,
  takeLink,
} from './letters/mailed-links.ts'
import { forgetPasskeys } from './passkeys/forgetting.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { mustStillHold, provePassword } from './proofs.ts'
import { endAccessOf } from './sessions/sessions.ts'
import { emailTaken } from './letters/verification.ts'

const resetsMost = 3
const hour = 3_600_000

/**
 * Has a reset link sent to the account with this address, at most three an hour. Does the same
 * work whether there is one or not, so that the answer tells nobody who has an account.
 */
export const askToReset = async (
  services: Services,
  { email, origin }: { email: string; origin: Origin },
): Promise<void> => {
  const nonce = newNonce()
  const now = services.clock().getTime()
  await transact(services.db, async (trx) => {
    await sql`
      insert into email_tokens (token_hash, user_id, purpose, email, expires_at, created_at)
      select ${hashToken(linkToken(services, nonce))}, id, 'reset', email,
        ${new Date(now + linkLifeMs.reset)}::timestamptz, ${new Date(now)}::timestamptz
      from users where lower(email) = ${email.toLowerCase()} and (
        select count(*) from email_tokens
        where user_id = users.id and purpose = 'reset'
          and created_at > ${new Date(now - hour)}::timestamptz
          and created_at <= ${latest(now)}::timestamptz
      ) < ${resetsMost}::int
    `.execute(trx)
    await enqueue(trx, 'send-mail', { letter: 'reset', nonce, origin })
  })
}

type Reset = { token: string; password: string }

/**
 * Sets a new password by a mailed link, which also proves the address. Every session ends, and no
 * browser is told anything any more; every passkey and linked sign-in goes: who asks for a reset may have lost the
 * account to somebody. The second step stays on: who reads somebody's mails has not got their phone (decision 102).
 */
export const resetPassword = async (
  services: Services,
  { token, password }: Reset,
): Promise<void> => {
  const { userId, email } = await readLink(services.db, services, token, 'reset')
  await refuseWeakFor(services.db, userId, password)
  const passwordHash = await hashPassword(password)
  const username = await transact(services.db, async (trx) => {
    await takeLink(trx, services, token, ['reset'])
    const { username } = await trx
      .updateTable('users')
      .set({
        email_verified_at: sql`coalesce(email_verified_at, ${services.clock()}::timestamptz)`,
      })
      .where('id', '=', userId)
      .returning('username')
      .executeTakeFirstOrThrow()
    await endLinkedSignIns(trx, { userId, by: userId })
    await setPassword(trx, services, { userId, passwordHash })
    await forgetPasskeys(trx, { userId, at: services.clock() })
    await endAccessOf(trx, userId)
    return username
  })
  // they were guesses at a password that is no more
  const names = [username, email].map((name) => nameKey(services, name))
  const confirming = guessKey(services, `confirm:${userId}`)
  await forgetGuesses(services, accountKey(services, userId), confirming, ...names)
}

type Change = { currentPassword: string; password: string; token: string }

/** Changes the password; `token` is the session that stays. Gives the new mark of its browser (devices.ts). */
export const changePassword = async (
  services: Services,
  { id: userId }: Viewer,
  { currentPassword, password, token }: Change,
): Promise<string> => {
  const proof = await provePassword(services, { userId, password: currentPassword, token })
  await refuseWeakFor(services.db, userId, password)
  const passwordHash = await hashPassword(password)
  await transact(services.db, async (trx) => {
    await mustStillHold(trx, proof)
    await setPassword(trx, services, { userId, passwordHash })
    await endAccessOf(trx, userId, { except: token })
  })
  return markDevice(services, { id: userId, passwordHash })
}

type NewAddress = { currentPassword: string; email: string; token: string; origin: Origin }

/**
 * Sends a link to the new address, in place of an earlier one, and tells the address of now, where
 * the owner can still stop it with a new password. 409 when an account has it already, 429 when it
 * was written to too often.
 */
export const askToChangeEmail = async (
  services: Services,
  { id: userId }: Viewer,
  { currentPassword, email, token, origin }: NewAddress,
): Promise<void> => {
  const proof = await provePassword(services, { userId, password: currentPassword, token })
  await transact(services.db, async (trx) => {
    await mustStillHold(trx, proof)
    const { rows } = await sql`
      select from users where lower(email) = ${email.toLowerCase()}`.execute(trx)
    if (rows.length > 0) throw emailTaken()
    await mustBeSpared(trx, services, email)
    await endLinks(trx, userId, ['change'])
    await sendLink(trx, services, { purpose: 'change', userId, email, origin })
    await tellOwner(trx, services, { what: 'email_asked', userId })
  })
}

const refuseWeakFor = async (trx: Trx, userId: string, password: string): Promise<void> => {
  const account = await trx
    .selectFrom('users')
    .select(['username', 'email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account) return
  const { username, email, first_name, last_name } = account
  refuseWeakPassword(password, [username, email, first_name, last_name])
}

type NewPassword = { userId: string; passwordHash: string }

/**
 * No link that was sent before is of any use after it: not one to set a password, and not one with
 * which a thief who knew the old password waits to take on another address. No browser is told anything any
 * more; that of the settings asks anew (web/people/PasswordSetting.tsx). The owner is told.
 */
const setPassword = async (
  trx: Trx,
  services: Services,
  { userId, passwordHash }: NewPassword,
): Promise<void> => {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: services.clock() })
    .where('id', '=', userId)
    .returning('is_admin')
    .executeTakeFirstOrThrow()
  if (user.is_admin) await recordEntry(trx, userId, 'new_password', services.clock())
  await endLinks(trx, userId)
  await unsubscribeAll(trx, userId)
  await tellOwner(trx, services, { what: 'password', userId })
}
