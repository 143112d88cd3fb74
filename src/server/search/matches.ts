import { sql, type RawBuilder } from 'kysely'
import { rankedMost } from '#shared/search.ts'
import type { Trx } from '../db/outbox.ts'
import type { Wanted } from './wanted.ts'

export type Table = 'posts' | 'comments'

/** Ids lie in blocks of this size in the index of words; see migration 10. */
const blockSize = { posts: 16_384, comments: 32_768 } as const
/** What about so few texts have is looked up in all blocks at once. */
const fewFitting = 3_000

export type Search = {
  table: Table
  wanted: Wanted
  /** What else must hold of `text`, a row of the table. */
  filter: RawBuilder<unknown>
  /** Words that the filter implies: the index may look for them as well. */
  implied: RawBuilder<unknown>
  /** Ids from this one on, and below that one. */
  ids: { from: number; below: number }
  /** Of whom only so much is there that all of it may be looked through. */
  isNarrow: boolean
}

/** In so many of the newest texts that have its words a phrase is looked for, by reading them. */
const readMost = 150

/** The newest ids that match, newest first, up to as many as are ranked. */
export const findNewest = async (
  trx: Trx,
  search: Search,
  most: number = rankedMost,
): Promise<number[]> => {
  const { table, wanted } = search
  if (!wanted.unordered) return walk(trx, search, most)
  const query = wanted.unordered
  const ids = await walk(trx, { ...search, wanted: { ...wanted, query } }, readMost)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where id = any(${ids}::bigint[]) and to_tsvector('english', content) @@ ${wanted.query}
    order by id desc limit ${most}
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Walks the index of words from the newest block of ids on, each time twice as many blocks, until
 * it has enough: a common word is found at once among the newest; what few texts have is looked up
 * in all blocks at once.
 */
const walk = async (trx: Trx, search: Search, most: number): Promise<number[]> => {
  const { table, wanted, ids, isNarrow } = search
  if (isNarrow || wanted.fitting < fewFitting) return findAmong(trx, search, sql`true`, most)
  const size = blockSize[table]
  const newest = Math.min(ids.below, await idAfterLast(trx, table))
  const last = Math.floor(Math.max(0, ids.from) / size)
  const found: number[] = []
  let step = 1
  for (let block = Math.floor(newest / size); block >= last && found.length < most;) {
    const blocks = Array.from({ length: Math.min(step, block - last + 1) }, (_, at) => block - at)
    const within = sql`text.id / ${sql.lit(size)} = any(${blocks}::bigint[])`
    found.push(...(await findAmong(trx, search, within, most - found.length)))
    block -= blocks.length
    step *= 2
  }
  return found
}

/**
 * `id + 0` keeps PostgreSQL from walking the primary key and reading every text on its way, which
 * it takes for cheap where words are common.
 */
const findAmong = async (
  trx: Trx,
  { table, wanted, filter, implied, ids: { from, below } }: Search,
  within: RawBuilder<unknown>,
  most: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select text.id from ${sql.table(table)} as text
    where ${within} and to_tsvector('english', text.content) @@ (${wanted.query} && ${implied})
      and text.deleted_at is null and text.id + 0 >= ${from} and text.id + 0 < ${below}
      and ${filter}
    order by text.id + 0 desc limit ${most}
  `.execute(trx)
  return rows.map(({ id }) => id)
}

const idAfterLast = async (trx: Trx, table: Table): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) + 1 as id from ${sql.table(table)}
  `.execute(trx)
  return rows[0]?.id ?? 1
}

/** A longer text is ranked by its beginning. */
const rankedLength = 600
/** Reading a text costs 0.1 ms: so many of the warmest are read, the others follow as they are. */
const readForRank = 40

/**
 * The best of the newest: what is liked, answered and new, then, among the first of those, where
 * the words are near each other and often. A month halves what a text is worth.
 */
export const rank = async (
  trx: Trx,
  { table, wanted }: Pick<Search, 'table' | 'wanted'>,
  ids: number[],
  now: Date,
): Promise<number[]> => {
  const warmth = table === 'posts' ? sql`likes_count + 2 * comments_count` : sql`likes_count`
  const { rows } = await sql<{ id: number }>`
    with worth as (
      select id, (1 + ln(1 + ${warmth}) / 4) / (
        1 + greatest(0, extract(epoch from ${now}::timestamptz - created_at)) / 2592000
      ) as warm, left(content, ${sql.lit(rankedLength)}) as opening
      from ${sql.table(table)} where id = any(${ids}::bigint[])
    ),
    placed as (select *, row_number() over (order by warm desc, id desc) as place from worth)
    select id from placed
    order by greatest(place, ${sql.lit(readForRank)}), case when place <= ${sql.lit(readForRank)}
      then ts_rank_cd(to_tsvector('english', opening), ${wanted.query}, 1) * warm end desc, id desc
  `.execute(trx)
  return rows.map(({ id }) => id)
}
