import { sql } from 'kysely'
import { categories } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'
import { listDebates } from '../arguments/debates.ts'
import type { Outlines } from '../library/outline.ts'
import { screens } from '../seo/screens.ts'
import { isDiscussed } from '../topics/spellings.ts'

/** A page that search engines may list. */
export type Place = { path: string; at?: Date }

/** Posts by their ids, so many in one file; the protocol takes 50,000. */
const postsInOne = 10_000
const topicsMost = 20_000
const peopleMost = 50_000

/** The names of the files that together hold every page. */
export const listSitemaps = async (trx: Trx): Promise<string[]> => {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from posts
  `.execute(trx)
  const chunks = Math.floor((rows[0]?.id ?? 0) / postsInOne) + 1
  return [
    'pages',
    'debates',
    'topics',
    'people',
    ...Array.from({ length: chunks }, (_, chunk) => `posts-${chunk}`),
  ]
}

/** The pages of one file; null: there is no such file. */
export const readSitemap = async (
  trx: Trx,
  name: string,
  outlines: () => Outlines,
): Promise<Place[] | null> => {
  if (name === 'pages') return readScreens(trx)
  if (name === 'debates') return readDebates(trx, outlines())
  if (name === 'topics') return readTopics(trx)
  if (name === 'people') return readPeople(trx)
  const chunk = /^posts-(0|[1-9]\d{0,8})$/.exec(name)?.[1]
  return chunk === undefined ? null : readPosts(trx, Number(chunk))
}

const readScreens = async (trx: Trx): Promise<Place[]> => {
  const { rows: cast } = await sql<{ id: string }>`
    select id from characters where is_enabled order by position
  `.execute(trx)
  return [
    ...screens.map((path) => ({ path })),
    ...categories.map((category) => ({ path: `/category/${category}` })),
    ...cast.map(({ id }) => ({ path: `/character/${id}` })),
  ]
}

const readDebates = async (trx: Trx, outlines: Outlines): Promise<Place[]> =>
  (await listDebates(trx, outlines, '')).map(({ id }) => ({ path: `/debates/${id}` }))

const readPosts = async (trx: Trx, chunk: number): Promise<Place[]> => {
  const { rows } = await sql<{ id: number; at: Date }>`
    select post.id, greatest(post.updated_at, (
      select created_at from comments
      where post_id = post.id and deleted_at is null order by id desc limit 1
    )) as at
    from posts as post
    where post.id >= ${chunk * postsInOne} and post.id < ${(chunk + 1) * postsInOne}
      and post.deleted_at is null
    order by post.id
  `.execute(trx)
  return rows.map(({ id, at }) => ({ path: `/post/${id}`, at }))
}

/** Each topic in the spelling that names it; the hottest, where there are more than a file holds. */
const readTopics = async (trx: Trx): Promise<Place[]> => {
  const { rows } = await sql<{ hashtag: string }>`
    select hashtag from (
      select distinct on (coalesce(topic, key)) hashtag, key, trend_score
      from tags left join spellings on tag = key where ${isDiscussed}
      order by coalesce(topic, key), created_at, key
    ) as named
    order by trend_score desc, key limit ${topicsMost}
  `.execute(trx)
  return rows.map(({ hashtag }) => ({ path: `/topic/${encodeURIComponent(hashtag)}` }))
}

/** Who wrote something and lets search engines list it. */
const readPeople = async (trx: Trx): Promise<Place[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where posts_count > 0 and is_indexed and deleted_at is null and id <> 'ai_system'
    order by followers_count desc, created_at limit ${peopleMost}
  `.execute(trx)
  return rows.map(({ id }) => ({ path: `/profile/${id}` }))
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const writeSitemapIndex = (origin: string, names: string[]): string =>
  `${head}<sitemapindex ${namespace}>\n${names
    .map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** Paths are made of letters, digits and escapes only: nothing in them is markup. */
export const writeSitemap = (origin: string, places: Place[]): string =>
  `${head}<urlset ${namespace}>\n${places
    .map(
      ({ path, at }) =>
        `<url><loc>${origin}${path.replaceAll("'", '%27')}</loc>${at ? `<lastmod>${at.toISOString()}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`
