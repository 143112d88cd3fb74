import { sql } from 'kysely'
import type { WhyTrending } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'
import { readSpellings } from '../topics/spellings.ts'
import { weightOf } from './add-heat.ts'
import { readWorth } from './ranking.ts'

const reportsShown = 5

/** Why a topic stands where it does, in figures. 404 when no discussion has it. */
export const whyTrending = async (db: Trx, typed: string): Promise<WhyTrending> => {
  const spellings = await readSpellings(db, typed)
  const keys = spellings.map(({ key }) => key)
  const worth = await readWorth(db, keys)
  const all = worth.people + worth.scout
  return {
    hashtag: spellings[0].hashtag,
    people: await readPeople(db, keys),
    scout: await readStory(db, keys),
    humanShare: all > 0 ? worth.people / all : null,
  }
}

/** Weights of the last two hours beside what two hours had on average in the day before. */
const readPeople = async (db: Trx, keys: string[]): Promise<WhyTrending['people']> => {
  const since = sql`date_trunc('hour', now()) - interval '1 hour'`
  const { rows } = await sql<WhyTrending['people']>`
    select
      coalesce(sum(${weightOf(sql`kind`)}) filter (where hour >= ${since}), 0) as observed,
      coalesce(sum(${weightOf(sql`kind`)}) filter (where hour < ${since}), 0) / 12 as baseline,
      count(distinct user_id)::int as people
    from tag_uses where tag = any(${keys}::text[]) and hour >= ${since} - interval '24 hours'
  `.execute(db)
  return rows[0] ?? { observed: 0, baseline: 0, people: 0 }
}

const readStory = async (db: Trx, keys: string[]): Promise<WhyTrending['scout']> => {
  const { rows } = await sql<NonNullable<WhyTrending['scout']>>`
    select title, observed, baseline, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', report.title, 'url', url, 'publisher', publisher)), '[]')
      from (
        select title, url, publisher from scout_items
        where topic_id = topic.id and kind = 'headline' order by rank, weight desc, key
        limit ${reportsShown}
      ) as report
    ) as reports
    from scout_topics as topic join post_tags using (post_id)
    where post_tags.tag = any(${keys}::text[]) and state = 'opened' and weighed_at > now() - interval '7 days'
    order by score desc, topic.id desc limit 1
  `.execute(db)
  return rows[0] ?? null
}
