import { randomBytes } from 'node:crypto'
import { hashToken, sessionLife } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { type Trx, announce } from '../db/outbox.ts'

/** Where someone may be signed in at once; the least recently used place gives way. */
const sessionsMost = 20

type NewSession = { userId: string; userAgent: string; now: Date }

/** A new session's token: 256 random bits, of which the database keeps the hash. */
export const startSession = async (
  trx: Trx,
  { userId, userAgent, now }: NewSession,
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
      confirmed_at: now,
    })
    .execute()
  await endOldest(trx, userId)
  return token
}

const endOldest = async (trx: Trx, userId: string): Promise<void> => {
  await trx
    .deleteFrom('sessions')
    .where('token_hash', 'in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(sessionsMost),
    )
    .execute()
}

export const endSession = async (trx: Trx, token: string): Promise<void> => {
  await trx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/**
 * Ends them all, or all but that of the token `except`. Open streams end, too: whose session stays
 * comes back at once.
 */
export const endSessionsOf = async (
  trx: Trx,
  userId: string,
  { except = '' }: { except?: string } = {},
): Promise<void> => {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', hashToken(except))
    .execute()
  await announce(trx, { kind: 'ejected', userId })
}

/** Sessions and mailed links that open nothing any more. */
export const forgetExpired = async ({ db, clock }: Services): Promise<void> => {
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('last_seen_at', '<', ago(sessionLife.idle)),
        session('created_at', '<', ago(sessionLife.absolute)),
      ]),
    )
    .execute()
  await db.deleteFrom('email_tokens').where('expires_at', '<', now).execute()
}
