import { type RawBuilder, sql } from 'kysely'
import { trendingShown } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { heatOf, type Use, weights } from './score.ts'

export type Hashtag = { key: string; hashtag: string }
export type TagUse = Hashtag & { userId: string; at: Date }

/** Lifts hashtags by what people did with them, each tag once of a person; one that nobody knew is known then. */
export const heatTags = async (
  trx: Trx,
  use: keyof typeof heating,
  uses: readonly TagUse[],
): Promise<void> => {
  if (uses.length === 0) return
  const rows = uses.map(({ key, hashtag, userId, at }) => ({
    key,
    hashtag,
    user_id: userId,
    at,
    heat: heatOf(use, at),
  }))
  await heating[use](trx, rows)
}

const types = {
  key: 'text',
  hashtag: 'text',
  user_id: 'text',
  at: 'timestamptz',
  heat: 'float8',
} as const

const heatingOf = (use: Use) =>
  statementOfMany(
    types,
    (given) => sql`
      with used as materialized (${given}), ${heatParts(use)} select from heated`,
  )

/** In SQL: the hashtags of a post, as JSON; who comments on it uses them. */
export const hashtagsOf = (postId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('key', tags.key, 'hashtag', tags.hashtag)), '[]')
  from post_tags join tags on tags.key = post_tags.tag where post_tags.post_id = ${postId}
)`

/**
 * Three parts of a WITH after `used`, the rows (key, hashtag, user_id, at, heat) of tags that were used, a person's
 * tag once: `before`, what these people did with the tags earlier in this hour; `fresh`, the uses that weigh more; and
 * `heated`, tags lifted by the differences, in the order of their keys so that two writers never wait for each other.
 */
export const heatParts = (kind: Use) => {
  const use = sql.lit(kind)
  const top = sql`(select max(heat) from used)`
  return sql`
  before as (
    select known.tag, known.user_id, ${weightOf(sql`known.kind`)} as weight
    from used join tag_uses as known
      on known.tag = used.key and known.user_id = used.user_id and known.hour = ${hourOf}
  ),
  fresh as (
    insert into tag_uses as known (tag, user_id, hour, kind)
    select key, user_id, ${hourOf}, ${use}
    from used order by key, user_id
    on conflict (tag, user_id, hour) do update set kind = excluded.kind
      where ${weightOf(sql`excluded.kind`)} > ${weightOf(sql`known.kind`)}
    returning tag, user_id
  ),
  heated as (
    insert into tags as known (key, hashtag, first_user, is_shared, trend_score)
    select used.key, min(used.hashtag), hashtext(min(used.user_id)), count(distinct used.user_id) > 1,
      ${top} + ln(sum(
        exp(greatest(used.heat - ${top}, -700))
        * (1 - coalesce(before.weight, 0) / ${sql.lit(weights[kind])}::float8)
      ))
    from used
      join fresh on fresh.tag = used.key and fresh.user_id = used.user_id
      left join before on before.tag = used.key and before.user_id = used.user_id
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

const heating = { post: heatingOf('post'), comment: heatingOf('comment') }

/** The keys of the tags that make a post trending: lifted by two people at least, discussed in the last week. */
export const hottest = sql<{ key: string }>`
  select key from tags
  where is_shared and trend_score > '-Infinity' and exists (
    select from post_tags
    where post_tags.tag = tags.key and post_tags.created_at > now() - interval '7 days'
  )
  order by trend_score desc
  limit ${sql.lit(trendingShown.sidebar)}`
