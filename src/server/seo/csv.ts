import { parse } from 'csv-parse/sync'
import type { SeoKeyword } from '#shared/seo.ts'

type Trend = SeoKeyword['trend']

/** A row of a keyword tool; null where it says nothing. */
export type ToolRow = {
  keyword: string
  searchVolume: number | null
  trend: Trend
  difficulty: number | null
}
export type SearchRow = { keyword: string; impressions: number; clicks: number }

export type Export =
  | { source: 'keyword tool'; rows: ToolRow[] }
  | { source: 'Search Console'; rows: SearchRow[] }

/** Lower-case names of columns, by what they mean, as the tools write them in English. */
const names = {
  /** Keyword Planner, Ahrefs, Semrush; the last two are Search Console's. */
  keyword: ['keyword', 'keywords', 'query', 'top queries'],
  /** Keyword Planner; Ahrefs and Semrush. */
  volume: ['avg. monthly searches', 'volume', 'search volume'],
  /** Ahrefs; Semrush, old and new; Keyword Planner, whose only figure from 0 to 100 it is. */
  difficulty: [
    'difficulty',
    'kd',
    'keyword difficulty',
    'keyword difficulty index',
    'kd %',
    'competition (indexed value)',
  ],
  /** Keyword Planner, Ahrefs, Semrush. */
  trend: ['three month change', 'growth (3 months)', 'growth', 'trend'],
  impressions: ['impressions'],
  clicks: ['clicks'],
} as const

type Column = keyof typeof names

/** Keyword Planner writes a title and a span of time above its columns. */
const headerWithin = 10

/**
 * Reads an export of Google Keyword Planner, Ahrefs, Semrush or Search Console, with whatever
 * separates its columns. null when it is none of these.
 */
export const readExport = (text: string): Export | null => {
  const table = toTable(text)
  const top = table.slice(0, headerWithin).findIndex((row) => 'keyword' in columnsOf(row))
  const columns = columnsOf(table[top] ?? [])
  const rows = table.slice(top + 1)
  if (top < 0) return null
  if ('impressions' in columns && 'clicks' in columns) {
    return { source: 'Search Console', rows: searchRows(rows, columns) }
  }
  if ('volume' in columns || 'difficulty' in columns) {
    return { source: 'keyword tool', rows: toolRows(rows, columns) }
  }
  return null
}

/** A file that no parser understands has no rows. */
const toTable = (text: string): string[][] => {
  try {
    return parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch {
    return []
  }
}

/** Of tab, semicolon and comma the one that splits some line of the top most often. */
const separatorOf = (text: string): string => {
  const lines = text.split(/\r?\n/, headerWithin)
  const most = (separator: string) => Math.max(...lines.map((line) => line.split(separator).length))
  return ['\t', ';', ','].toSorted((a, b) => most(b) - most(a))[0] ?? ','
}

type Columns = Partial<Record<Column, number>>

const columnsOf = (row: string[]): Columns =>
  Object.fromEntries(
    Object.entries(names).flatMap(([column, known]) => {
      const at = row.findIndex((cell) => (known as readonly string[]).includes(cell.toLowerCase()))
      return at < 0 ? [] : [[column, at]]
    }),
  )

const cellOf = (row: string[], at: number | undefined) => (at === undefined ? '' : (row[at] ?? ''))

const toolRows = (rows: string[][], columns: Columns): ToolRow[] =>
  rows.flatMap((row) => {
    const keyword = cellOf(row, columns.keyword)
    if (!keyword) return []
    const difficulty = toNumber(cellOf(row, columns.difficulty))
    return [
      {
        keyword,
        searchVolume: toNumber(cellOf(row, columns.volume)),
        trend: toTrend(cellOf(row, columns.trend)),
        difficulty: difficulty !== null && difficulty <= 100 ? difficulty : null,
      },
    ]
  })

const searchRows = (rows: string[][], columns: Columns): SearchRow[] =>
  rows.flatMap((row) => {
    const keyword = cellOf(row, columns.keyword)
    const impressions = toNumber(cellOf(row, columns.impressions))
    const clicks = toNumber(cellOf(row, columns.clicks))
    return keyword && impressions !== null && clicks !== null
      ? [{ keyword, impressions, clicks }]
      : []
  })

const numberMost = 2_000_000_000
const thousands: Record<string, number> = { K: 1e3, M: 1e6 }

/** '1,300', '1K', '1K – 10K' (at least 1,000), '42%'; null where there is no number. */
export const toNumber = (cell: string): number | null => {
  const [, digits, unit] = /^([\d.,\s]*\d)\s*([KM])?/i.exec(cell) ?? []
  if (digits === undefined) return null
  const plain = unit ? digits.replace(',', '.') : digits.replace(/[,\s](?=\d{3})/g, '')
  const value = Math.round(Number(plain) * (thousands[unit?.toUpperCase() ?? ''] ?? 1))
  return value <= numberMost ? value : null
}

/** Within so many percent of the past nothing has changed. */
const steadyPercent = 5

/** From a change in percent, or from the course of a year ('0.66,0.81,…', oldest first). */
export const toTrend = (cell: string): Trend => {
  const change = cell.includes(',') ? changeOver(cell.split(',').map(Number)) : percentOf(cell)
  if (Number.isNaN(change)) return null
  if (change > steadyPercent) return 'rising'
  return change < -steadyPercent ? 'falling' : 'steady'
}

const percentOf = (cell: string): number => {
  if (cell === '∞') return Infinity
  return /^[+-]?\d/.test(cell) ? Number.parseFloat(cell) : Number.NaN
}

const changeOver = (course: number[]): number => {
  const part = Math.ceil(course.length / 4)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const [before, after] = [sum(course.slice(0, part)), sum(course.slice(-part))]
  return before === 0 && after === 0 ? 0 : (after / before - 1) * 100
}
