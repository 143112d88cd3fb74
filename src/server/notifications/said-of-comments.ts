import { sql } from 'kysely'
import type { Change } from '../changes/kinds.ts'
import type { Trx } from '../db/outbox.ts'
import type { Notice } from './rules.ts'

type Of<K extends Change['kind']> = Extract<Change, { kind: K }>
type Row = { userId: string; by: string; postId: number; commentId: number; at: Date }

const notice = (kind: Notice['kind'], about: string, row: Row): Notice => ({
  userId: row.userId,
  kind,
  about,
  postId: row.postId,
  commentId: row.commentId,
  personId: row.by,
  characterId: null,
  saidId: null,
  at: row.at,
})

/** For the authors of comments that moved somebody, as far as those still stand. */
export const noticesOfMoved = async (trx: Trx, moved: Of<'moved'>[]): Promise<Notice[]> => {
  if (moved.length === 0) return []
  const { rows } = await sql<Row>`
    select note.author_id as "userId", note.user_id as by, note.post_id as "postId",
      note.comment_id as "commentId", note.created_at as at
    from unnest(${moved.map(({ commentId }) => commentId)}::bigint[], ${moved.map(({ userId }) => userId)}::text[]) as said (comment_id, user_id)
    join moved_notes as note using (comment_id, user_id)
    join comments on comments.id = note.comment_id and comments.deleted_at is null
    where note.author_id is not null
  `.execute(trx)
  return rows.map((row) => notice('moved', `comment ${row.commentId}`, row))
}

const kinds = { waiting: 'said_back', confirmed: 'confirmed', mended: 'mended' } as const

/** For the person who is to act next: the author while it waits, else the one who said it back. */
export const noticesOfSteelmen = async (
  trx: Trx,
  steelmen: Of<'steelman'>[],
): Promise<Notice[]> => {
  if (steelmen.length === 0) return []
  const isWaiting = sql`said.state = 'waiting'`
  const { rows } = await sql<Row & { id: number; state: keyof typeof kinds }>`
    select said.id, said.state,
      case when ${isWaiting} then said.author_id else said.user_id end as "userId",
      case when ${isWaiting} then said.user_id else said.author_id end as by,
      said.post_id as "postId", said.comment_id as "commentId",
      coalesce(said.settled_at, said.created_at) as at
    from steelmen as said
    join comments on comments.id = said.comment_id and comments.deleted_at is null
    where said.id = any(${[...new Set(steelmen.map(({ steelmanId }) => steelmanId))]}::bigint[])
  `.execute(trx)
  return rows.map((row) => notice(kinds[row.state], `steelman ${row.id}`, row))
}
