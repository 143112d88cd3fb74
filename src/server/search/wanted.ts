import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { completionsOf, type Completions } from './vocabulary.ts'

/** What somebody is looking for. */
export type Wanted = {
  /** As PostgreSQL's tsquery. */
  query: RawBuilder<unknown>
  /** The same without the order of words, which the index does not know; null: there is none. */
  unordered: RawBuilder<unknown> | null
  /** How many of all texts fit at the most, as far as words have been counted; null: nobody knows. */
  share: number | null
  /** What was typed, where it is one plain word. */
  oneWord: string | null
  /** The newest ids there are. */
  last: { posts: number; comments: number }
}

/** A last word of at least three letters that may go on. */
const unfinished = /[\p{L}\p{N}]{3,}$/u
/** Signs that make more of words than words. */
const special = /["-]|\bor\b/i
const either = /\bor\b/i
/** A beginning that so few texts have is simply looked up, for words that nobody has counted yet. */
const fewUses = 1_000

type Row = {
  counted: number
  text: string
  uses: number[]
  posts: number
  comments: number
  isAnything: boolean
}

/**
 * Reads what was typed as people type it: words, "phrases", -without, one OR other. The last of
 * plain words may be unfinished; it stands for the words in use that begin with it. null: nothing
 * to look for.
 */
export const readWanted = async (trx: Trx, typed: string): Promise<Wanted | null> => {
  const isPlain = !special.test(typed)
  const beginning = isPlain ? (unfinished.exec(typed)?.[0] ?? '') : ''
  const completions = await completionsOf(trx, beginning)
  const { rows } = await sql<Row>`
    select query::text as text, querytree(query) = 'T' as "isAnything",
      array(
        select coalesce((select sum(uses) from search_words where stem = lexeme), 0)::bigint
        from unnest(to_tsvector('english', ${typed}))
        where lexeme <> all(tsvector_to_array(to_tsvector('english', ${beginning})))
      ) || ${completions?.uses ?? 0}::bigint as uses,
      (select sum(last_id) from search_progress) as counted,
      coalesce((select max(id) from posts), 0) as posts,
      coalesce((select max(id) from comments), 0) as comments
    from (select ${queryOf(typed, completions)} as query) as asked
  `.execute(trx)
  const { text = '', uses = [], counted = 0, posts = 0, comments = 0, isAnything } = rows[0] ?? {}
  // "-cats" alone would be all that was ever written.
  if (text === '' || isAnything) return null
  const loose = text.replaceAll(/<(?:-|\d+)>/g, '&')
  return {
    query: sql`${text}::tsquery`,
    unordered: loose === text ? null : sql`${loose}::tsquery`,
    oneWord: uses.length === 1 && beginning !== '' ? beginning.toLowerCase() : null,
    share: shareOf(uses, counted, either.test(typed)),
    last: { posts, comments },
  }
}

/** No more than what has the rarest of these words; with OR, than what has the most common one. */
const shareOf = (uses: number[], all: number, isEither: boolean): number | null => {
  const counted = uses.filter((some) => some > 0)
  if (counted.length === 0) return null
  return (isEither ? Math.max(...counted) : Math.min(...counted)) / Math.max(1, all)
}

const queryOf = (typed: string, completions: Completions | null) => {
  if (!completions) return sql`websearch_to_tsquery('english', ${typed})`
  const { beginning, words, uses, isCut } = completions
  const before = typed.slice(0, -beginning.length)
  const more = uses < fewUses && !isCut ? [`${beginning}:*`] : []
  // Words of one stem are one word to the index.
  return sql`(websearch_to_tsquery('english', ${before}) && coalesce((
    select string_agg(distinct to_tsquery('english', word)::text, ' | ')::tsquery
    from unnest(${[beginning, ...words, ...more]}::text[]) as word
    where to_tsquery('english', word)::text <> ''
  ), ''::tsquery))`
}
