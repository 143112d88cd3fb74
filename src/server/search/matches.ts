import { sql, type RawBuilder } from 'kysely'
import { rankedMost } from '#shared/search.ts'
import type { Trx } from '../db/outbox.ts'
import { blocksFrom, blocksOfText, firstOf } from './blocks.ts'
import type { Wanted } from './wanted.ts'

export type Table = 'posts' | 'comments'

export type Search = {
  table: Table
  wanted: Wanted
  /** Who wrote it, as the index knows it. */
  marks: string[]
  /** How many texts there are of the author who is asked for; null: many, or no author is. */
  ofAuthor: number | null
  /** What else must hold of `text`, a row of the table. */
  filter: RawBuilder<unknown>
  /** Words that the filter implies: the index may look for them as well. */
  implied: RawBuilder<unknown>
  /** Ids from this one on, and below that one. */
  ids: { from: number; below: number }
}

/** In so many of the newest texts that have its words a phrase is looked for, by reading them. */
const readMost = 100
/** So many of the newest that have the words are looked at for what only their rows know. */
const lookedAtMost = 3_000

/** Who wrote a text and whether that was an AI, word for word as migration 17 has it. */
const marksOfText = {
  posts: sql`
    (array[text.user_id, case when text.user_id = 'ai_system' then '@ai' else '@people' end])`,
  comments: sql`
    (array[coalesce(text.character_id, text.user_id), case when text.character_id is null then '@people' else '@ai' end])`,
} as const

/** Looked for in so many of the newest blocks first: most words are found there. */
const nearBlocks = 8
/** Of whom there are no more texts, all of them may be looked through. */
export const fewTexts = 2_500
/** What has no more matches than about so many is looked up everywhere at once: reading 1,000 takes 3 to 5 ms. */
const fewMatches = 1_000
/** So many matches may have been missed by chance. */
const luck = 3

/** The newest ids that match, newest first. */
export const findNewest = async (trx: Trx, search: Search, most: number): Promise<number[]> => {
  const { table, wanted } = search
  if (!wanted.unordered) return findWords(trx, search, most)
  const unordered = { ...search, wanted: { ...wanted, query: wanted.unordered } }
  const ids = await findWords(trx, unordered, readMost)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where id = any(${ids}::bigint[]) and search_words(content) @@ ${wanted.query}
    order by id desc limit ${most}
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Walks the index of words from the newest block of ids on. Where the newest blocks have not
 * enough, what seems to be rare is looked up everywhere at once, which costs less than going on
 * block by block: each look at a block reads the block's own list of ids as well.
 */
const findWords = async (trx: Trx, search: Search, most: number): Promise<number[]> => {
  const { table, wanted } = search
  const last = wanted.last[table]
  const ids = { ...search.ids, below: Math.min(search.ids.below, last + 1) }
  const sure = (wanted.share ?? 1) * last
  if (search.ofAuthor !== null || sure <= fewMatches)
    return findEverywhere(trx, { ...search, ids }, most)

  const blocks = blocksFrom(ids, wanted.share)
  const near = blocks.slice(0, nearBlocks)
  const found = await findIn(trx, { ...search, ids }, near, most)
  if (found.length >= most || near.length === blocks.length) return found

  const walked = firstOf(near.at(-1) ?? 0)
  const rest = { ...search, ids: { ...ids, below: walked } }
  const seeming = ((found.length + luck) / (ids.below - walked)) * last
  const likely = isCounted(search) ? sure : Math.min(sure, seeming)
  const more =
    likely <= fewMatches
      ? await findEverywhere(trx, rest, most - found.length)
      : await findIn(trx, rest, blocks.slice(nearBlocks), most - found.length)
  return [...found, ...more]
}

/** One word alone, of which the vocabulary tells how many texts have it. Other things happen to meet or not. */
const isCounted = ({ wanted, marks }: Search): boolean =>
  wanted.share === null || (wanted.oneWord !== null && marks.length === 0)

/** In one statement: the limit ends the loop over blocks. */
const findIn = (trx: Trx, search: Search, blocks: number[], most: number): Promise<number[]> =>
  take(
    trx,
    search,
    sql`
      select matching.* from unnest(${blocks}::bigint[]) as block (key)
      cross join lateral (${matching(search, sql`${blocksOfText} @> array[block.key]`)}) as matching`,
    most,
  )

const findEverywhere = (trx: Trx, search: Search, most: number): Promise<number[]> =>
  take(trx, search, matching(search, sql`true`), most)

/**
 * What the index finds, newest first. `id + 0` keeps PostgreSQL from walking the primary key and
 * reading every text on its way, which it takes for cheap where words are common.
 */
const matching = (
  { table, wanted, marks, implied, ids: { from, below } }: Search,
  within: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const isBy = marks.length > 0 ? sql`and ${marksOfText[table]} @> ${marks}::text[]` : sql``
  return sql`
    select * from ${sql.table(table)} as text
    where ${within} ${isBy}
      and search_words(text.content) @@ (${wanted.query} && ${implied})
      and text.deleted_at is null and text.id + 0 >= ${from} and text.id + 0 < ${below}
    order by text.id + 0 desc`
}

const take = async (
  trx: Trx,
  { filter }: Search,
  newest: RawBuilder<unknown>,
  most: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select text.id from (select * from (${newest}) as each_one limit ${lookedAtMost}) as text
    where ${filter} limit ${most}
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/** A longer text is ranked by its beginning. */
const rankedLength = 600
/** Reading a text costs 0.05 to 0.1 ms: so many of the warmest are read, the others follow as they are. */
const readForRank = 24

/**
 * The best of the newest matches: what is liked, answered and new, and where the words are near
 * each other and often. A month halves what a text is worth.
 */
export const findBest = async (trx: Trx, search: Search, now: Date): Promise<number[]> => {
  const { table, wanted } = search
  const ids = await findNewest(trx, search, rankedMost)
  if (ids.length < 2) return ids
  const warmth = table === 'posts' ? sql`likes_count + 2 * comments_count` : sql`likes_count`
  const { rank, most } = rankOf(wanted)
  const isRead = sql`place <= ${sql.lit(most)}`
  const { rows } = await sql<{ id: number }>`
    with worth as (
      select id, (1 + ln(1 + ${warmth}) / 4) / (
        1 + greatest(0, extract(epoch from ${now}::timestamptz - created_at)) / 2592000
      ) as warm, left(content, ${sql.lit(rankedLength)}) as opening
      from ${sql.table(table)} where id = any(${ids}::bigint[])
    ),
    placed as (select *, row_number() over (order by warm desc, id desc) as place from worth)
    select id from placed
    order by ${isRead} desc, case when ${isRead} then ${rank} * warm end desc, place
  `.execute(trx)
  return rows.map(({ id }) => id)
}

type Rank = { rank: RawBuilder<unknown>; most: number }

/** One word is near to nothing: how often it stands in how long a text is counted by its letters. */
const rankOf = ({ query, oneWord }: Wanted): Rank =>
  oneWord === null
    ? { rank: sql`ts_rank_cd(search_words(opening), ${query}, 1)`, most: readForRank }
    : {
        rank: sql`
          greatest(1, (length(opening) - length(replace(lower(opening), ${oneWord}, ''))) / ${oneWord.length}::int)
            / (1 + ln(1 + length(opening) / 6))`,
        most: rankedMost,
      }
