import { sql } from 'kysely'
import { canonicalUrl } from './canonical.ts'
import type { Ground } from './ground.ts'
import { isEnglish } from './language.ts'
import { type Verdict, verdictOn } from './safety.ts'
import type { Finding, Source } from './sources/source.ts'

/** What is older is no news, however long a feed keeps it. */
const newsMs = 48 * 60 * 60_000
/** A source vouches alone only for what it puts among its first so many, twice running. */
const topRanks = 3

/** What a source told is kept: new items are added, known ones seen again at their new rank. */
export const keepFindings = async (
  { db }: Ground,
  { id, weight }: Source,
  findings: readonly Finding[],
  now: Date,
): Promise<void> => {
  const rows = toRows(findings, now)
  if (rows.length === 0) return
  await sql`
    insert into scout_items as known (source_id, key, kind, title, url, publisher, story, magnitude,
      published_at, rank, weight, top_rounds, verdict, first_seen_at, last_seen_at)
    select ${id}, key, kind, title, url, publisher, story, magnitude, published_at, rank, ${weight},
      (rank <= ${topRanks})::int, verdict, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      key text, kind text, title text, url text, publisher text, story text,
      magnitude float8, published_at timestamptz, rank int, verdict text
    )
    on conflict (source_id, key) do update set
      title = excluded.title, verdict = excluded.verdict, rank = excluded.rank,
      weight = excluded.weight, magnitude = excluded.magnitude, last_seen_at = excluded.last_seen_at,
      top_rounds = case when excluded.top_rounds = 0 then 0
        when known.last_seen_at = ${lastAnswer(id)} then known.top_rounds + 1 else 1 end
  `.execute(db)
}

/** The answer before this one: what was seen then and is seen now was seen twice running. */
const lastAnswer = (id: string) => sql`(select succeeded_at from scout_sources where id = ${id})`

/** The source says that nothing has changed since its last answer: all of that is seen again. */
export const seeAgain = async ({ db }: Ground, { id }: Source, now: Date): Promise<void> => {
  await sql`
    update scout_items set last_seen_at = ${now},
      top_rounds = case when rank <= ${topRanks} then top_rounds + 1 else 0 end
    where source_id = ${id} and last_seen_at = ${lastAnswer(id)}
  `.execute(db)
}

type Row = {
  key: string
  kind: Finding['kind']
  title: string
  url: string
  publisher: string
  story: string | null
  magnitude: number | null
  published_at: Date | null
  rank: number
  verdict: Verdict
}

/** In the site's language, not older than news may be, each once. */
const toRows = (findings: readonly Finding[], now: Date): Row[] => {
  const rows = new Map<string, Row>()
  for (const { at, ...finding } of findings) {
    const key = keyOf(finding)
    const isNews = at === null || now.getTime() - at.getTime() <= newsMs
    if (!isNews || rows.has(key) || !isEnglish(finding.title)) continue
    rows.set(key, { ...finding, key, published_at: at, verdict: verdictOn(finding.title) })
  }
  return [...rows.values()]
}

const keyOf = ({ kind, url, title }: Pick<Finding, 'kind' | 'url' | 'title'>): string =>
  kind === 'headline' ? canonicalUrl(url) : `signal ${title.toLowerCase()}`
