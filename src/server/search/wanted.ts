import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { completionsMost, completionsOf } from './vocabulary.ts'

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
const unfinished = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,}$/u
/** Signs that make more of words than words. */
const special = /["-]|\bor\b/i
const either = /\bor\b/i
/** A beginning that so few texts have is simply looked up, for words that nobody has counted yet. */
const fewUses = 1_000

/** What the vocabulary counts; of other things nobody knows how often they occur. */
const countable = '^[[:alnum:]]{2,30}$'
/** Where so much is counted, a word that is not is in next to nothing. */
const countedWell = 0.9
/** What must not be there says nothing of how many fit. */
const excluded = /(?:^|\s)-(?:"[^"]*"?|\S+)/g

/** Words, the signs between them and what an unfinished word may become; more the words that count cannot give. */
const nodesMost = 100

type Row = {
  nodes: number
  counted: number
  text: string
  /** Of each word but the beginning. */
  uses: number[]
  /** null: nothing begins so that anybody could look for. */
  beginningUses: number | null
  isAlone: boolean
  posts: number
  comments: number
  /** What of it must be there; 'T': nothing. */
  tree: string
}

/** More words than that nobody means, and each makes every look slower; more so where their order counts. */
const wordsMost = { plain: 12, ordered: 6 } as const
/** Other signs that count something (½, ²) stand between words, as some databases have it. */
const aWord = /[\p{L}\p{Nd}]+/gu

/** What was typed up to the last word that counts; plain words each once. */
const boundWords = (typed: string): string => {
  const isPlain = !special.test(typed)
  const seen = new Set<string>()
  for (const { 0: word, index } of typed.matchAll(aWord)) {
    if (isPlain) seen.add(word.toLowerCase())
    else seen.add(String(index))
    if (seen.size > wordsMost[isPlain ? 'plain' : 'ordered'])
      return plainly(typed.slice(0, index).trimEnd(), isPlain)
  }
  return plainly(typed, isPlain)
}

/** The same word again and again is one word. */
const plainly = (typed: string, isPlain: boolean): string => {
  const words = typed.match(aWord) ?? []
  const once = new Set(words.map((word) => word.toLowerCase()))
  return isPlain && once.size < words.length ? [...once].join(' ') : typed
}

/**
 * Reads what was typed as people type it: words, "phrases", -without, one OR other. The last of
 * plain words may be unfinished; it stands for the words in use that begin with it. null: nothing
 * to look for.
 */
export const readWanted = async (trx: Trx, asked: string): Promise<Wanted | null> => {
  const typed = boundWords(asked)
  const isPlain = !special.test(typed)
  const beginning = isPlain ? (unfinished.exec(typed)?.[0] ?? '').toLowerCase() : ''
  const { rows } = await sql<Row>`
    with completion as materialized (${beginning === '' ? noCompletions : completionsOf(beginning)}),
    asked as materialized (
      select ${queryOf(typed, beginning)} as query,
        tsvector_to_array(to_tsvector('english', ${beginning})) as begun
    )
    select query::text as text, querytree(query) as tree, numnode(query) as nodes,
      array(
        select coalesce((select sum(uses) from search_words where stem = lexeme), 0)::bigint
        from unnest(others) as lexeme where lexeme ~ ${countable}
      ) as uses,
      cardinality(others) = 0 as "isAlone",
      greatest((select sum(uses) from completion), (
        select coalesce(sum(uses), 0) from search_words
        where stem = any(begun) having cardinality(begun) > 0
      )) as "beginningUses",
      (select sum(last_id)::bigint from search_progress) as counted,
      coalesce((select max(id) from posts), 0) as posts,
      coalesce((select max(id) from comments), 0) as comments
    from asked cross join lateral (
      select array(
        select lexeme from unnest(to_tsvector('english', ${typed.replaceAll(excluded, ' ')}))
        where lexeme <> all(begun)
      ) as others
    ) as split
  `.execute(trx)
  const [row] = rows
  // "-cats" alone would be all that was ever written.
  if (!row || row.text === '' || row.tree === 'T' || row.nodes > nodesMost) return null
  const { text, posts, comments } = row
  // A phrase that must not be there would become words that must not be there at all.
  const sure = text.includes('!(') ? row.tree : text
  const loose = sure.replaceAll(/<(?:-|\d+)>/g, '&')
  return {
    query: sql`${text}::tsquery`,
    unordered: loose === text ? null : sql`${loose}::tsquery`,
    oneWord: row.isAlone && beginning !== '' ? beginning : null,
    share: shareOf(row, either.test(typed)),
    last: { posts, comments },
  }
}

/** No more than what has the rarest of these words; with OR, than what has the most common one. */
const shareOf = (
  { uses, beginningUses, counted, posts, comments }: Row,
  isEither: boolean,
): number | null => {
  const isAllCounted = counted >= countedWell * (posts + comments)
  const known = [...uses, beginningUses ?? []].flat().filter((some) => isAllCounted || some > 0)
  if (known.length === 0) return null
  return (isEither ? Math.max(...known) : Math.min(...known)) / Math.max(1, counted)
}

const noCompletions = sql`select '' as word, 0::bigint as uses where false`

const queryOf = (typed: string, beginning: string): RawBuilder<unknown> => {
  if (beginning === '') return sql`websearch_to_tsquery('english', ${typed})`
  const before = typed.slice(0, -beginning.length)
  // Words of one stem are one word to the index. But what is not counted yet begins as it was typed:
  // cut down to a stem ("rarebeed" to "rareb") it would be the beginning of far more words.
  return sql`(websearch_to_tsquery('english', ${before}) && coalesce((
    select string_agg(distinct begun::text, ' | ')::tsquery from (
      select to_tsquery('english', ${beginning}) as begun
      union all select to_tsquery('english', word) from completion
      union all select to_tsquery('simple', ${`${beginning}:*`})
      where to_tsquery('english', ${beginning})::text <> '' and (
        select count(*) < ${completionsMost} and coalesce(sum(uses), 0) < ${fewUses} from completion
      )
    ) as either where begun::text <> ''
  ), ''::tsquery))`
}
