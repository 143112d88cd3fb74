import { type RawBuilder, sql } from 'kysely'
import { trendingShown } from '#shared/trending.ts'
import { type Use, heatOf } from './score.ts'

type Heating = {
  /** Rows (key, hashtag, is_known) of the tags that were used. */
  used: RawBuilder<unknown>
  userId: string
  use: Use
  at: Date
  /** false for what must not lift a trend: tags are only made known. */
  isCounted?: RawBuilder<boolean>
}

/**
 * Two parts of a WITH: `fresh`, the tags that this person did not yet use so in this hour, and
 * `heated`, tags made known and lifted, in the order of their keys so that two writers never wait
 * for each other.
 */
export const heatTags = ({ used, userId, use, at, isCounted = sql`true` }: Heating) => sql`
  fresh as (
    insert into tag_uses (tag, user_id, hour, kind)
    select key, ${userId}, date_trunc('hour', ${at}::timestamptz, 'UTC'), ${use}
    from ${used} as used where ${isCounted} order by key
    on conflict do nothing
    returning tag
  ),
  heated as (
    insert into tags as known (key, hashtag, trend_score)
    select used.key, used.hashtag,
      case when fresh.tag is null then '-Infinity' else ${heatOf(use, at)}::float8 end
    from ${used} as used left join fresh on fresh.tag = used.key
    where fresh.tag is not null or not used.is_known
    order by used.key
    on conflict (key) do update set trend_score =
      greatest(known.trend_score, excluded.trend_score)
      + ln(1 + exp(-least(abs(known.trend_score - excluded.trend_score), 700)))
    returning key
  )`

/** The keys of the tags that make a post trending: lifted by people, discussed in the last week. */
export const hottest = sql<{ key: string }>`
  select key from tags
  where trend_score > '-Infinity' and exists (
    select from post_tags
    where post_tags.tag = tags.key and post_tags.created_at > now() - interval '7 days'
  )
  order by trend_score desc
  limit ${sql.lit(trendingShown.sidebar)}`
