import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { usernamePattern } from '#shared/users.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { record } from '../moderation/audit.ts'
import type { Services } from '../services.ts'
import { newUserId } from './accounts.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'

/** ADMIN_USERNAME and ADMIN_PASSWORD, when both are set, are true after the start. */
export const ensureAdmin = async ({ db, env }: Services): Promise<void> => {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env
  if (username && password) await makeAdmin(db, username, { password, by: 'environment' })
}

/** Makes an administrator, new or of an existing account; gives the password to tell them, once. */
export const createAdmin = async (db: Db, username: string): Promise<string> => {
  if (!usernamePattern.test(username)) {
    throw new Error('A username has 3 to 30 letters, digits or underscores.')
  }
  const password = oneTimePassword()
  await makeAdmin(db, username, { password, by: 'command' })
  return password
}

/** A changed password ends every session that the old one opened. */
const makeAdmin = async (
  db: Db,
  username: string,
  { password, by }: { password: string; by: 'environment' | 'command' },
): Promise<void> => {
  const known = await findByName(db, username)
  if (known?.is_admin && (await isPassword(known.password_hash, password))) return
  const password_hash = await hashPassword(password)

  await db.transaction().execute(async (trx) => {
    const id = known?.id ?? newUserId()
    const action = known?.is_admin ? 'new_password' : 'make_admin'
    await record(trx, { actor: by, action, subject: `profile ${id}` })
    if (!known) return insertAdmin(trx, { id, username, password_hash })
    await trx
      .updateTable('users')
      .set({ password_hash, is_admin: true })
      .where('id', '=', known.id)
      .execute()
    await endSessionsOf(trx, known.id)
  })
}

const findByName = (trx: Trx, username: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'is_admin', 'password_hash'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('deleted_at', 'is', null)
    .where('id', '<>', 'ai_system')
    .executeTakeFirst()

type NewAdmin = { id: string; username: string; password_hash: string }

const insertAdmin = async (trx: Trx, admin: NewAdmin): Promise<void> => {
  await trx
    .insertInto('users')
    .values({ ...admin, is_admin: true })
    .execute()
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five, easy to read aloud: 99 bits. */
const oneTimePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
