import { sql } from 'kysely'
import type { TrendingTopic } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'
import { namingOf } from '../topics/spellings.ts'
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
 * Hashtags of the last seven days' posts that more than one has used or answered, by people's use and
 * the Scout's stories together, best first, with how many posts each has there. Spellings of one
 * topic are one.
 */
export const listTrending = async (db: Trx): Promise<TrendingTopic[]> => {
  const { rows } = await sql<Spelled>`
    with recent as (
      select tag, count(*) as posts, max(post_tags.created_at) as last_used
      from post_tags join posts on posts.id = post_id and deleted_at is null
      where post_tags.created_at > now() - interval '7 days'
      group by tag
    ),
    scouted as (${scouted}),
    hot as (
      select tags.key, recent.posts,
        row_number() over (
          order by ${worth.people} + ${worth.scout} desc, recent.last_used desc, tags.key
        ) as place
      from recent join tags on tags.key = recent.tag left join scouted on scouted.tag = recent.tag
      where tags.is_shared or scouted.tag is not null
      order by place limit ${read}
    )
    select hot.key, naming.key as id, naming.hashtag, hot.posts::int as "discussionCount"
    from hot cross join lateral ${namingOf(sql`hot.key`)} as naming order by place
  `.execute(db)
  return foldSpellings(db, rows)
}

/** One hashtag, under the name of its topic. */
type Spelled = TrendingTopic & { key: string }

const foldSpellings = async (db: Trx, spelled: readonly Spelled[]): Promise<TrendingTopic[]> => {
  const folded = [...Map.groupBy(spelled, ({ id }) => id).values()]
  return Promise.all(
    folded.slice(0, most).map(async (spellings) => {
      const [{ key: _, ...topic }] = spellings as [Spelled]
      if (spellings.length === 1) return topic
      const keys = spellings.map(({ key }) => key)
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

/** How much of a topic's place is due to people, in whichever spelling, and what the Scout's story adds. */
export const readWorth = async (
  db: Trx,
  keys: string[],
): Promise<{ people: number; scout: number }> => {
  const { rows } = await sql<{ people: number; scout: number }>`
    with scouted as (${scouted})
    select ln(1 + coalesce(sum(${heatLeft}), 0)) as people, coalesce(max(scouted.score), 0) as scout
    from tags left join scouted on scouted.tag = tags.key where tags.key = any(${keys}::text[])
  `.execute(db)
  return rows[0] as { people: number; scout: number }
}
