import { sql } from 'kysely'
import { moversNeeded } from '#shared/people-points.ts'
import type { Trx } from '../db/outbox.ts'

/**
 * A comment that moved enough people in a discussion of a question can become one of its points. Likes do not
 * count: they are applause. Called where somebody says that a comment moved them.
 */
export const nominate = async (
  trx: Trx,
  { commentId, at }: { commentId: number; at: Date },
): Promise<void> => {
  await sql`
    insert into people_points (comment_id, debate_id, author_id, nominated_at)
    select comment.id, bound.debate_id, comment.user_id, ${at}::timestamptz
    from comments as comment
    join post_debates as bound on bound.post_id = comment.post_id and bound.debate_id is not null
    where comment.id = ${commentId} and comment.user_id is not null
      and ${moversOf(sql`comment.id`)} >= ${moversNeeded}
    on conflict do nothing
  `.execute(trx)
}

/** How many people said that a comment moved them, as a value. */
export const moversOf = (commentId: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from moved_notes as note
  join users as mover on mover.id = note.user_id and mover.deleted_at is null
  where note.comment_id = ${commentId}
)`
