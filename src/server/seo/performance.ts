import { sql } from 'kysely'
import type { z } from 'zod'
import { type SeoPerformance, measuredDays, type reportVisit } from '#shared/seo.ts'
import type { Db, Trx } from '../db/outbox.ts'

type Report = z.output<(typeof reportVisit)['body']>

/** Adds a visit's report to the counts of `at`'s day, of these keywords, of which the landing page speaks. */
export const countVisit = async (
  db: Db,
  { ids, ...report }: Report & { ids: number[]; at: Date },
): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    insert into seo_performance as known
      (keyword_id, day, organic_traffic, engaged, seconds_on_page, conversions)
    select id, ${report.at.toISOString().slice(0, 10)}::date, ${Number(report.isLanding)},
      ${Number(report.isEngaged)}, ${report.seconds}, ${Number(report.isConverted)}
    from unnest(${ids}::bigint[]) as id order by id
    on conflict (keyword_id, day) do update set
      organic_traffic = known.organic_traffic + excluded.organic_traffic,
      engaged = known.engaged + excluded.engaged,
      seconds_on_page = known.seconds_on_page + excluded.seconds_on_page,
      conversions = known.conversions + excluded.conversions
  `.execute(db)
}

type Sums = {
  id: number
  keyword: string
  impressions: number | null
  clicks: number | null
  visits: number
  engaged: number
  seconds: number
  conversions: number
}

/** Most visited first. */
export const readPerformance = async (trx: Trx, now: Date): Promise<SeoPerformance[]> => {
  const first = new Date(now.getTime() - (measuredDays - 1) * 86_400_000)
  const { rows } = await sql<Sums>`
    select id, keyword, impressions, clicks,
      coalesce(sum(organic_traffic), 0)::int as visits,
      coalesce(sum(engaged), 0)::int as engaged,
      coalesce(sum(seconds_on_page), 0)::float8 as seconds,
      coalesce(sum(conversions), 0)::int as conversions
    from seo_keywords left join seo_performance
      on keyword_id = id and day >= ${first.toISOString().slice(0, 10)}::date
    group by id order by visits desc, impressions desc nulls last, id desc
  `.execute(trx)
  return rows.map(toRecord)
}

/** A report can be lost, so shares are held between 0 and 100. */
const percent = (part: number, whole: number | null): number | null =>
  whole ? Math.min(100, Math.max(0, Math.round((part / whole) * 1000) / 10)) : null

const toRecord = ({ visits, engaged, seconds, conversions, ...row }: Sums): SeoPerformance => ({
  ...row,
  organicTraffic: visits,
  clickThroughRate: percent(row.clicks ?? 0, row.impressions),
  bounceRate: percent(visits - engaged, visits),
  avgTimeOnPage: visits ? Math.round(seconds / visits) : null,
  conversionRate: percent(conversions, visits),
})
