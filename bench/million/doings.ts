import { sql } from 'kysely'
import type { Db } from '#server/db/outbox.ts'

export type Doings = { posts: number; comments: number; members: number }

/**
 * What members did with the texts of a filled site, by SQL alone: a like and a half and a bookmark's
 * tenth for each post, a follow for each ten, and as many notifications and events as posts.
 */
export const fillDoings = async (db: Db, { posts, comments, members }: Doings): Promise<void> => {
  const member = (step: number) => sql`'user_' || 1 + n * ${sql.lit(step)} % ${members}::int`
  const at = sql`now() - interval '365 days' * (1 - n::float8 / ${posts}::float8)`
  await db.transaction().execute(async (trx) => {
    // without looking up what every row refers to
    await sql`set local session_replication_role = 'replica'`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`insert into post_likes (post_id, user_id, created_at)
      select n, ${member(13)}, ${at} from generate_series(1, ${posts}::bigint) as n`.execute(trx)
    await sql`insert into comment_likes (comment_id, user_id, created_at)
      select 2 * n, ${member(17)}, ${at} from generate_series(1, ${posts}::bigint / 2) as n
      where 2 * n <= ${comments}::bigint`.execute(trx)
    await sql`insert into bookmarks (post_id, user_id, created_at)
      select n, ${member(19)}, ${at} from generate_series(1, ${posts}::bigint, 10) as n`.execute(
      trx,
    )
    await sql`insert into follows (follower_id, followed_id, created_at)
      select ${member(7)}, ${member(11)}, ${at} from generate_series(1, ${posts}::bigint, 10) as n
      where n * 7 % ${members}::int <> n * 11 % ${members}::int on conflict do nothing`.execute(trx)
    await sql`insert into notifications (user_id, kind, about, post_id, created_at, updated_at, read_at)
      select ${member(31)}, 'like', 'post ' || n, n, ${at}, ${at}, case when n % 10 > 0 then ${at} end
      from generate_series(1, ${posts}::bigint) as n`.execute(trx)
    await sql`insert into notification_causes (notification_id, person_id, at)
      select id, 'user_' || 1 + id * 13 % ${members}::int, created_at from notifications`.execute(
      trx,
    )
    await sql`insert into events (kind, payload, created_at)
      select 'post', jsonb_build_object('postId', n), ${at}
      from generate_series(1, ${posts}::bigint) as n`.execute(trx)
  })
  await sql`analyze`.execute(db)
}
