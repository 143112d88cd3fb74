import type { IncomingHttpHeaders } from 'node:http'
import { type FetchRules, FetchError, guardedAsk } from '../http/egress/fetch.ts'
import { userAgent } from '../http/egress/user-agent.ts'
import { restAfter, retryAfter } from './backoff.ts'
import type { Listed } from './configured.ts'
import type { Ground } from './ground.ts'
import { hopGuard, takeHost } from './hosts.ts'
import { keepFindings, seeAgain } from './items.ts'
import { tellAdministrators } from './notice.ts'
import { type Finding, ShapeError, type Source } from './sources/source.ts'

/** A source that answers in an unknown form so many times in a row switches itself off. */
const misshapenMost = 3

export const fetchRules: FetchRules = {
  schemes: ['https:'],
  types: [
    'application/rss+xml',
    'application/atom+xml',
    'application/rdf+xml',
    'application/feed+json',
    'application/json',
    'application/xml',
    'text/xml',
    'text/plain',
    // a source that answers with a page where a feed was has changed its shape, and the failure says so
    'text/html',
  ],
  mostBytes: 2 * 1024 * 1024,
  withinMs: 10_000,
}

/** What came of asking: findings, nothing new (304), or a failure in words for people. */
type Outcome =
  | { kind: 'new'; findings: Finding[]; headers: IncomingHttpHeaders }
  | { kind: 'same' }
  | { kind: 'failed'; why: string; retryAfter: Date | null; isMisshapen: boolean; isGone: boolean }

/** Asks one source whose time has come, unless its host rests; keeps what it tells and how it answered. */
export const askSource = async (ground: Ground, { source, row }: Listed): Promise<void> => {
  const { db, clock } = ground
  const now = clock()
  const url = source.url(now)
  if (!(await takeHost(db, URL.parse(url)?.hostname ?? '', now))) return
  await noteAsking(ground, source, now)
  const isSameAddress = row?.asked_url === url
  const known = isSameAddress ? { etag: row.etag, modified: row.last_modified } : {}
  const outcome = await visit(ground, source, { url, now, ...known })
  if (outcome.kind === 'failed') return noteFailure(ground, source, outcome, now)
  if (outcome.kind === 'new') await keepFindings(ground, source, outcome.findings, now)
  else await seeAgain(ground, source, now)
  await noteSuccess(ground, source, { url, now, outcome })
}

type Visit = { url: string; now: Date; etag?: string | null; modified?: string | null }

const visit = async (
  ground: Ground,
  source: Source,
  { url, now, etag, modified }: Visit,
): Promise<Outcome> => {
  try {
    const { status, headers, body } = await guardedAsk(url, {
      ...fetchRules,
      ...ground.rules,
      headers: {
        'user-agent': userAgent(ground.env, 'Scout'),
        ...(etag && { 'if-none-match': etag }),
        ...(modified && { 'if-modified-since': modified }),
      },
      onHop: hopGuard(ground.db, new URL(url).hostname, now),
    })
    if (status === 304) return { kind: 'same' }
    if (!body) return refused(status, headers, now)
    const contentType = headers['content-type'] ?? ''
    return { kind: 'new', findings: source.read({ contentType, body }, now), headers }
  } catch (error) {
    return toFailure(ground, source, error)
  }
}

const failed = { kind: 'failed', retryAfter: null, isMisshapen: false, isGone: false } as const

const refused = (status: number, headers: IncomingHttpHeaders, now: Date): Outcome => ({
  ...failed,
  why: `It answered ${status}`,
  retryAfter: retryAfter(headers['retry-after'], now),
  isGone: status === 410,
})

/** A fault of ours in an adapter goes into the log, and stops this source alone. */
const toFailure = ({ log }: Ground, source: Source, error: unknown): Outcome => {
  const isMisshapen = error instanceof ShapeError
  if (isMisshapen || error instanceof FetchError)
    return { ...failed, why: error.message, isMisshapen }
  log.error({ err: error, source: source.id }, 'A source could not be read')
  return { ...failed, why: 'It could not be read' }
}

/** Before it is asked: whatever happens next, it is left alone for its interval. */
const noteAsking = async ({ db }: Ground, source: Source, now: Date): Promise<void> => {
  const asked = { asked_at: now, next_at: new Date(now.getTime() + source.everyMs) }
  await db
    .insertInto('scout_sources')
    .values({ id: source.id, ...asked })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(asked))
    .execute()
}

const headerLength = 300
const short = (header: string | undefined) =>
  header !== undefined && header.length <= headerLength ? header : null

type Success = { url: string; now: Date; outcome: Exclude<Outcome, { kind: 'failed' }> }

const noteSuccess = async (
  { db }: Ground,
  { id }: Source,
  { url, now, outcome }: Success,
): Promise<void> => {
  const news =
    outcome.kind === 'new'
      ? {
          asked_url: url,
          etag: short(outcome.headers.etag),
          last_modified: short(outcome.headers['last-modified']),
          items_count: outcome.findings.length,
        }
      : {}
  const well = { failures: 0, misshapen: 0, last_error: null, retry_after: null }
  await db
    .updateTable('scout_sources')
    .set({ succeeded_at: now, ...well, ...news })
    .where('id', '=', id)
    .execute()
}

const noteFailure = async (
  ground: Ground,
  source: Source,
  { why, retryAfter: until, isMisshapen, isGone }: Extract<Outcome, { kind: 'failed' }>,
  now: Date,
): Promise<void> => {
  const row = await ground.db
    .updateTable('scout_sources')
    .set((eb) => ({
      failures: eb('failures', '+', 1),
      misshapen: isMisshapen ? eb('misshapen', '+', 1) : 0,
      last_error: why,
      retry_after: until,
    }))
    .where('id', '=', source.id)
    .returning(['failures', 'misshapen'])
    .executeTakeFirst()
  if (!row) return
  const rested = now.getTime() + restAfter(row.failures, source.everyMs, ground.roll)
  const next = new Date(Math.max(rested, until?.getTime() ?? 0))
  await ground.db
    .updateTable('scout_sources')
    .set({ next_at: next })
    .where('id', '=', source.id)
    .execute()
  if (isGone || row.misshapen >= misshapenMost) await switchOff(ground, source, why)
}

/** Until an administrator has looked at it. */
const switchOff = async (ground: Ground, source: Source, why: string): Promise<void> => {
  await ground.db
    .updateTable('scout_sources')
    .set({ is_on: false, off_reason: why, switched_off_at: ground.clock() })
    .where('id', '=', source.id)
    .execute()
  ground.log.warn({ source: source.id, why }, 'A source of the Scout switched itself off')
  await tellAdministrators(ground, source, why)
}
