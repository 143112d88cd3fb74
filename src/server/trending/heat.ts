import { type RawBuilder, sql } from 'kysely'
import { trendingShown } from '#shared/trending.ts'
import { type Use, weights } from './score.ts'

type Heating = {
  /** Rows (key, hashtag, is_known) of the tags that were used. */
  used: RawBuilder<unknown>
  userId: string | RawBuilder<unknown>
  use: Use
  at: Date | RawBuilder<unknown>
  /** What heatOf gives for the use and the time. */
  heat: number | RawBuilder<unknown>
  /** false for what must not lift a trend: tags are only made known. */
  isCounted?: RawBuilder<boolean>
}

/**
 * Three parts of a WITH: `before`, what this person did with the tags earlier in this hour; `fresh`,
 * the tags for which this weighs more; and `heated`, tags made known and lifted by the difference,
 * in the order of their keys so that two writers never wait for each other.
 */
export const heatTags = ({ used, userId, use: kind, at, heat, isCounted = sql`true` }: Heating) => {
  const use = sql.lit(kind)
  return sql`
  before as (
    select tag, ${weightOf(sql`kind`)} as weight from tag_uses
    where user_id = ${userId} and hour = ${hourOf(at)} and tag in (select key from ${used} as used)
  ),
  fresh as (
    insert into tag_uses as known (tag, user_id, hour, kind)
    select key, ${userId}, ${hourOf(at)}, ${use}
    from ${used} as used where ${isCounted} order by key
    on conflict (tag, user_id, hour) do update set kind = excluded.kind
      where ${weightOf(sql`excluded.kind`)} > ${weightOf(sql`known.kind`)}
    returning tag
  ),
  heated as (
    insert into tags as known (key, hashtag, trend_score)
    select used.key, used.hashtag,
      case when fresh.tag is null then '-Infinity'
        else ${heat}::float8 + ln(1 - coalesce(before.weight, 0) / ${sql.lit(weights[kind])}::float8) end
    from ${used} as used
      left join fresh on fresh.tag = used.key left join before on before.tag = used.key
    where fresh.tag is not null or not used.is_known
    order by used.key
    on conflict (key) do update set trend_score =
      greatest(known.trend_score, excluded.trend_score)
      + ln(1 + exp(-least(abs(known.trend_score - excluded.trend_score), 700)))
    returning key
  )`
}

const hourOf = (at: Heating['at']) => sql`date_trunc('hour', ${at}::timestamptz, 'UTC')`

/** In SQL: what a kind of use weighs. */
export const weightOf = (kind: RawBuilder<unknown>) =>
  sql`(case ${kind} ${sql.join(
    Object.entries(weights).map(
      ([use, weight]) => sql`when ${sql.lit(use)} then ${sql.lit(weight)}`,
    ),
    sql` `,
  )} end)::float8`

/** The keys of the tags that make a post trending: lifted by people, discussed in the last week. */
export const hottest = sql<{ key: string }>`
  select key from tags
  where trend_score > '-Infinity' and exists (
    select from post_tags
    where post_tags.tag = tags.key and post_tags.created_at > now() - interval '7 days'
  )
  order by trend_score desc
  limit ${sql.lit(trendingShown.sidebar)}`
