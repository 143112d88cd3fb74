import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

/** So many people are notified of one post: of somebody whom thousands follow, those who followed last. */
const toldMost = 300

/** Of each post, who follows its author or one of its topics, and chose to be notified of that; not its author. */
export const listFollowersOf = async (
  trx: Trx,
  postIds: number[],
): Promise<Map<number, string[]>> => {
  if (postIds.length === 0) return new Map()
  const { rows } = await sql<{ postId: number; userIds: string[] }>`
    select posts.id as "postId", array_agg(distinct told.user_id) as "userIds"
    from posts cross join lateral (
      (select follower_id as user_id from follows
        join notification_choices as choices on choices.user_id = follower_id and followed_people
        where followed_id = posts.user_id
        order by follows.created_at desc limit ${sql.lit(toldMost)})
      union
      (select follow.user_id from post_tags
        join spellings on spellings.tag = post_tags.tag
        join topic_follows as follow on follow.topic = spellings.topic
        join notification_choices as choices on choices.user_id = follow.user_id and followed_topics
        where post_tags.post_id = posts.id and follow.user_id <> posts.user_id
        order by follow.created_at desc limit ${sql.lit(toldMost)})
    ) as told
    where posts.id = any(${postIds}::bigint[]) group by posts.id
  `.execute(trx)
  return new Map(rows.map(({ postId, userIds }) => [postId, userIds]))
}
