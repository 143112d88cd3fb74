import { type RawBuilder, sql } from 'kysely'
import type { Snippet } from '#shared/search.ts'

/** Characters that nobody types: where a hit begins and ends. */
const marks = { start: '\uE000', stop: '\uE001' } as const
/** PostgreSQL takes what stands between these for markup and drops it. */
const brackets = { typed: '<>', hidden: '\uE002\uE003' } as const
const selected = `StartSel="${marks.start}", StopSel="${marks.stop}"`
const whole = `${selected}, HighlightAll=true`
const cut = `${selected}, MaxFragments=2, MaxWords=28, MinWords=12, FragmentDelimiter=" … "`
/** A text up to this is shown whole; of a longer one this much is searched for hits. */
const lengths = { whole: 280, read: 3_000 } as const

export type HeadlineRow = { headline: string; isCut: boolean }

/** What a HeadlineRow takes from `text`, a row of posts or comments: the words around the hits. */
export const headlineOf = (query: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  length(text.content) > ${sql.lit(lengths.whole)} as "isCut", ts_headline('english',
    search_text(translate(left(text.content, ${sql.lit(lengths.read)}),
      ${sql.lit(brackets.typed + marks.start + marks.stop + brackets.hidden)}, ${sql.lit(brackets.hidden)})),
    ${query},
    case when length(text.content) > ${sql.lit(lengths.whole)} then ${sql.lit(cut)} else ${sql.lit(whole)} end
  ) as headline`

/** In pieces: what a browser shows is never markup. */
export const presentSnippet = ({ headline, isCut }: HeadlineRow): Snippet =>
  piecesOf(isCut ? `… ${headline} …` : headline)

/** 'a \uE000hit\uE001 b' as its pieces. */
const piecesOf = (headline: string): Snippet =>
  headline
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\uE002', '<')
    .replaceAll('\uE003', '>')
    .split(/(\uE000[^\uE000\uE001]*\uE001)/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith(marks.start)
        ? { text: piece.slice(1, -1), isHit: true }
        : { text: piece, isHit: false },
    )
