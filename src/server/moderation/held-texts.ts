import { sql } from 'kysely'
import type { HeldText } from '#shared/moderation.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import type { Kept } from './release.ts'

const shown = 50

/** What waits of somebody, the latest first. */
export const listHeld = async (db: Db, userId: string): Promise<HeldText[]> => {
  const { rows } = await sql<Omit<HeldText, 'createdAt'> & { createdAt: Date }>`
    select held.id, held.thing, coalesce(held.post_id, comment.post_id) as "postId", held.content,
      held.doubts, held.created_at as "createdAt"
    from held_texts as held left join comments as comment on comment.id = held.comment_id
    where held.user_id = ${userId} order by held.id desc limit ${shown}
  `.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** 404 when it does not wait, or is somebody else's. */
export const withdrawHeld = async (db: Db, { id, userId }: { id: number; userId: string }) => {
  const gone = await db
    .deleteFrom('held_texts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound('Text')
}

export const findHeld = async (trx: Trx, id: number): Promise<Kept | undefined> => {
  const { rows } = await sql<Kept>`
    select id, user_id as "userId", thing, post_id as "postId", comment_id as "commentId",
      parent_id as "parentId", content, more, ai_seats as "aiSeats", fingerprint::text as fingerprint
    from held_texts where id = ${id}
  `.execute(trx)
  return rows[0]
}
