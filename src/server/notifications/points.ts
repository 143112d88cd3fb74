import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { pushLater, toldColumns, type ToldRow } from './gather.ts'
import { tellUnread } from './unread.ts'

type Told = { commentId: number; postId: number; authorId: string; at: Date }

/** Tells an author that their comment stands as a point; no moderator is named. */
export const tellOfPoint = async (
  trx: Trx,
  { commentId, postId, authorId, at }: Told,
): Promise<void> => {
  const { rows } = await sql<ToldRow>`
    insert into notifications (user_id, kind, about, post_id, comment_id, created_at, updated_at)
    values (${authorId}, 'point', ${`comment ${commentId}`}, ${postId}, ${commentId},
      ${at}::timestamptz, ${at}::timestamptz)
    on conflict (user_id, kind, about) where read_at is null do update
      set updated_at = excluded.updated_at
    returning ${toldColumns}
  `.execute(trx)
  await pushLater(trx, rows)
  await tellUnread(trx, [authorId])
}

/** Withdraws the notification of a point that no longer stands there. */
export const untellOfPoint = async (trx: Trx, commentId: number): Promise<void> => {
  const { rows } = await sql<{ userId: string }>`
    delete from notifications where kind = 'point' and comment_id = ${commentId}
    returning user_id as "userId"
  `.execute(trx)
  await tellUnread(
    trx,
    rows.map(({ userId }) => userId),
  )
}
