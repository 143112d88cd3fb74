import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import type { Hidden } from './hidden.ts'

type Target = { postId?: number; commentId?: number }

/** 404 when it is somebody's with whom a block stands; without blocks no query. */
export const assertNotBlocked = async (
  db: Trx,
  { blocked }: Hidden,
  { postId, commentId }: Target,
): Promise<void> => {
  if (blocked.size === 0) return
  const theirs = sql`user_id = any(${[...blocked]}::text[])`
  const { rows } = await sql<{ what: string }>`
    select 'Post' as what from posts where id = ${postId ?? null} and ${theirs}
    union all
    select 'Comment' from comments where id = ${commentId ?? null} and ${theirs}
  `.execute(db)
  if (rows[0]) throw notFound(rows[0].what)
}

type Pair = { userId: string; viewerId: string }

/** Whether `userId` has blocked the viewer: then there is nobody of that name for them. */
export const isBlockedBy = async (db: Trx, { userId, viewerId }: Pair): Promise<boolean> => {
  const { rows } = await sql`
    select from hidings
    where user_id = ${userId} and person_id = ${viewerId} and kind = 'block'
  `.execute(db)
  return rows.length > 0
}
