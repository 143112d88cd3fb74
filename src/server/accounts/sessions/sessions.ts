import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken, sessionLife } from '../../http/core/viewer.ts'
import type { Services } from '../../services.ts'
import type { Trx } from '../../db/outbox.ts'
import { endThose } from '../end-those.ts'

/** Where someone may be signed in at once; the least recently used place gives way. */
const sessionsMost = 20

/** `isConfirmed` false: nobody has typed the password in it yet. */
type NewSession = { userId: string; userAgent: string; now: Date; isConfirmed?: boolean }

const never = new Date(0)

/** A new session's token: 256 random bits, of which the database keeps the hash. */
export const startSession = async (
  trx: Trx,
  { userId, userAgent, now, isConfirmed = true }: NewSession,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      created_at: now,
      last_seen_at: now,
      confirmed_at: isConfirmed ? now : never,
    })
    .execute()
  await endOldest(trx, userId)
  return token
}

const endOldest = (trx: Trx, userId: string) =>
  endThose(
    trx,
    'sessions',
    sql`token_hash in (
      select token_hash from sessions where user_id = ${userId}
      order by last_seen_at desc, created_at desc offset ${sessionsMost}
    )`,
  )

export const endSession = async (trx: Trx, token: string): Promise<void> => {
  await endThose(trx, 'sessions', sql`token_hash = ${hashToken(token)}`)
}

/** Ends them all, or all but that of the token `except`. Their open streams end, too. */
export const endSessionsOf = async (
  trx: Trx,
  userId: string,
  { except = '' }: { except?: string } = {},
): Promise<void> => {
  await endThose(trx, 'sessions', sql`user_id = ${userId} and token_hash <> ${hashToken(except)}`)
}

/** Ends all by which somebody is let in, which locks out those who had the account before, and their programs. */
export const endAccessOf = async (
  trx: Trx,
  userId: string,
  how: { except?: string } = {},
): Promise<void> => {
  await endSessionsOf(trx, userId, how)
  await endThose(trx, 'access_tokens', sql`user_id = ${userId}`)
}

/** Sessions, access tokens and mailed links that open nothing any more, and answers that nobody would take again. */
export const forgetExpired = async ({ db, clock }: Services): Promise<void> => {
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await endThose(
    db,
    'sessions',
    sql`last_seen_at < ${ago(sessionLife.idle)} or created_at < ${ago(sessionLife.absolute)}`,
  )
  await endThose(db, 'access_tokens', sql`expires_at <= ${now}`)
  await db.deleteFrom('email_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('spent_challenges').where('expires_at', '<', now).execute()
}
