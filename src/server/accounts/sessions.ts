import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { hashToken, sessionLife } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import type { Trx } from '../db/outbox.ts'
import { notifyCommit } from '../changes/commits.ts'

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

const endOldest = (trx: Trx, userId: string) =>
  endThose(
    trx,
    sql`token_hash in (
      select token_hash from sessions where user_id = ${userId}
      order by last_seen_at desc, created_at desc offset ${sessionsMost}
    )`,
  )

export const endSession = async (trx: Trx, token: string): Promise<void> => {
  await endThose(trx, sql`token_hash = ${hashToken(token)}`)
}

/** Ends them all, or all but that of the token `except`. Their open streams end, too. */
export const endSessionsOf = async (
  trx: Trx,
  userId: string,
  { except = '' }: { except?: string } = {},
): Promise<void> => {
  await endThose(trx, sql`user_id = ${userId} and token_hash <> ${hashToken(except)}`)
}

/** Ends sessions, in one statement with what tells live streams, on every process; gives how many there were. */
export const endThose = async (trx: Trx, isMeant: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with ended as (
      delete from sessions where ${isMeant} returning token_hash
    ),
    told as (
      insert into events (kind, payload)
      select 'signed_out', jsonb_build_object('sessions',
        jsonb_agg(translate(encode(token_hash, 'base64'), '+/=', '-_')))
      from ended having count(*) > 0
    )
    select count(*)::int as count from ended`.execute(trx)
  const count = rows[0]?.count ?? 0
  if (count > 0) notifyCommit()
  return count
}

/** Sessions and mailed links that open nothing any more, and answers that nobody would take again. */
export const forgetExpired = async ({ db, clock }: Services): Promise<void> => {
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await endThose(
    db,
    sql`last_seen_at < ${ago(sessionLife.idle)} or created_at < ${ago(sessionLife.absolute)}`,
  )
  await db.deleteFrom('email_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('spent_challenges').where('expires_at', '<', now).execute()
}
