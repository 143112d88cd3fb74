import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { latest } from '../../clock.ts'
import { type Trx, enqueue } from '../../db/outbox.ts'
import { invalid } from '../../http/core/errors.ts'
import { hashToken } from '../../http/core/viewer.ts'
import type { Origin } from '../../mail/place.ts'
import type { Services } from '../../services.ts'
import { lockAccount } from '../proofs.ts'

/** What a mailed link does: prove an address, set a password, take on another address. */
export type Purpose = 'verify' | 'reset' | 'change'

const hour = 3_600_000
export const linkLifeMs: Record<Purpose, number> = {
  verify: 24 * hour,
  reset: hour / 2,
  change: 24 * hour,
}

type Asked = { purpose: Purpose; userId: string; email: string; origin: Origin }

/**
 * Has a link sent. The token follows from the nonce and the site's secret, so neither the queue
 * nor the table holds anything that opens it.
 */
export const sendLink = async (
  trx: Trx,
  services: Services,
  { purpose, userId, email, origin }: Asked,
): Promise<void> => {
  const nonce = newNonce()
  const now = services.clock()
  await trx
    .insertInto('email_tokens')
    .values({
      token_hash: hashToken(linkToken(services, nonce)),
      user_id: userId,
      purpose,
      email,
      expires_at: new Date(now.getTime() + linkLifeMs[purpose]),
      created_at: now,
    })
    .execute()
  await enqueue(trx, 'send-mail', { letter: purpose, nonce, origin })
}

/** A mail's number, from which its link follows. */
export const newNonce = (): string => randomBytes(16).toString('hex')

export const linkToken = ({ env }: Services, nonce: string): string =>
  createHmac('sha256', env.APP_SECRET).update(`link:${nonce}`).digest('base64url')

/** Whose link this is, while it works. 400 when it does not. */
export const readLink = async (trx: Trx, services: Services, token: string, purpose: Purpose) => {
  const link = await trx
    .selectFrom('email_tokens')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', services.clock())
    .where('created_at', '<=', latest(services.clock()))
    .executeTakeFirst()
  if (!link) throw spent(purpose)
  return link
}

type Taken = { userId: string; email: string; purpose: Purpose }

/** Uses a link up: it works once. 400 when it was used or is too old. */
export const takeLink = async (
  trx: Trx,
  services: Services,
  token: string,
  purposes: readonly [Purpose, ...Purpose[]],
): Promise<Taken> => {
  await lockOwner(trx, token)
  const { rows } = await sql<Taken>`
    delete from email_tokens
    where token_hash = ${hashToken(token)} and purpose = any(${[...purposes]}::text[])
      and expires_at > ${services.clock()}::timestamptz
      and created_at <= ${latest(services.clock())}::timestamptz
    returning user_id as "userId", email, purpose
  `.execute(trx)
  if (!rows[0]) throw spent(purposes[0])
  return rows[0]
}

/** Before the link: in the order of all who change how an account is entered. */
const lockOwner = async (trx: Trx, token: string): Promise<void> => {
  const link = await trx
    .selectFrom('email_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (link) await lockAccount(trx, link.user_id)
}

/** Ends the links that were mailed to somebody before: all of them, or those for these purposes. */
export const endLinks = async (
  trx: Trx,
  userId: string,
  purposes: readonly Purpose[] = ['verify', 'reset', 'change'],
): Promise<void> => {
  await trx
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

const spent = (purpose: Purpose) => {
  const life = purpose === 'reset' ? '30 minutes' : '24 hours'
  const message = `This link was already used or is older than ${life}.`
  return invalid([{ path: 'token', message }], 'link_spent')
}
