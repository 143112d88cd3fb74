import { type RawBuilder, sql } from 'kysely'
import { followedMost } from '#shared/following.ts'
import type { Post } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { viewPosts } from '../posts/feed.ts'

/** `unseen`: people whom they muted or blocked, or who blocked them. */
type Page = { userId: string; limit: number; before?: number; unseen: ReadonlySet<string> }

/** Posts of people and under topics that somebody follows, newest first, with their own. */
export const viewFollowedPosts = async (trx: Trx, page: Page): Promise<Post[]> =>
  viewPosts(trx, await listIds(trx, page), page.userId)

/** Of a topic so many spellings are looked under: nearly all topics have one to three. */
const spellingsMost = 10

/**
 * The newest posts of all come from the people, and stand under the tags, whose own newest post is among the newest: so
 * of each only that one is looked up, and a page only of those that can be on it.
 */
const listIds = async (
  trx: Trx,
  { userId, limit, before = Number.MAX_SAFE_INTEGER, unseen }: Page,
): Promise<number[]> => {
  const hidden = [...unseen]
  const newestOf = (most: RawBuilder<unknown>) => sql`
    select id from posts
    where user_id = people.id and deleted_at is null and id < ${before}
    order by id desc limit ${most}`
  const newestUnder = (most: RawBuilder<unknown>) => sql`
    select posts.id from post_tags join posts on posts.id = post_id and deleted_at is null
    where post_tags.tag = tags.tag and post_id < ${before}
      and posts.user_id <> all(${hidden}::text[])
    order by post_id desc limit ${most}`
  const one = sql.lit(1)
  const page = sql`${limit}`
  const { rows } = await sql<{ id: number }>`
    with followed as (
      (select followed_id as id from follows
      where follower_id = ${userId} and followed_id <> all(${hidden}::text[])
      order by created_at desc limit ${sql.lit(followedMost.people)})
      union all select ${userId}
    ),
    people as materialized (
      select people.id from followed as people cross join lateral (${newestOf(one)}) as newest
      order by newest.id desc limit ${limit}
    ),
    spelled as (
      select under.tag from topic_follows cross join lateral (
        select tag from spellings where topic = topic_follows.topic order by tag
        limit ${sql.lit(spellingsMost)}
      ) as under
      where user_id = ${userId}
    ),
    tags as materialized (
      select tags.tag from spelled as tags cross join lateral (${newestUnder(one)}) as newest
      order by newest.id desc limit ${limit}
    )
    select id from (
      select theirs.id from people cross join lateral (${newestOf(page)}) as theirs
      union
      select under.id from tags cross join lateral (${newestUnder(page)}) as under
    ) as found
    order by id desc limit ${limit}
  `.execute(trx)
  return rows.map(({ id }) => id)
}
