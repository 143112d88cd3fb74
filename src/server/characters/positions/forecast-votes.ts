import { sql } from 'kysely'
import type { ForecastVerdict } from '#shared/forecasts.ts'
import { announce } from '../../changes/announce.ts'
import { notifyCommit } from '../../changes/commits.ts'
import type { Hub } from '../../changes/hub.ts'
import { type CachedByKey, cachedByKey } from '../../changes/cached-by-key.ts'
import type { Db, Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { conflict, notFound } from '../../http/core/errors.ts'
import type { Outlines } from '../../library/outline.ts'
import { record } from '../../moderation/audit.ts'
import { findForecast, wasSaid } from './forecasts.ts'
import { type Judgements, noVotes, type Ruling } from './judging.ts'

/** Counted once for each character, until somebody says something of one of its forecasts. */
export const cachedJudgements = (db: Db, hub: Hub): CachedByKey<Judgements> =>
  cachedByKey({
    hub,
    max: 100,
    tags: (characterId) => [`forecasts:${characterId}`, 'people'],
    make: (characterId) => readJudgements(db, characterId),
  })

const readJudgements = async (db: Trx, characterId: string): Promise<Judgements> => {
  const [{ rows: votes }, rulings] = await Promise.all([
    sql<{ textId: string; verdict: ForecastVerdict; people: number }>`
      select text_id as "textId", verdict, count(*)::int as people from forecast_votes
      where character_id = ${characterId}
        and user_id not in (select id from users where deleted_at is not null)
      group by 1, 2
    `.execute(db),
    db
      .selectFrom('forecast_rulings')
      .select(['text_id', 'verdict', 'reason'])
      .where('character_id', '=', characterId)
      .execute(),
  ])
  const ids = new Set([...votes.map(({ textId }) => textId), ...rulings.map((one) => one.text_id)])
  return new Map(
    [...ids].map((id) => {
      const said = votes.filter(({ textId }) => textId === id)
      const tally = Object.fromEntries(said.map(({ verdict, people }) => [verdict, people]))
      const ruled = rulings.find((one) => one.text_id === id)
      const ruling = ruled
        ? { verdict: ruled.verdict as ForecastVerdict, reason: ruled.reason }
        : null
      return [id, { votes: { ...noVotes, ...tally }, ruling }] as const
    }),
  )
}

/** How somebody voted, by the id of the text. */
export const readOwnJudgements = async (
  db: Trx,
  characterId: string,
  userId: string | null,
): Promise<ReadonlyMap<string, ForecastVerdict>> => {
  if (userId === null) return new Map()
  const rows = await db
    .selectFrom('forecast_votes')
    .select(['text_id', 'verdict'])
    .where('character_id', '=', characterId)
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ text_id, verdict }) => [text_id, verdict as ForecastVerdict]))
}

type About = { id: string; debateId: string; textId: string }
type Ground = { outlines: Outlines; at: Date }

/** One vote of a person on a forecast that is due; a later one replaces it, null takes it back. 404, 409 before its day. */
export const judgeForecast = async (
  db: Db,
  { userId, verdict, ...about }: About & { userId: string; verdict: ForecastVerdict | null },
  { outlines, at }: Ground,
): Promise<void> => {
  const text = textOf(about)
  if (verdict !== null) await mustBeDue(db, about, { outlines, at })
  const change =
    verdict === null
      ? sql`
        delete from forecast_votes
        where character_id = ${about.id} and text_id = ${text} and user_id = ${userId}`
      : sql`
        insert into forecast_votes (character_id, text_id, user_id, verdict, voted_at)
        values (${about.id}, ${text}, ${userId}, ${verdict}, ${at}::timestamptz)
        on conflict (character_id, text_id, user_id) do update
          set verdict = excluded.verdict, voted_at = excluded.voted_at
          where forecast_votes.verdict is distinct from excluded.verdict`
  await say(db, about.id, (trx) => change.execute(trx))
}

/** An administrator's word on it; null leaves it to the votes again. 404, 409 before its day. */
export const ruleForecast = async (
  db: Db,
  { moderatorId, ruling, ...about }: About & { moderatorId: string; ruling: Ruling | null },
  { outlines, at }: Ground,
): Promise<void> => {
  const text = textOf(about)
  if (ruling) await mustBeDue(db, about, { outlines, at })
  const change = ruling
    ? sql`
      insert into forecast_rulings (character_id, text_id, verdict, reason, ruled_by, ruled_at)
      values (${about.id}, ${text}, ${ruling.verdict}, ${ruling.reason}, ${moderatorId},
        ${at}::timestamptz)
      on conflict (character_id, text_id) do update
        set verdict = excluded.verdict, reason = excluded.reason, ruled_by = excluded.ruled_by,
          ruled_at = excluded.ruled_at`
    : sql`delete from forecast_rulings where character_id = ${about.id} and text_id = ${text}`
  await say(db, about.id, async (trx) => {
    const changed = await change.execute(trx)
    const subject = `forecast ${about.id} ${text}`
    const details = { verdict: ruling?.verdict ?? null }
    await record(trx, { at, actor: moderatorId, action: 'judge_forecast', subject, details })
    return changed
  })
}

const say = async (
  db: Db,
  characterId: string,
  change: (trx: Trx) => Promise<{ numAffectedRows?: bigint }>,
): Promise<void> => {
  const news = { kind: 'forecasts', characterId } as const
  const isChanged = await transact(db, async (trx) => {
    const { numAffectedRows = 0n } = await change(trx)
    if (numAffectedRows === 0n) return false
    await announce(trx, news)
    return true
  })
  if (isChanged) notifyCommit(news)
}

const textOf = ({ debateId, textId }: About): string => `${debateId}/${textId}`

/** What was said can be taken back whatever has become of the forecast. */
const mustBeDue = async (db: Trx, about: About, { outlines, at }: Ground): Promise<void> => {
  const forecast = findForecast(outlines, about.debateId, about.textId)
  if (!forecast || !(await wasSaid(db, about.id, textOf(about)))) throw notFound('Forecast')
  if (forecast.by > at.toISOString().slice(0, 10))
    throw conflict('Its day has not come yet.', 'not_due')
}
