import { sql } from 'kysely'
import { type Overview, overviewDays } from '#shared/admin.ts'
import type { Trx } from '../db/outbox.ts'

/** How much is on the site, and what came in on each of the last days up to `now` (UTC). */
export const readOverview = async (trx: Trx, now: Date): Promise<Overview> => {
  const [totals, days] = await Promise.all([readTotals(trx), readDays(trx, now)])
  return { ...totals, days }
}

const readTotals = async (trx: Trx): Promise<Omit<Overview, 'days'>> => {
  const { rows } = await sql<Omit<Overview, 'days'>>`
    select
      (select count(*) from posts where deleted_at is null)::int as "totalPosts",
      count(*)::int as "totalComments",
      count(character_id)::int as "aiResponses",
      (select count(*) from seo_keywords)::int as "seoKeywords"
    from comments where deleted_at is null
  `.execute(trx)
  return rows[0] as Omit<Overview, 'days'>
}

const readDays = async (trx: Trx, now: Date): Promise<Overview['days']> => {
  const last = now.toISOString().slice(0, 10)
  const { rows } = await sql<Overview['days'][number]>`
    with days as (
      select day::date from generate_series(
        ${last}::timestamp - make_interval(days => ${overviewDays - 1}), ${last}, '1 day') as day
    ), since as (select min(day)::timestamp at time zone 'UTC' as at from days),
    written as (
      select (created_at at time zone 'UTC')::date as day, 'post' as kind from posts
      where deleted_at is null and created_at >= (select at from since)
      union all
      select (created_at at time zone 'UTC')::date,
        case when character_id is null then 'comment' else 'ai' end from comments
      where deleted_at is null and created_at >= (select at from since)
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      count(*) filter (where kind = 'post')::int as posts,
      count(*) filter (where kind = 'comment')::int as comments,
      count(*) filter (where kind = 'ai')::int as "aiResponses"
    from days left join written using (day) group by days.day order by days.day
  `.execute(trx)
  return rows
}
