import { sql } from 'kysely'
import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { conflict, forbidden } from '../../http/core/errors.ts'
import type { Viewer } from '../../http/core/viewer.ts'
import type { Origin } from '../../mail/place.ts'
import type { Services } from '../../services.ts'
import { tellOwner } from './letters.ts'
import { endLinks, sendLink, takeLink } from './mailed-links.ts'

type Asked = { userId: string; email: string; origin: Origin }

/** Has a link sent that proves the address. */
export const askToVerify = (trx: Trx, services: Services, asked: Asked): Promise<void> =>
  sendLink(trx, services, { purpose: 'verify', ...asked })

/** Sends the link once more. */
export const askAgainToVerify = async (
  services: Services,
  { id, email, isVerified }: Viewer,
  origin: Origin,
): Promise<void> => {
  if (isVerified || email === null) throw conflict('Your e-mail address is already confirmed.')
  await transact(services.db, (trx) => askToVerify(trx, services, { userId: id, email, origin }))
}

/** Proves an address, or takes on a new one. A link works once. */
export const verifyEmail = (services: Services, token: string): Promise<void> =>
  transact(services.db, async (trx) => {
    const { userId, email, purpose } = await takeLink(trx, services, token, ['verify', 'change'])
    if (purpose === 'change') return takeOn(trx, services, { userId, email })
    const now = services.clock()
    await trx
      .updateTable('users')
      .set({ email_verified_at: now, updated_at: now })
      .where('id', '=', userId)
      .where('email', '=', email)
      .execute()
  })

/**
 * The address before is told, as it may be the only one that its owner can still read. Links that
 * were mailed there open nothing any more: who reads that mailbox may be why it was given up.
 */
const takeOn = async (
  trx: Trx,
  services: Services,
  { userId, email }: Omit<Asked, 'origin'>,
): Promise<void> => {
  const now = services.clock()
  if (await isTaken(trx, { userId, email })) throw emailTaken()
  await tellOwner(trx, services, { what: 'email', userId })
  await trx
    .updateTable('users')
    .set({ email, email_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute()
    .catch(explainTaken)
  await endLinks(trx, userId)
}

/** Asked before it is tried: a database that refuses a double writes the address into its log. */
const isTaken = async (trx: Trx, { userId, email }: Omit<Asked, 'origin'>): Promise<boolean> => {
  const { rows } = await sql`
    select from users where lower(email) = ${email.toLowerCase()} and id <> ${userId}`.execute(trx)
  return rows.length > 0
}

const explainTaken = (error: { constraint?: string }): never => {
  if (error.constraint === 'users_email_key') throw emailTaken()
  throw error
}

export const emailTaken = () =>
  conflict('There is already an account with this e-mail address.', 'email_taken')

/** Who votes is somebody whose address is proven, on every site: an account costs nothing. */
export const mustBeProven = ({ isVerified, isAdmin }: Viewer): void => {
  if (!isVerified && !isAdmin)
    throw forbidden('Please confirm your e-mail address before you vote.', 'unproven')
}

/**
 * A second step stays on after a reset by mail: at an address that is somebody else's it would keep them out of what they
 * take back. Where mails are files nobody can prove one; who has no address has none of another's.
 */
export const mustHaveOwnAddress = ({ env }: Services, { isVerified, email }: Viewer): void => {
  if (!env.SMTP_URL || isVerified || email === null) return
  throw forbidden('Please confirm your e-mail address first.', 'address_unproven')
}

/** Where REQUIRE_VERIFIED_EMAIL is set, writing waits for the proof. */
export const mustBeVerified = ({ env }: Services, { isVerified, isAdmin }: Viewer): void => {
  if (env.REQUIRE_VERIFIED_EMAIL && !isVerified && !isAdmin) {
    throw forbidden('Please confirm your e-mail address before your first post.', 'unverified')
  }
}
