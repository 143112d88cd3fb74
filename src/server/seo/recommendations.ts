import type { SeoRecommendation } from '#shared/seo.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/core/errors.ts'
import { type Finding, audit } from './audit.ts'
import { listKeywords } from './keywords.ts'
import { type ReadPage, pathsToAudit } from './pages.ts'

/** Of one kind so many are shown at a time; when they are done the next come. */
const mostOfAType = 5

/** Audits the site's pages and keeps what was found; what was done is not brought up again. */
export const auditSite = async (db: Db, readPage: ReadPage): Promise<void> => {
  const pages = []
  for (const path of await pathsToAudit(db)) {
    const page = await readPage(path)
    if (page) pages.push(page)
  }
  const findings = await audit(pages, await listKeywords(db))
  await transact(db, (trx) => keepFindings(trx, findings))
}

const keepFindings = async (trx: Trx, findings: Finding[]): Promise<void> => {
  const done = await trx
    .selectFrom('seo_recommendations')
    .select('key')
    .where('implemented_at', 'is not', null)
    .execute()
  const doneKeys = new Set(done.map(({ key }) => key))
  const open = fewOfEach(findings.filter(({ key }) => !doneKeys.has(key)))
  for (const finding of open) await keepFinding(trx, finding)
  await trx
    .deleteFrom('seo_recommendations')
    .where('implemented_at', 'is', null)
    .where('key', 'not in', [...open.map(({ key }) => key), ''])
    .execute()
}

/** A fault that is still there keeps its id, so that it can be marked while others are audited. */
const keepFinding = async (trx: Trx, finding: Finding): Promise<void> => {
  const { key, ...values } = toRow(finding)
  await trx
    .insertInto('seo_recommendations')
    .values({ key, ...values })
    .onConflict((on) => on.column('key').doUpdateSet(values))
    .execute()
}

const fewOfEach = (findings: Finding[]): Finding[] =>
  [...Map.groupBy(findings, ({ type }) => type).values()].flatMap((same) =>
    same.slice(0, mostOfAType),
  )

const toRow = ({ key, priority, type, recommendation, ...values }: Finding) => ({
  key,
  priority,
  type,
  recommendation,
  current_value: values.currentValue,
  suggested_value: values.suggestedValue,
  estimated_impact: values.estimatedImpact,
})

const columns = [
  'id',
  'priority',
  'type',
  'recommendation',
  'current_value as currentValue',
  'suggested_value as suggestedValue',
  'estimated_impact as estimatedImpact',
  'implemented_at',
] as const

/** What is still to do first, then by importance. */
export const listRecommendations = async (trx: Trx): Promise<SeoRecommendation[]> => {
  const rows = await trx
    .selectFrom('seo_recommendations')
    .select(columns)
    .orderBy('implemented_at', (order) => order.desc().nullsFirst())
    .orderBy(({ fn, val }) => fn('array_position', [val(['high', 'medium', 'low']), 'priority']))
    .orderBy('id')
    .execute()
  return rows.map(toRecommendation)
}

/** Marked twice, it stays marked as it was. 404 when there is none. */
export const implementRecommendation = async (
  trx: Trx,
  id: number,
  at: Date,
): Promise<SeoRecommendation> => {
  const row = await trx
    .updateTable('seo_recommendations')
    .set(({ fn, ref, val }) => ({ implemented_at: fn.coalesce(ref('implemented_at'), val(at)) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw notFound('Recommendation')
  return toRecommendation(row)
}

type Row = Omit<SeoRecommendation, 'priority' | 'isImplemented'> & {
  priority: string
  implemented_at: Date | null
}

const toRecommendation = ({ implemented_at, priority, ...row }: Row): SeoRecommendation => ({
  ...row,
  priority: priority as SeoRecommendation['priority'],
  isImplemented: implemented_at !== null,
})
