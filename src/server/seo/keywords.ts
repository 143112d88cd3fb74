import { sql } from 'kysely'
import type { ImportAnswer, SeoKeyword } from '#shared/seo.ts'
import { defaultCategory } from '#shared/seo.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, notFound } from '../http/core/errors.ts'
import type { SearchRow, ToolRow } from './csv.ts'

/** Each page that a search engine leads to is held against all of them. */
const keywordsMost = 1_000

/** Newest first. */
export const listKeywords = (trx: Trx): Promise<SeoKeyword[]> =>
  keywordRows(trx).orderBy('id', 'desc').execute() as Promise<SeoKeyword[]>

const keywordRows = (trx: Trx) =>
  trx
    .selectFrom('seo_keywords')
    .select(['id', 'keyword', 'category', 'search_volume as searchVolume', 'trend', 'difficulty'])

/** 409 when it is tracked already, whatever its case. */
export const addKeyword = async (
  db: Db,
  { keyword, category }: { keyword: string; category: string },
): Promise<SeoKeyword> => {
  if ((await roomLeft(db)) < 1) {
    throw conflict(`At most ${keywordsMost} keywords can be tracked.`, 'too_many_keywords')
  }
  const row = await db
    .insertInto('seo_keywords')
    .values({ keyword, category })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw conflict('That keyword is already tracked.', 'keyword_taken')
  return (await keywordRows(db)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()) as unknown as SeoKeyword
}

/** 404 when no such keyword is tracked. */
export const removeKeyword = async (db: Db, id: number): Promise<void> => {
  const gone = await db
    .deleteFrom('seo_keywords')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound('Keyword')
}

const roomLeft = async (trx: Trx): Promise<number> => {
  const { count } = await trx
    .selectFrom('seo_keywords')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return keywordsMost - Number(count)
}

/** Takes over what an export says. 400 when its columns are of no tool that we know. */
export const importExport = async (
  db: Db,
  { csv, addMissing }: { csv: string; addMissing: boolean },
): Promise<ImportAnswer> => {
  const { readExport } = await import('./csv.ts')
  const read = readExport(csv)
  if (!read || read.rows.length === 0) {
    const message =
      'This file is no export of Google Keyword Planner, Ahrefs, Semrush or Search Console.'
    throw invalid([{ path: 'csv', message }])
  }
  const rows = [...new Map(read.rows.map((row) => [row.keyword.toLowerCase(), row])).values()]
  return transact(db, async (trx) => {
    const added = addMissing ? await addMissingOf(trx, rows) : 0
    const named =
      read.source === 'keyword tool'
        ? await takeToolRows(trx, rows as ToolRow[])
        : await takeSearchRows(trx, rows as SearchRow[])
    return { source: read.source, updated: named - added, added, ignored: rows.length - named }
  })
}

const addMissingOf = async (trx: Trx, rows: { keyword: string }[]): Promise<number> => {
  const known = new Set((await listKeywords(trx)).map(({ keyword }) => keyword.toLowerCase()))
  const missing = rows
    .map(({ keyword }) => keyword.slice(0, 100))
    .filter((keyword) => !known.has(keyword.toLowerCase()))
    .slice(0, await roomLeft(trx))
  if (missing.length === 0) return 0
  const added = await trx
    .insertInto('seo_keywords')
    .values(missing.map((keyword) => ({ keyword, category: defaultCategory })))
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** What the file does not say stays as it was. Gives how many keywords were named. */
const takeToolRows = async (trx: Trx, rows: ToolRow[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    update seo_keywords set
      search_volume = coalesce(told."searchVolume", search_volume),
      trend = coalesce(told.trend, seo_keywords.trend),
      difficulty = coalesce(told.difficulty, seo_keywords.difficulty)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told(keyword text, "searchVolume" int, trend text, difficulty smallint)
    where lower(seo_keywords.keyword) = lower(told.keyword)
  `.execute(trx)
  return Number(numAffectedRows)
}

const takeSearchRows = async (trx: Trx, rows: SearchRow[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    update seo_keywords set impressions = told.impressions, clicks = told.clicks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told(keyword text, impressions int, clicks int)
    where lower(seo_keywords.keyword) = lower(told.keyword)
  `.execute(trx)
  return Number(numAffectedRows)
}
