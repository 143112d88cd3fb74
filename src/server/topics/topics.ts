import { type RawBuilder, sql } from 'kysely'
import { type Order, type Topic, activeAmong, curveDays } from '#shared/topics.ts'
import type { Category, TrendingTopic } from '#shared/trending.ts'
import { idAt } from '../db/id-at.ts'
import type { Trx } from '../db/outbox.ts'
import {
  listSpellings,
  namingOf,
  type Newest,
  newestUnder,
  readSpellings,
  spelledAs,
} from './spellings.ts'
import { readViews } from './standings.ts'

const dayMs = 24 * 60 * 60_000
const weekDays = 7
/** Related hashtags are counted in so many of a topic's newest posts. */
const lately = 500
const relatedMost = 8

/** A topic in all its spellings, and what is known of it. 404 where no discussion has it. */
export const readTopic = async (trx: Trx, typed: string, now: Date): Promise<Topic> => {
  const spellings = await readSpellings(trx, typed)
  const keys = spellings.map(({ key }) => key)
  const [{ key, hashtag }] = spellings
  const [curve, related, views] = await Promise.all([
    readCurve(trx, keys, now),
    readRelated(trx, keys, now),
    readViews(trx, keys),
  ])
  const discussionCount = curve.slice(-weekDays).reduce((sum, { posts }) => sum + posts, 0)
  return { id: key, hashtag, discussionCount, views, related, curve }
}

/** The hashtag as first written. 404 where no discussion has it. */
export const readTopicName = async (trx: Trx, typed: string): Promise<string> =>
  (await readSpellings(trx, typed))[0].hashtag

/** Discussions opened on each of the last days, today the last. */
const readCurve = async (trx: Trx, keys: string[], now: Date): Promise<Topic['curve']> => {
  const today = Math.floor(now.getTime() / dayMs)
  const first = today - curveDays + 1
  const since = await idAt(trx, 'posts', new Date(first * dayMs))
  const { rows } = await sql<{ day: number; posts: number }>`
    select floor(extract(epoch from post_tags.created_at) / 86400)::int as day,
      count(distinct post_id)::int as posts
    from post_tags join posts on posts.id = post_id and deleted_at is null
    where tag = any(${keys}::text[]) and post_id >= ${since} group by day
  `.execute(trx)
  const postsOn = new Map(rows.map(({ day, posts }) => [day, posts]))
  return Array.from({ length: curveDays }, (_, at) => ({
    day: new Date((first + at) * dayMs).toISOString().slice(0, 10),
    posts: postsOn.get(first + at) ?? 0,
  }))
}

/** What stands beside it most often. */
const readRelated = async (trx: Trx, keys: string[], now: Date): Promise<TrendingTopic[]> => {
  const { rows } = await sql<{ key: string }>`
    with recent as (${newestUnder(keys, { most: lately })}),
    beside as (
      select tag, count(*) as posts from recent
      join post_tags on post_tags.post_id = recent.id and tag <> all(${keys}::text[])
      group by tag order by posts desc, tag limit ${2 * relatedMost}
    )
    select naming.key from beside cross join lateral ${namingOf(sql`beside.tag`)} as naming
    group by naming.key order by sum(posts) desc, naming.key limit ${relatedMost}
  `.execute(trx)
  return countTopics(
    trx,
    rows.map((row) => row.key),
    now,
  )
}

/** Topics by the key that names them, in the order of `keys`, with the discussions of the last seven days. */
export const countTopics = async (
  trx: Trx,
  keys: string[],
  now: Date,
): Promise<TrendingTopic[]> => {
  if (keys.length === 0) return []
  const since = await idAt(trx, 'posts', new Date(now.getTime() - weekDays * dayMs))
  const { rows } = await sql<TrendingTopic>`
    select tags.key as id, tags.hashtag, (
      select count(distinct post_id)
      from post_tags join posts on posts.id = post_id and deleted_at is null
      where tag in ${spelledAs(sql`tags.key`)} and post_id >= ${since}
    )::int as "discussionCount"
    from tags where key = any(${keys}::text[])
  `.execute(trx)
  return rows.toSorted((a, b) => keys.indexOf(a.id) - keys.indexOf(b.id))
}

/** `without`: not by these people. */
type Page = {
  order: Order
  limit: number
  offset: number
  before?: number
  without?: readonly string[]
}

/** The ids of a topic's posts, in whichever spelling; none where no discussion has it. */
export const listTopicPostIds = async (trx: Trx, typed: string, page: Page): Promise<number[]> => {
  const keys = (await listSpellings(trx, typed)).map(({ key }) => key)
  return keys.length > 0 ? listIds(trx, page, (newest) => newestUnder(keys, newest)) : []
}

/** The ids of a category's posts: those that it is the first of, and those that it is the second of. */
export const listCategoryPostIds = (trx: Trx, category: Category, page: Page): Promise<number[]> =>
  listIds(trx, page, ({ most, before, without }) => {
    const at = (place: 1 | 2) => sql`
      (select id, comments_count from posts
      where deleted_at is null and categories[${sql.lit(place)}] = ${category} and id < ${before}
        and user_id <> all(${without}::text[])
      order by id desc limit ${most})`
    return sql`
      select * from (${at(1)} union all ${at(2)}) as either order by id desc limit ${most}`
  })

/** Newest: as they come. Most active: the most answered among the newest. */
const listIds = async (
  trx: Trx,
  { order, limit, offset, before = Number.MAX_SAFE_INTEGER, without = [] }: Page,
  newest: (of: Required<Newest>) => RawBuilder<unknown>,
): Promise<number[]> => {
  const most = order === 'active' ? activeAmong : limit + offset
  const chosen = newest({ most, before, without })
  const sorted = order === 'active' ? sql`comments_count desc, id desc` : sql`id desc`
  const { rows } = await sql<{ id: number }>`
    select id from (${chosen}) as newest order by ${sorted} limit ${limit} offset ${offset}
  `.execute(trx)
  return rows.map(({ id }) => id)
}
