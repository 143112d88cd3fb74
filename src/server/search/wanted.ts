import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { completionsOf, type Completions } from './vocabulary.ts'

/** What somebody is looking for. */
export type Wanted = {
  /** As PostgreSQL's tsquery. */
  query: RawBuilder<unknown>
  /** The same without the order of words, which the index does not know; null: there is none. */
  unordered: RawBuilder<unknown> | null
  /** About how many texts fit, as far as words have been counted. */
  fitting: number
}

/** A last word of at least three letters that may go on. */
const unfinished = /[\p{L}\p{N}]{3,}$/u
/** Signs that make more of words than words. */
const special = /["-]|\bor\b/i
/** A beginning that so few texts have is simply looked up. */
const fewUses = 1_000

type Row = { text: string; uses: number[]; all: number }

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
    select ${queryOf(typed, completions)}::text as text,
      array(
        select coalesce((select sum(uses) from search_words where stem = lexeme), 0)::int
        from unnest(to_tsvector('english', ${typed}))
        where lexeme <> all(tsvector_to_array(to_tsvector('english', ${beginning})))
      ) || array(
        select ${completions?.uses ?? 0}::int where to_tsvector('english', ${beginning}) <> ''
      ) as uses,
      (select sum(last_id) from search_progress)::float8 as all
  `.execute(trx)
  const { text = '', uses = [], all = 0 } = rows[0] ?? {}
  if (text === '') return null
  const loose = text.replaceAll(/<(?:-|\d+)>/g, '&')
  return {
    query: sql`${text}::tsquery`,
    unordered: loose === text ? null : sql`${loose}::tsquery`,
    fitting: isPlain ? expected(uses, all) : Math.max(0, ...uses),
  }
}

/**
 * About how many texts have all of these words: between what there would be if words met by chance
 * and what there would be if each met the rarest, because people search for words that belong together.
 */
const expected = (uses: number[], all: number): number => {
  const rarest = Math.min(...uses)
  const byChance = uses.reduce((share, some) => share * Math.min(1, some / Math.max(1, all)), all)
  return uses.length === 0 ? 0 : Math.sqrt(byChance * rarest)
}

const queryOf = (typed: string, completions: Completions | null) => {
  if (!completions) return sql`websearch_to_tsquery('english', ${typed})`
  const { beginning, words, uses } = completions
  const before = typed.slice(0, -beginning.length)
  const more = uses < fewUses ? [`${beginning}:*`] : []
  // Words of one stem are one word to the index.
  return sql`(websearch_to_tsquery('english', ${before}) && coalesce((
    select string_agg(distinct to_tsquery('english', word)::text, ' | ')::tsquery
    from unnest(${[beginning, ...words, ...more]}::text[]) as word
    where to_tsquery('english', word)::text <> ''
  ), ''::tsquery))`
}
