import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { scoutId, usernamePattern } from '#shared/users.ts'
import type { Db, Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { record } from '../../moderation/audit.ts'
import { unsubscribeAll } from '../../notifications/push.ts'
import { takeBackDeletion } from '../../people/deletion.ts'
import type { Services } from '../../services.ts'
import { newUserId } from '../accounts.ts'
import { endLinkedSignIns } from '../linked-sign-ins.ts'
import { endLinks } from '../letters/mailed-links.ts'
import { isHandle, isScout } from '../names.ts'
import { forgetPasskeys } from '../passkeys/forgetting.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { forgetSecondStep } from '../second-step/authenticators.ts'
import { endAccessOf } from '../sessions/sessions.ts'

/**
 * ADMIN_USERNAME and ADMIN_PASSWORD, when both are set, are true after the start, of an account that
 * they made: it comes back where its owner deleted it. Throws in words for people where the name is
 * somebody else's.
 */
export const ensureAdmin = async ({ db, env }: Services): Promise<void> => {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env
  if (!username || !password) return
  await singleFlight(db, async (trx) => {
    const known = await findByName(trx, username)
    if (known && !known.is_from_environment) throw new Error(takenName(username))
    if (!known && (await isHandle(trx, username.toLowerCase()))) {
      throw new Error(`ADMIN_USERNAME is "${username}", which is a character’s name: set another.`)
    }
    if (known?.deleted_at) {
      await takeBackDeletion(trx, { userId: known.id, hiddenAt: known.deleted_at })
    }
    if (known && (await isPassword(known.password_hash, password))) return
    if (known) return setPassword(trx, known, { password, by: 'environment' })
    await insertAdmin(trx, { username, password, by: 'environment' })
  })
}

const takenName = (username: string): string =>
  `ADMIN_USERNAME is "${username}", an account that the environment did not make: set another name, or unset ADMIN_USERNAME and ADMIN_PASSWORD.`

/**
 * Makes an administrator, or gives one another password; gives the password to tell them, once.
 * Throws in words for people where the name is a member's.
 */
export const createAdmin = (db: Db, username: string): Promise<string> =>
  singleFlight(db, async (trx) => {
    mustBeUsername(username)
    const known = await findByName(trx, username)
    const password = oneTimePassword()
    if (!known) await insertAdmin(trx, { username, password, by: 'command' })
    else if (known.is_admin && !known.deleted_at) {
      await setPassword(trx, known, { password, by: 'command' })
    } else throw new Error(known.deleted_at ? leftName(username) : memberName(known))
    return password
  })

/** Makes a member an administrator, who keeps their address; gives the new password, once. */
export const promoteMember = (db: Db, username: string): Promise<string> =>
  singleFlight(db, async (trx) => {
    const known = await findByName(trx, username)
    if (!known) throw new Error(`There is no account with the name ${username}.`)
    if (known.deleted_at) throw new Error(leftName(username))
    const password = oneTimePassword()
    await setPassword(trx, known, { password, by: 'command' })
    return password
  })

/** Switches somebody's second step off who lost it, and whom nobody in the panel can help. */
export const dropSecondStep = (db: Db, username: string): Promise<void> =>
  singleFlight(db, async (trx) => {
    const known = await findByName(trx, username)
    if (!known) throw new Error(`There is no account with the name ${username}.`)
    const subject = `profile ${known.id}`
    await record(trx, { actor: 'command', action: 'remove_second_step', subject })
    await forgetSecondStep(trx, known.id)
  })

const leftName = (username: string): string =>
  `${username} is an account that is about to be deleted: its owner can take that back by signing in.`

const memberName = ({ username, email }: Known): string =>
  `${username} is a member already, with the address ${email ?? 'of nobody'}: a new password can be mailed there. If you know whose that is, say: npm run admin -- promote ${username}`

const mustBeUsername = (username: string): void => {
  if (usernamePattern.test(username)) return
  throw new Error('A username has 3 to 30 letters, digits or underscores.')
}

/** Several processes of a site may start at once. */
const singleFlight = <T>(db: Db, act: (trx: Trx) => Promise<T>): Promise<T> =>
  transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(trx)
    return act(trx)
  })

type Known = NonNullable<Awaited<ReturnType<typeof findByName>>>

/** Also one that is hidden until it is deleted. The Scout is nobody's account. */
const findByName = async (trx: Trx, username: string) => {
  const known = await trx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'password_hash', 'deleted_at'])
    .select(['is_admin', 'is_from_environment'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  if (known?.id === scoutId || isScout(username)) {
    throw new Error(`${username} is the Scout, which nobody can be.`)
  }
  return known
}

type Given = { password: string; by: 'environment' | 'command' }

/** Ends every session, token, mailed link, linked sign-in and passkey: those who had the account before are out. */
const setPassword = async (trx: Trx, known: Known, { password, by }: Given): Promise<void> => {
  const action = known.is_admin ? 'new_password' : 'make_admin'
  await record(trx, { actor: by, action, subject: `profile ${known.id}` })
  await trx
    .updateTable('users')
    .set({ password_hash: await hashPassword(password), is_admin: true })
    .where('id', '=', known.id)
    .execute()
  await endLinks(trx, known.id)
  await endLinkedSignIns(trx, { userId: known.id, by })
  await forgetPasskeys(trx, { userId: known.id, at: new Date() })
  await endAccessOf(trx, known.id)
  await unsubscribeAll(trx, known.id)
}

type NewAdmin = Given & { username: string }

const insertAdmin = async (trx: Trx, { username, password, by }: NewAdmin): Promise<void> => {
  const id = newUserId()
  await record(trx, { actor: by, action: 'make_admin', subject: `profile ${id}` })
  await trx
    .insertInto('users')
    .values({
      id,
      username,
      password_hash: await hashPassword(password),
      is_admin: true,
      is_from_environment: by === 'environment',
    })
    .execute()
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five, easy to read aloud: 99 bits. */
const oneTimePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
