import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { completionsOf, type Completions } from './vocabulary.ts'

/** What somebody is looking for. */
export type Wanted = {
  /** As PostgreSQL's tsquery. */
  query: RawBuilder<unknown>
  /** About how many texts have its rarest word, as far as they have been counted. */
  uses: number
}

/** A last word of at least three letters that may go on. */
const unfinished = /^(.*?)([\p{L}\p{N}]{3,})$/su
/** A beginning that so few texts have is simply looked up. */
const fewUses = 1_000

/**
 * Reads what was typed as people type it: words, "phrases", -without, one OR other. The last word
 * may be unfinished; it stands for the words in use that begin with it. null: nothing to look for.
 */
export const readWanted = async (trx: Trx, typed: string): Promise<Wanted | null> => {
  const completions = await completionsOf(trx, beginningOf(typed))
  const query = queryOf(typed, completions)
  const { rows } = await sql<{ text: string; uses: number }>`
    select ${query}::text as text, coalesce((
      select min(uses) from (
        select (select coalesce(sum(uses), 0) from search_words where stem = lexeme)::int as uses
        from unnest(to_tsvector('english', ${typed}))
        ${completions ? sql`where lexeme <> all(tsvector_to_array(to_tsvector('english', ${completions.beginning})))` : sql``}
        ${completions ? sql`union all select ${completions.uses}::int` : sql``}
      ) as each_word
    ), 0) as uses
  `.execute(trx)
  const { text = '', uses = 0 } = rows[0] ?? {}
  return text === '' ? null : { query: sql`${text}::tsquery`, uses }
}

/** The word under the cursor, unless a quotation mark or a minus makes it something else. */
const beginningOf = (typed: string): string => {
  const [, before = '', last = ''] = unfinished.exec(typed) ?? []
  return /["-]$/.test(before) || before.split('"').length % 2 === 0 ? '' : last
}

const queryOf = (typed: string, completions: Completions | null) => {
  const whole = sql`websearch_to_tsquery('english', ${typed})`
  if (!completions) return whole
  const { beginning, words, uses } = completions
  const before = typed.slice(0, -beginning.length)
  const more = uses < fewUses ? [...words, `${beginning}:*`] : words
  if (more.length === 0) return whole
  return sql`(${whole} || (
    websearch_to_tsquery('english', ${before}) && to_tsquery('english', ${more.join(' | ')})
  ))`
}
