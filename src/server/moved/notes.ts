import { type RawBuilder, sql } from 'kysely'
import { type MovedNote, movedShown } from '#shared/moved.ts'
import type { Author } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isHidden } from '../hiding/hidden.ts'
import { authorOf } from '../popular/author.ts'

type Row = Omit<MovedNote, 'createdAt'> & { createdAt: Date }

/** Those that `which` selects of `note`, under comments that are still there, of people who are. */
const readNotes = async (db: Trx, which: RawBuilder<unknown>): Promise<MovedNote[]> => {
  const { rows } = await sql<Row>`
    select note.id, note.post_id as "postId", note.comment_id as "commentId",
      ${authorOf('person')} as person, note.why, note.created_at as "createdAt"
    from moved_notes as note
    join users as person on person.id = note.user_id and person.deleted_at is null
    join comments as comment on comment.id = note.comment_id and comment.deleted_at is null
    join posts as post on post.id = note.post_id and post.deleted_at is null
    ${which}
  `.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Whom the comments on a post moved, the latest first, without whom and what the reader is not to see. */
export const listMoved = async (db: Trx, postId: number, hidden: Hidden): Promise<MovedNote[]> => {
  const notes = await readNotes(
    db,
    sql`where note.post_id = ${postId} order by note.id desc limit ${movedShown}`,
  )
  return notes.filter(({ person, why }) => !isHidden(hidden, { authorId: person.id, content: why }))
}

type Of = { commentId: number; userId: string }

export const findNote = async (
  db: Trx,
  { commentId, userId }: Of,
): Promise<MovedNote | undefined> => {
  const [note] = await readNotes(
    db,
    sql`where note.comment_id = ${commentId} and note.user_id = ${userId}`,
  )
  return note
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
