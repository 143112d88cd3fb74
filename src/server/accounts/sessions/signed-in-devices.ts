import { sql } from 'kysely'
import type { Session } from '#shared/settings.ts'
import type { Trx } from '../../db/outbox.ts'
import { notFound } from '../../http/core/errors.ts'
import { hashToken } from '../../http/core/viewer.ts'
import { endThose } from '../end-those.ts'

type Asked = { userId: string; token: string }

/** Where somebody is signed in, the latest used first; the id is the hash, which opens nothing. */
export const readPlaces = async (trx: Trx, { userId, token }: Asked): Promise<Session[]> => {
  const rows = await trx
    .selectFrom('sessions')
    .select(['token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const current = hashToken(token)
  return rows.map((row) => ({
    id: row.token_hash.toString('base64url'),
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.token_hash.equals(current),
  }))
}

/** 404 when it is not this person's. */
export const endPlace = async (
  trx: Trx,
  { userId, id }: { userId: string; id: string },
): Promise<void> => {
  const hash = Buffer.from(id, 'base64url')
  const ended = await endThose(trx, 'sessions', sql`token_hash = ${hash} and user_id = ${userId}`)
  if (ended === 0) throw notFound('Session')
}
