import { evergreenOnly } from '#shared/scout.ts'
import type { Env } from '../env.ts'
import type { Db } from '../db/outbox.ts'
import type { Tables } from '../db/tables.ts'
import type { Selectable } from 'kysely'
import type { Source } from './sources/source.ts'

export type SourceRow = Selectable<Tables['scout_sources']>
export type Listed = { source: Source; row: SourceRow | undefined; isOn: boolean }

/** false: SCOUT_SOURCES names nothing but evergreen. */
export const hasNetwork = ({ SCOUT_SOURCES }: Pick<Env, 'SCOUT_SOURCES'>): boolean =>
  SCOUT_SOURCES === undefined || SCOUT_SOURCES.some((name) => name !== evergreenOnly)

/**
 * Every source there is: built in, named in SCOUT_SOURCES, or added by an administrator. What was
 * switched by hand, or by itself, stays so; else SCOUT_SOURCES decides, and without it the default.
 */
export const listSources = async (
  db: Db,
  { SCOUT_SOURCES: named }: Pick<Env, 'SCOUT_SOURCES'>,
  given?: readonly Source[],
): Promise<Listed[]> => {
  // With them come parsers of feeds and pages, which only administrators and the worker need.
  const [{ builtinSources }, { feedSource }] = await Promise.all([
    import('./sources/index.ts'),
    import('./sources/feed.ts'),
  ])
  const builtin = given ?? builtinSources
  const rows = await db.selectFrom('scout_sources').selectAll().orderBy('created_at').execute()
  const known = new Set(builtin.map(({ id }) => id))
  const wanted = (named ?? []).filter((name) => !known.has(name) && name.includes(':'))
  const added = rows.filter(({ id, is_added }) => is_added && !wanted.includes(id))
  const feeds = [...wanted, ...added.map(({ id }) => id)].map((url) => feedSource(url))
  return [...builtin, ...feeds].map((source) => {
    const row = rows.find(({ id }) => id === source.id)
    const isConfigured = row?.is_added || (named ? named.includes(source.id) : source.isOnByDefault)
    return { source, row, isOn: row?.is_on ?? isConfigured }
  })
}
