import { randomBytes } from 'node:crypto'
import { newUserId } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { startSession } from '#server/accounts/sessions/sessions.ts'
import type { Role } from '../../trust/access.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { TestSite } from './site.ts'

export const password = 'a long enough one'
const hashed = hashPassword(password)

/** Somebody on the site, as the screening and the guards see them; known for a year. */
export type Person = { id: string; username: string; email: string; token: string }

const day = 86_400_000

/** Puts somebody of a role there, signed in: without the hashing of a sign-up each time. */
export const bringIn = async (
  { db }: Pick<TestSite, 'db'>,
  role: Exclude<Role, 'visitor'>,
): Promise<Person> => {
  const now = new Date()
  const id = newUserId()
  const username = `${role}_${randomBytes(5).toString('hex')}`
  const email = `${username}@example.org`
  const sanction = role === 'banned' || role === 'suspended' ? role : null
  await db
    .insertInto('users')
    .values({
      id,
      username,
      email,
      password_hash: await hashed,
      first_name: 'Some',
      last_name: 'Body',
      is_admin: role === 'admin' || role === 'stale',
      email_verified_at: role === 'unverified' ? null : now,
      sanction,
      sanction_reason: sanction && 'A reason.',
      sanctioned_until: sanction === 'suspended' ? new Date(now.getTime() + day) : null,
      created_at: new Date(now.getTime() - 365 * day),
      updated_at: now,
    })
    .execute()
  const token = await startSession(db, { userId: id, userAgent: 'test', now })
  if (role === 'stale') await leaveOpen(db, id, now)
  return { id, username, email, token }
}

/** Their login is an hour old: the password was typed too long ago to change what is not theirs. */
const leaveOpen = async (db: TestSite['db'], userId: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(now.getTime() - 3_600_000) })
    .where('user_id', '=', userId)
    .execute()
}

/** `cookie`: one that it has besides, as `name=value`. */
export const browserOf = ({ url }: TestSite, person: Person | null, cookie = ''): Browser =>
  openBrowser(url, [person ? `sid=${person.token}` : '', cookie].filter(Boolean).join('; '))
