import { sql } from 'kysely'
import type { ScoutSource, ScoutState, ScoutTopic } from '#shared/scout.ts'
import { enqueue } from '../db/outbox.ts'
import type { Trx } from '../db/outbox.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import type { Services } from '../services.ts'
import { type Listed, hasNetwork, listSources } from './configured.ts'
import { readRounds } from './rounds.ts'

const topicsShown = 30
const reportsShown = 5

const awaitsDecision = sql<boolean>`state = 'review'`

/** Since when topics wait for a person, and since when sources are off that nobody switched off. */
export const topicsWaiting = sql<{ since: Date }>`
  select queued_at as since from scout_topics where ${awaitsDecision}
`
export const sourcesWaiting = sql<{ since: Date }>`
  select switched_off_at as since from scout_sources where switched_off_at is not null
`

/** What an administrator sees of the Scout. */
export const readDesk = async (services: Services): Promise<ScoutState> => {
  const { db, env, clock } = services
  const listed = await listSources(db, env)
  const { lastRoundAt, emptyRounds } = await readRounds(db)
  const now = clock()
  return {
    hasNetwork: hasNetwork(env),
    lastRoundAt,
    emptyRounds,
    sources: listed.map((one) => toSource(one, now)),
    queue: await readTopics(db, awaitsDecision),
    topics: await readTopics(db, sql`state <> 'review' and weighed_at is not null`),
  }
}

const toSource = ({ source, row, isOn }: Listed, now: Date): ScoutSource => ({
  id: source.id,
  name: source.name,
  url: source.url(now),
  isOn,
  offReason: isOn ? null : (row?.off_reason ?? null),
  isAdded: row?.is_added ?? false,
  askedAt: row?.asked_at?.toISOString() ?? null,
  succeededAt: row?.succeeded_at?.toISOString() ?? null,
  nextAt: isOn ? (row?.next_at?.toISOString() ?? null) : null,
  failures: row?.failures ?? 0,
  lastError: row?.last_error ?? null,
  itemsCount: row?.items_count ?? 0,
  minutesApart: Math.ceil(source.everyMs / 60_000),
})

const readTopics = async (
  db: Trx,
  where: ReturnType<typeof sql>,
  most = topicsShown,
): Promise<ScoutTopic[]> => {
  const { rows } = await sql<Omit<ScoutTopic, 'firstSeenAt'> & { firstSeenAt: Date }>`
    select id, title, hashtag, category, state, observed, baseline, score, debatability,
      similarity, publishers, post_id as "postId", first_seen_at as "firstSeenAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('title', title, 'url', url, 'publisher', publisher))
        from (
          select title, url, publisher from scout_items
          where topic_id = topic.id and kind = 'headline' order by rank, weight desc, key
          limit ${reportsShown}
        ) as report
      ), '[]') as reports
    from scout_topics as topic where ${where}
    order by score desc, last_seen_at desc, id desc limit ${most}
  `.execute(db)
  return rows.map((row) => ({ ...row, firstSeenAt: row.firstSeenAt.toISOString() }))
}

/** Feeds beside the built-in ones; each is asked every ten minutes for good. */
const addedMost = 50

/** 409 when it is listed already or there are too many. */
export const addSource = async (services: Services, url: string): Promise<ScoutSource> => {
  const { db, env, clock } = services
  const id = new URL(url).href
  const listed = await listSources(db, env)
  if (listed.some(({ source }) => source.id === id)) {
    throw conflict('This feed is in the list already.')
  }
  if (listed.filter(({ row }) => row?.is_added).length >= addedMost) {
    throw conflict(`At most ${addedMost} feeds can be added.`)
  }
  await db.insertInto('scout_sources').values({ id, is_added: true, created_at: clock() }).execute()
  return readSource(services, id)
}

/**
 * Switched on again it begins anew, though not before its interval is over or what it asked for
 * itself. 404 when there is no such source.
 */
export const switchSource = async (
  services: Services,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<ScoutSource> => {
  const { db, env, clock } = services
  const listed = (await listSources(db, env)).find(({ source }) => source.id === id)
  if (!listed) throw notFound('Source')
  const { source, row } = listed
  const soonest = row?.asked_at ? row.asked_at.getTime() + source.everyMs : clock().getTime()
  const next = new Date(Math.max(soonest, row?.retry_after?.getTime() ?? 0))
  const well = { failures: 0, misshapen: 0, last_error: null, next_at: next }
  const set = { is_on: isOn, off_reason: null, switched_off_at: null, ...(isOn ? well : {}) }
  await db
    .insertInto('scout_sources')
    .values({ id, ...set })
    .onConflict((same) => same.column('id').doUpdateSet(set))
    .execute()
  return readSource(services, id)
}

/** 404 when no such feed was added. */
export const removeSource = async ({ db }: Services, id: string): Promise<void> => {
  const gone = await db
    .deleteFrom('scout_sources')
    .where('id', '=', id)
    .where('is_added', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound('Source')
}

const readSource = async ({ db, env, clock }: Services, id: string): Promise<ScoutSource> => {
  const listed = (await listSources(db, env)).find(({ source }) => source.id === id)
  if (!listed) throw notFound('Source')
  return toSource(listed, clock())
}

/** Has a round soon, in whichever process works. */
export const runSoon = (trx: Trx): Promise<void> =>
  enqueue(trx, 'scout', {}, { key: 'scout:asked', maxAttempts: 1 })

/** What is approved is opened by the next round that has room for it. 404 when it does not wait. */
export const judgeTopic = async (
  { db, clock }: Services,
  { id, verdict, userId }: { id: number; verdict: 'approve' | 'reject'; userId: string },
): Promise<ScoutTopic> => {
  const judged = await db
    .updateTable('scout_topics')
    .set({
      state: verdict === 'approve' ? 'approved' : 'rejected',
      decided_by: userId,
      decided_at: clock(),
    })
    .where('id', '=', id)
    .where('state', '=', 'review')
    .returning('id')
    .executeTakeFirst()
  if (!judged) throw notFound('Topic')
  if (verdict === 'approve') await runSoon(db)
  const [topic] = await readTopics(db, sql`id = ${id}`)
  if (!topic) throw notFound('Topic')
  return topic
}
