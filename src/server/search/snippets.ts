import { sql } from 'kysely'
import type { Snippet } from '#shared/search.ts'
import type { Trx } from '../db/outbox.ts'
import type { Table } from './matches.ts'
import type { Wanted } from './wanted.ts'

/** Characters that nobody types: where a hit begins and ends. */
const marks = { start: '\uE000', stop: '\uE001' } as const
/** PostgreSQL takes what stands between these for markup and drops it. */
const brackets = { typed: '<>', hidden: '\uE002\uE003' } as const
const selected = `StartSel="${marks.start}", StopSel="${marks.stop}"`
const whole = `${selected}, HighlightAll=true`
const cut = `${selected}, MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter=" … "`
/** A text up to this is shown whole; of a longer one this much is searched for hits. */
const lengths = { whole: 280, read: 6_000 } as const

/** Of each text the words around the hits, in pieces: what a browser shows is never markup. */
export const readSnippets = async (
  trx: Trx,
  { table, wanted }: { table: Table; wanted: Wanted },
  ids: number[],
): Promise<Map<number, Snippet>> => {
  const { rows } = await sql<{ id: number; headline: string; isCut: boolean }>`
    select id, length(content) > ${sql.lit(lengths.whole)} as "isCut", ts_headline('english',
      translate(left(content, ${sql.lit(lengths.read)}),
        ${brackets.typed + marks.start + marks.stop + brackets.hidden}, ${brackets.hidden}),
      ${wanted.query},
      case when length(content) > ${sql.lit(lengths.whole)} then ${cut} else ${whole} end
    ) as headline
    from ${sql.table(table)} where id = any(${ids}::bigint[])
  `.execute(trx)
  return new Map(
    rows.map(({ id, headline, isCut }) => [id, piecesOf(isCut ? `… ${headline} …` : headline)]),
  )
}

/** 'a \uE000hit\uE001 b' as its pieces. */
export const piecesOf = (headline: string): Snippet =>
  headline
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\uE002', '<')
    .replaceAll('\uE003', '>')
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith(marks.start)
        ? { text: piece.slice(1, -1), isHit: true }
        : { text: piece, isHit: false },
    )
