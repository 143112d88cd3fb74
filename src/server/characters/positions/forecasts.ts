import { sql } from 'kysely'
import type { Forecast, ForecastRecord, ForecastVerdict } from '#shared/forecasts.ts'
import type { Trx } from '../../db/outbox.ts'
import type { Outline, Outlines } from '../../library/outline.ts'
import { type Judgement, type Judgements, judgedByVotes, noVotes } from './judging.ts'

const shown = 20

type Said = { textId: string; postId: number; commentId: number; at: Date }

type Ground = {
  outlines: Outlines
  now: Date
  judgements: Judgements
  own: ReadonlyMap<string, ForecastVerdict>
}

/**
 * What a character has forecast, each where it said it last: what waits for a judgement first, then what falls due
 * next, then what is judged; and how all of them stand.
 */
export const listForecasts = async (
  db: Trx,
  id: string,
  { outlines, now, judgements, own }: Ground,
): Promise<{ forecasts: Forecast[]; record: ForecastRecord }> => {
  const written = forecastsIn(outlines)
  const today = now.toISOString().slice(0, 10)
  const all = (await readSaid(db, id, [...written.keys()]))
    .flatMap(({ textId: text, postId, commentId, at }) => {
      const forecast = written.get(text)
      if (!forecast) return []
      const { says, question, by: dueOn, ...ids } = forecast
      const said = { postId, commentId, says, question, saidAt: at.toISOString(), dueOn }
      const isDue = dueOn <= today
      return [
        { ...ids, ...said, isDue, ...judge(judgements.get(text)), own: own.get(text) ?? null },
      ]
    })
    .toSorted(
      (a, b) =>
        placeOf(a) - placeOf(b) || a.dueOn.localeCompare(b.dueOn) || a.commentId - b.commentId,
    )
  return { forecasts: all.slice(0, shown), record: recordOf(all) }
}

const unjudged: Judgement = { votes: noVotes, ruling: null }

type Judged = Pick<Forecast, 'votes' | 'judged' | 'ruling'>

const judge = ({ votes, ruling }: Judgement = unjudged): Judged => ({
  votes,
  judged: ruling?.verdict ?? judgedByVotes(votes),
  ruling: ruling?.reason ?? null,
})

const placeOf = ({ isDue, judged }: Forecast): number => {
  if (judged !== null) return 2
  return isDue ? 0 : 1
}

const recordOf = (all: readonly Forecast[]): ForecastRecord => {
  const count = (isMeant: (one: Forecast) => boolean) => all.filter(isMeant).length
  const judged = (verdict: ForecastVerdict) => count((one) => one.judged === verdict)
  return {
    came_true: judged('came_true'),
    did_not: judged('did_not'),
    cannot_say: judged('cannot_say'),
    open: count((one) => placeOf(one) === 0),
    ahead: count((one) => placeOf(one) === 1),
  }
}

const readSaid = async (db: Trx, id: string, texts: string[]): Promise<Said[]> => {
  const { rows } = await sql<Said>`
    select text.id as "textId", said.* from unnest(${texts}::text[]) as text (id)
    cross join lateral (
      select comments.post_id as "postId", comments.id as "commentId", comments.created_at as at
      from spoken_texts
      join comments on comments.id = spoken_texts.comment_id and comments.deleted_at is null
      join posts on posts.id = comments.post_id and posts.deleted_at is null
      where spoken_texts.text_id = text.id and comments.character_id = ${id}
      order by spoken_at desc limit 1
    ) as said
  `.execute(db)
  return rows
}

/** Whether a character has said a text where it can still be read. */
export const wasSaid = async (db: Trx, id: string, text: string): Promise<boolean> =>
  (await readSaid(db, id, [text])).length > 0

type Written = Outline['forecasts'][string]

/** undefined: the library has no such forecast. */
export const findForecast = (
  outlines: Outlines,
  debateId: string,
  textId: string,
): Written | undefined => {
  const forecasts = outlines.get(debateId)?.forecasts ?? {}
  return Object.hasOwn(forecasts, textId) ? forecasts[textId] : undefined
}

/** Of all texts of the library that forecast something. */
const forecastsIn = (outlines: Outlines) =>
  new Map<string, Written & { debateId: string; textId: string; question: string }>(
    [...outlines.values()].flatMap(({ id: debateId, question, forecasts }) =>
      Object.entries(forecasts).map(
        ([textId, forecast]) =>
          [`${debateId}/${textId}`, { ...forecast, debateId, textId, question }] as const,
      ),
    ),
  )
