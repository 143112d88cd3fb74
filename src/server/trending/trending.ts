import { sql } from 'kysely'
import type { TrendingTopic } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'

const most = 50

/** Hashtags of the last seven days' posts, hottest first, with how many posts each has there. */
export const listTrending = async (db: Trx): Promise<TrendingTopic[]> => {
  const { rows } = await sql<TrendingTopic>`
    with recent as (
      select tag, count(*) as posts, max(post_tags.created_at) as last_used
      from post_tags join posts on posts.id = post_id and deleted_at is null
      where post_tags.created_at > now() - interval '7 days'
      group by tag
    )
    select tags.key as id, tags.hashtag, recent.posts::int as "discussionCount"
    from recent join tags on tags.key = recent.tag
    order by tags.trend_score desc, recent.last_used desc, tags.key
    limit ${most}
  `.execute(db)
  return rows
}
