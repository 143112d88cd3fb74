import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

/** `mark` is the moment at which all of it was hidden, so that only that comes back. */
type Turn = { userId: string; mark: Date; isGone: boolean }

/** Hides all that somebody wrote, or shows it again, with what it adds to the counters of others. */
export const turnWritings = async (trx: Trx, { userId, mark, isGone }: Turn): Promise<void> => {
  const by = isGone ? -1 : 1
  const wasSo = isGone
    ? sql`deleted_at is null`
    : sql`date_trunc('milliseconds', deleted_at) = ${mark}::timestamptz`
  const becomes = isGone ? sql`${mark}::timestamptz` : sql`null`
  await sql`
    with turned as (
      update posts set deleted_at = ${becomes} where user_id = ${userId} and ${wasSo} returning id
    ),
    share as (
      select user_id, count(*) as comments, sum(likes_count) as likes from comments
      where post_id in (select id from turned)
        and user_id <> ${userId} and deleted_at is null
      group by user_id
    ),
    locked as materialized (
      select id from users where id in (select user_id from share) order by id for no key update
    )
    update users set
      comments_count = comments_count + ${by}::int * share.comments,
      likes_received_count = likes_received_count + ${by}::int * share.likes
    from share join locked on locked.id = share.user_id
    where users.id = share.user_id
  `.execute(trx)
  await sql`
    with turned as (
      update comments set deleted_at = ${becomes} where user_id = ${userId} and ${wasSo}
      returning post_id
    ),
    share as (select post_id, count(*) as comments from turned group by post_id),
    locked as materialized (
      select id from posts where id in (select post_id from share) order by id for no key update
    )
    update posts set comments_count = comments_count + ${by}::int * share.comments
    from share join locked on locked.id = share.post_id
    where posts.id = share.post_id
  `.execute(trx)
}
