import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { slipsOf } from './slips.ts'

/** So many of the words that begin as somebody has typed, the most used; there may be others. */
export const completionsMost = 12
/** No letter comes after it. */
const end = '\u{10FFFF}'

/**
 * Rows (word, uses). Not with LIKE: a prepared statement does not know where its pattern begins, and
 * would look at all words that have these letters anywhere.
 */
export const completionsOf = (beginning: string): RawBuilder<unknown> => sql`
  select word, uses from search_words
  where word ~>=~ ${beginning} and word ~<~ ${beginning + end}
  order by uses desc limit ${sql.lit(completionsMost)}`

/** A word in so many texts gives nobody away; it was not only in one that is gone. */
const manyUses = 50

/** Words that begin so and stand in something that anybody can read. */
export const suggestWords = async (trx: Trx, typed: string, limit: number): Promise<string[]> => {
  if (typed === '') return []
  const beginning = typed.toLowerCase()
  const { rows } = await sql<{ word: string }>`
    with completion as materialized (${completionsOf(beginning)})
    select word from completion
    where word <> ${beginning} and (
      uses >= ${manyUses} or exists (
        select from posts
        where search_words(content) @@ plainto_tsquery('english', word)
          and deleted_at is null
      ) or exists (
        select from comments join posts on posts.id = post_id and posts.deleted_at is null
        where search_words(comments.content) @@ plainto_tsquery('english', word)
          and comments.deleted_at is null
      )
    )
    order by uses desc, word limit ${limit}
  `.execute(trx)
  return rows.map((row) => row.word)
}

const word = /[\p{L}\p{N}]+/gu
/** Short words have too many neighbours. */
const slipLeast = 4
/** No longer word is learnt; the slips of one of 200 letters took 45 ms and 7 MB to write down. */
const longestWord = 30
/** What so many texts have is meant. */
const surelyMeant = 1_000
/** How much commoner a word must be to be taken for what was meant by another. */
const slipShare = 50

/**
 * What was typed with each word that hardly anybody wrote in place of the likeliest one that people
 * did; null where there is nothing better.
 */
export const correct = async (trx: Trx, typed: string): Promise<string | null> => {
  const typedWords = [...new Set(typed.toLowerCase().match(word) ?? [])].filter(
    ({ length }) => length >= slipLeast && length <= longestWord,
  )
  const doubtful = (await readUses(trx, typedWords)).filter(({ uses }) => uses < surelyMeant)
  const instead = new Map<string, string>()
  for (const one of doubtful.slice(0, doubtfulMost)) {
    const meant = (await findSlip(trx, one)) ?? (await findAlike(trx, one))
    if (meant) instead.set(one.word, meant)
  }
  if (instead.size === 0) return null
  return typed.replaceAll(word, (one) => instead.get(one.toLowerCase()) ?? one)
}

/** Beyond so many, mistyped words stay as they are. */
const doubtfulMost = 4

type Used = { word: string; uses: number }

/** How many texts have each of these words, without those that no search looks at. */
const readUses = async (trx: Trx, words: string[]): Promise<Used[]> => {
  if (words.length === 0) return []
  const { rows } = await sql<Used>`
    select typed.word, coalesce(known.uses, 0) as uses
    from unnest(${words}::text[]) as typed (word)
    left join search_words as known on known.word = typed.word
    where to_tsvector('english', typed.word) <> ''
  `.execute(trx)
  return rows
}

/** The commonest word that is one slip away; people rarely miss the first letter. */
const findSlip = async (trx: Trx, { word: typed, uses }: Used): Promise<string | undefined> => {
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where word = any(${slipsOf(typed)}::text[]) and uses > ${uses * slipShare}::int
    order by left(word, 1) = left(${typed}, 1) desc, uses desc, word limit 1
  `.execute(trx)
  return rows[0]?.word
}

/** In shorter words more than one slip leaves nothing to go by. */
const alikeLeast = 6
/** Letters that are surely right. */
const sureLetters = 3
/** So many that begin like it are compared; those who looked at all that are a little alike took 80 ms. */
const comparedMost = 2_000
/** Of the letters in threes. */
const leastAlike = 0.4

/** Of the words that begin alike the likeliest that shares many of its letters in threes. */
const findAlike = async (trx: Trx, { word: typed, uses }: Used): Promise<string | undefined> => {
  if (typed.length < alikeLeast) return undefined
  const beginning = typed.slice(0, sureLetters)
  const { rows } = await sql<{ word: string }>`
    with compared as materialized (
      select word, uses from search_words
      where word ~>=~ ${beginning} and word ~<~ ${beginning + end}
        and uses > ${uses * slipShare}::int
      limit ${comparedMost}
    )
    select word from compared
    where word <> ${typed} and word !~ '[0-9]' and similarity(word, ${typed}) >= ${leastAlike}
    order by similarity(word, ${typed}) + ln(1 + uses) / 40
      - abs(length(word) - ${typed.length}::int) / 10.0 desc, word
    limit 1
  `.execute(trx)
  return rows[0]?.word
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
  transact(db, async (trx) => {
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
        from fresh cross join lateral unnest(to_tsvector('simple', search_text(left(content, 20000)))) as each_word
        where lexeme ~ ${sql.lit(`^[[:alnum:]]{2,${longestWord}}$`)}
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
