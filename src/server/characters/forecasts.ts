import { sql } from 'kysely'
import type { Forecast } from '#shared/character-page.ts'
import type { Trx } from '../db/outbox.ts'
import type { Outlines } from '../library/outline.ts'

const shown = 12

type Row = { textId: string; postId: number; commentId: number; at: Date }

/** What a character has forecast, each where it said it last, what falls due next first. */
export const listForecasts = async (
  db: Trx,
  id: string,
  { outlines, now }: { outlines: Outlines; now: Date },
): Promise<Forecast[]> => {
  const written = forecastsIn(outlines)
  const { rows } = await sql<Row>`
    select text.id as "textId", said.* from unnest(${[...written.keys()]}::text[]) as text (id)
    cross join lateral (
      select comments.post_id as "postId", comments.id as "commentId", comments.created_at as at
      from spoken_texts
      join comments on comments.id = spoken_texts.comment_id and comments.deleted_at is null
      join posts on posts.id = comments.post_id and posts.deleted_at is null
      where spoken_texts.text_id = text.id and comments.character_id = ${id}
      order by spoken_at desc limit 1
    ) as said
  `.execute(db)
  const today = now.toISOString().slice(0, 10)
  return rows
    .flatMap(({ textId, postId, commentId, at }) => {
      const forecast = written.get(textId)
      if (!forecast) return []
      const { says, question, by: dueOn } = forecast
      const saidAt = at.toISOString()
      return [{ postId, commentId, says, question, saidAt, dueOn, isDue: dueOn <= today }]
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.commentId - b.commentId)
    .slice(0, shown)
}

/** Of all texts of the library that forecast something. */
const forecastsIn = (outlines: Outlines) =>
  new Map<string, { says: string; by: string; question: string }>(
    [...outlines.values()].flatMap(({ id, question, forecasts }) =>
      Object.entries(forecasts).map(
        ([text, forecast]) => [`${id}/${text}`, { ...forecast, question }] as const,
      ),
    ),
  )
