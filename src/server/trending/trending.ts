import { sql } from 'kysely'
import type { TrendingTopic } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'
import { aliasKey } from '../scout/alias.ts'
import { halfLifeSeconds } from './score.ts'

const most = 50
/** Spellings of one topic are folded afterwards, so more are read than are shown. */
const read = 2 * most

/** What is left of the heat that people gave a tag; 700 keeps exp() from the underflow that SQL refuses. */
const heatLeft = sql`exp(greatest(-700, tags.trend_score
  - ln(2) / ${sql.lit(halfLifeSeconds)} * extract(epoch from now())::float8))`

/** What is left of the score of the Scout's best story under each tag. */
const scouted = sql`
  select post_tags.tag, max(score * 0.5 ^ (
    extract(epoch from now() - weighed_at)::float8 / ${sql.lit(halfLifeSeconds)})) as score
  from scout_topics join post_tags using (post_id)
  where state = 'opened' and weighed_at > now() - interval '7 days'
  group by post_tags.tag`

/**
 * What people's use of a tag and the Scout's story under it are worth together: the logarithm makes
 * the two alike, as the Scout's score is one of a surprise.
 */
const worth = { people: sql`ln(1 + ${heatLeft})`, scout: sql`coalesce(scouted.score, 0)` }

/**
 * Hashtags of the last seven days' posts, by people's use and the Scout's stories together, best
 * first, with how many posts each has there. Spellings of one topic are one.
 */
export const listTrending = async (db: Trx): Promise<TrendingTopic[]> => {
  const { rows } = await sql<TrendingTopic>`
    with recent as (
      select tag, count(*) as posts, max(post_tags.created_at) as last_used
      from post_tags join posts on posts.id = post_id and deleted_at is null
      where post_tags.created_at > now() - interval '7 days'
      group by tag
    ),
    scouted as (${scouted})
    select tags.key as id, tags.hashtag, recent.posts::int as "discussionCount"
    from recent join tags on tags.key = recent.tag left join scouted on scouted.tag = recent.tag
    order by ${worth.people} + ${worth.scout} desc, recent.last_used desc, tags.key
    limit ${read}
  `.execute(db)
  return foldSpellings(db, rows)
}

const foldSpellings = async (
  db: Trx,
  topics: readonly TrendingTopic[],
): Promise<TrendingTopic[]> => {
  const folded = [...Map.groupBy(topics, ({ hashtag }) => aliasKey(hashtag)).values()]
  return Promise.all(
    folded.slice(0, most).map(async ([first, ...others]) => {
      const topic = first as TrendingTopic
      if (others.length === 0) return topic
      const keys = [topic, ...others].map(({ id }) => id)
      return { ...topic, discussionCount: await countPosts(db, keys) }
    }),
  )
}

/** A post with two spellings counts once. */
const countPosts = async (db: Trx, keys: string[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct post_id)::int as count
    from post_tags join posts on posts.id = post_id and deleted_at is null
    where tag = any(${keys}) and post_tags.created_at > now() - interval '7 days'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** How much of a tag's place is due to people, and what the Scout's story adds. */
export const readWorth = async (
  db: Trx,
  key: string,
): Promise<{ people: number; scout: number } | undefined> => {
  const { rows } = await sql<{ people: number; scout: number }>`
    with scouted as (${scouted})
    select ${worth.people} as people, ${worth.scout} as scout
    from tags left join scouted on scouted.tag = tags.key where tags.key = ${key}
  `.execute(db)
  return rows[0]
}
