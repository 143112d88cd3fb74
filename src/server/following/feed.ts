import { sql } from 'kysely'
import { followedMost } from '#shared/following.ts'
import type { Post } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { viewPosts } from '../posts/feed.ts'

type Page = { userId: string; limit: number; before?: number }

/** Posts of people and under topics that somebody follows, newest first, without their own. */
export const viewFollowedPosts = async (trx: Trx, page: Page): Promise<Post[]> =>
  viewPosts(trx, await listIds(trx, page), page.userId)

/** Of each person and each spelling no more than a page is looked up; the newest of all of these are the page. */
const listIds = async (
  trx: Trx,
  { userId, limit, before = Number.MAX_SAFE_INTEGER }: Page,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with people as (
      select followed_id as id from follows where follower_id = ${userId}
      order by created_at desc limit ${sql.lit(followedMost.people)}
    ),
    tags as (
      select tag from topic_follows join spellings using (topic) where user_id = ${userId}
    )
    select id from (
      select theirs.id from people cross join lateral (
        select id from posts
        where user_id = people.id and deleted_at is null and id < ${before}
        order by id desc limit ${limit}
      ) as theirs
      union
      select under.id from tags cross join lateral (
        select posts.id from post_tags join posts on posts.id = post_id and deleted_at is null
        where post_tags.tag = tags.tag and post_id < ${before} and posts.user_id <> ${userId}
        order by post_id desc limit ${limit}
      ) as under
    ) as followed
    order by id desc limit ${limit}
  `.execute(trx)
  return rows.map(({ id }) => id)
}
