import { type RawBuilder, sql } from 'kysely'
import { trendingShown } from '#shared/trending.ts'
import { type Use, weights } from './score.ts'

type Heating = {
  /**
   * Rows (key, hashtag, is_known, user_id, at, heat) of the tags that were used, a person's tag once;
   * `heat` is what heatOf gives for the use and the time.
   */
  used: RawBuilder<unknown>
  use: Use
  /** false for what must not lift a trend: tags are only made known. */
  isCounted?: RawBuilder<unknown>
}

/**
 * Three parts of a WITH: `before`, what these people did with the tags earlier in this hour; `fresh`,
 * the uses that weigh more; and `heated`, tags made known and lifted by the differences, in the order
 * of their keys so that two writers never wait for each other.
 */
export const heatTags = ({ used, use: kind, isCounted = sql`true` }: Heating) => {
  const use = sql.lit(kind)
  const top = sql`(select max(heat) from ${used})`
  return sql`
  before as (
    select known.tag, known.user_id, ${weightOf(sql`known.kind`)} as weight
    from ${used} as used join tag_uses as known
      on known.tag = used.key and known.user_id = used.user_id and known.hour = ${hourOf}
  ),
  fresh as (
    insert into tag_uses as known (tag, user_id, hour, kind)
    select key, user_id, ${hourOf}, ${use}
    from ${used} as used where ${isCounted} order by key, user_id
    on conflict (tag, user_id, hour) do update set kind = excluded.kind
      where ${weightOf(sql`excluded.kind`)} > ${weightOf(sql`known.kind`)}
    returning tag, user_id
  ),
  heated as (
    insert into tags as known (key, hashtag, first_user, is_shared, trend_score)
    select used.key, min(used.hashtag), hashtext(min(used.user_id)), count(distinct used.user_id) > 1,
      case when count(fresh.tag) = 0 then '-Infinity' else ${top} + ln(sum(
        exp(greatest(used.heat - ${top}, -700))
        * (1 - coalesce(before.weight, 0) / ${sql.lit(weights[kind])}::float8)
      ) filter (where fresh.tag is not null)) end
    from ${used} as used
      left join fresh on fresh.tag = used.key and fresh.user_id = used.user_id
      left join before on before.tag = used.key and before.user_id = used.user_id
    where fresh.tag is not null or not used.is_known
    group by used.key
    order by used.key
    on conflict (key) do update set
      first_user = coalesce(known.first_user, excluded.first_user),
      is_shared = known.is_shared or excluded.is_shared
        or coalesce(known.first_user <> excluded.first_user, false),
      trend_score =
      greatest(known.trend_score, excluded.trend_score)
      + ln(1 + exp(-least(abs(known.trend_score - excluded.trend_score), 700)))
    returning key
  )`
}

const hourOf = sql`date_trunc('hour', used.at, 'UTC')`

/** In SQL: what a kind of use weighs. */
export const weightOf = (kind: RawBuilder<unknown>) =>
  sql`(case ${kind} ${sql.join(
    Object.entries(weights).map(
      ([use, weight]) => sql`when ${sql.lit(use)} then ${sql.lit(weight)}`,
    ),
    sql` `,
  )} end)::float8`

/** The keys of the tags that make a post trending: lifted by two people at least, discussed in the last week. */
export const hottest = sql<{ key: string }>`
  select key from tags
  where is_shared and trend_score > '-Infinity' and exists (
    select from post_tags
    where post_tags.tag = tags.key and post_tags.created_at > now() - interval '7 days'
  )
  order by trend_score desc
  limit ${sql.lit(trendingShown.sidebar)}`
