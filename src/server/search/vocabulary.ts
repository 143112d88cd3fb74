import { sql } from 'kysely'
import type { Db, Trx } from '../db/outbox.ts'

/** Words in use that begin as somebody has typed, the most used first, and all their uses. */
export type Completions = {
  beginning: string
  words: string[]
  uses: number
  /** There may be others. */
  isCut: boolean
}

const completionsMost = 12
/** No letter comes after it. */
const end = '\u{10FFFF}'

/**
 * null: nothing was typed that a word could begin with. Not with LIKE: a prepared statement does not
 * know where its pattern begins, and would look at all words that have these letters anywhere.
 */
export const completionsOf = async (trx: Trx, typed: string): Promise<Completions | null> => {
  const beginning = typed.toLowerCase()
  if (beginning === '') return null
  const { rows } = await sql<{ word: string; uses: number }>`
    select word, uses from search_words
    where word ~>=~ ${beginning} and word ~<~ ${beginning + end}
    order by uses desc limit ${completionsMost}
  `.execute(trx)
  return {
    beginning,
    words: rows.map(({ word }) => word),
    uses: rows.reduce((sum, { uses }) => sum + uses, 0),
    isCut: rows.length === completionsMost,
  }
}

/** A word in so many texts gives nobody away; it was not only in one that is gone. */
const manyUses = 50

/** Words that begin so and stand in something that anybody can read. */
export const suggestWords = async (trx: Trx, typed: string, limit: number): Promise<string[]> => {
  const { words = [], beginning } = (await completionsOf(trx, typed)) ?? {}
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where word = any(${words}::text[]) and word <> ${beginning ?? ''} and (
      uses >= ${manyUses} or exists (
        select from posts
        where to_tsvector('english', content) @@ plainto_tsquery('english', word)
          and deleted_at is null
      ) or exists (
        select from comments join posts on posts.id = post_id and posts.deleted_at is null
        where to_tsvector('english', comments.content) @@ plainto_tsquery('english', word)
          and comments.deleted_at is null
      )
    )
    order by uses desc, word limit ${limit}
  `.execute(trx)
  return rows.map((row) => row.word)
}

const word = /[\p{L}\p{N}]+/gu
const leastLike = 0.3
/** How much commoner a word must be to be taken for a slip of another. */
const slipShare = 50

/**
 * What was typed with each word that nobody wrote in place of the likeliest one that people did;
 * null where there is nothing better.
 */
export const correct = async (trx: Trx, typed: string): Promise<string | null> => {
  const typedWords = [...new Set(typed.toLowerCase().match(word) ?? [])].filter(
    ({ length }) => length > 3,
  )
  if (typedWords.length === 0) return null
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed.word as typed, likely.word from unnest(${typedWords}::text[]) as typed (word)
    cross join lateral (
      select word from search_words
      where word % typed.word and word <> typed.word and word !~ '[0-9]' and similarity(word, typed.word) >= ${leastLike}
        and uses > ${slipShare}::int * coalesce(
          (select uses from search_words as same where same.word = typed.word), 0
        )
      order by similarity(word, typed.word) + ln(1 + uses) / 40
        - abs(length(word) - length(typed.word)) / 10.0 desc, word
      limit 1
    ) as likely
  `.execute(trx)
  if (rows.length === 0) return null
  const instead = new Map(rows.map((row) => [row.typed, row.word]))
  return typed.replaceAll(word, (one) => instead.get(one.toLowerCase()) ?? one)
}

/** Texts at a time, so that nobody waits for a large count. */
const batch = 2_000

/** An id is given before it is committed: a writer that takes longer is missed; ms. */
const slowestWriter = 10_000

/** Counts the words of what was written up to then, and not counted before. */
export const learnWords = async (
  db: Db,
  upTo = new Date(Date.now() - slowestWriter),
): Promise<void> => {
  for (const kind of ['post', 'comment'] as const) {
    while ((await learnSome(db, kind, upTo)) === batch);
  }
}

const learnSome = (db: Db, kind: 'post' | 'comment', upTo: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ seen: number }>`
      with progress as (
        select last_id from search_progress where kind = ${kind} for update
      ),
      fresh as materialized (
        select id, content from ${sql.table(`${kind}s`)}
        where id > (select last_id from progress) and deleted_at is null
          and created_at <= ${upTo}::timestamptz
        order by id limit ${batch}
      ),
      counted as (
        select lexeme as word, count(*)::int as uses
        from fresh cross join lateral unnest(to_tsvector('simple', left(content, 20000))) as each_word
        where lexeme ~ '^[[:alnum:]]{2,30}$'
        group by lexeme order by lexeme
      ),
      learnt as (
        insert into search_words as known (word, stem, uses)
        select word, stem, uses from (
          select word, uses, coalesce(
            (tsvector_to_array(to_tsvector('english', word)))[1], ''
          ) as stem from counted
        ) as stemmed where stem <> ''
        on conflict (word) do update set uses = known.uses + excluded.uses
      ),
      moved as (
        update search_progress set last_id = (select max(id) from fresh)
        where kind = ${kind} and exists (select from fresh)
      )
      select count(*)::int as seen from fresh
    `.execute(trx)
    return rows[0]?.seen ?? 0
  })
