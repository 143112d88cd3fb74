import { type RawBuilder, sql } from 'kysely'
import { type MovedNote, movedShown } from '#shared/moved.ts'
import type { Author } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isHidden } from '../hiding/hidden.ts'
import { authorOf } from '../popular/author.ts'
import type { InJson } from '../posts/as-json.ts'

type Row = Omit<MovedNote, 'createdAt'> & { createdAt: Date }
export type MovedRow = InJson<Row>

/** Those that `which` selects of `note`, under comments that are still there, of people who are. */
const notesWhere = (which: RawBuilder<unknown>) => sql<Row>`
    select note.id, note.post_id as "postId", note.comment_id as "commentId",
      ${authorOf('person')} as person, note.why, note.created_at as "createdAt"
    from moved_notes as note
    join users as person on person.id = note.user_id and person.deleted_at is null
    join comments as comment on comment.id = note.comment_id and comment.deleted_at is null
    join posts as post on post.id = note.post_id and post.deleted_at is null
    ${which}`

const present = ({ createdAt, ...note }: Row | InJson<Row>): MovedNote => ({
  ...note,
  createdAt: new Date(createdAt).toISOString(),
})

/** Whom the comments on a post moved, the latest first, as rows. */
export const movedUnder = (post: RawBuilder<unknown>) =>
  notesWhere(sql`where note.post_id = ${post} order by note.id desc limit ${sql.lit(movedShown)}`)

/** The same as it is shown, without whom and what the reader is not to see. */
export const tellMoved = (notes: readonly (Row | InJson<Row>)[], hidden: Hidden): MovedNote[] =>
  notes
    .filter(({ person, why }) => !isHidden(hidden, { authorId: person.id, content: why }))
    .map(present)

export const listMoved = async (db: Trx, postId: number, hidden: Hidden): Promise<MovedNote[]> => {
  const { rows } = await movedUnder(sql`${postId}::bigint`).execute(db)
  return tellMoved(rows, hidden)
}

type Of = { commentId: number; userId: string }

export const findNote = async (
  db: Trx,
  { commentId, userId }: Of,
): Promise<MovedNote | undefined> => {
  const { rows } = await notesWhere(
    sql`where note.comment_id = ${commentId} and note.user_id = ${userId}`,
  ).execute(db)
  return rows.map(present)[0]
}

/** What its author is answered when a moderator is to look at it first. */
export const presentHeldNote = (
  heldId: number,
  {
    postId,
    commentId,
    person,
    why,
    at,
  }: Omit<MovedNote, 'id' | 'createdAt'> & { person: Author; at: Date },
): MovedNote => ({
  id: -heldId,
  postId,
  commentId,
  person,
  why,
  createdAt: at.toISOString(),
  isHeld: true,
})

/** How many people said that something of somebody's moved them, as a value. */
export const movedPeopleOf = (userId: RawBuilder<unknown>) => sql<number>`(
  select count(distinct note.user_id)::int from moved_notes as note
  join users as person on person.id = note.user_id and person.deleted_at is null
  join comments as comment on comment.id = note.comment_id and comment.deleted_at is null
  where note.author_id = ${userId}
)`
