import { sql } from 'kysely'
import type { MovedNote } from '#shared/moved.ts'
import type { Author } from '#shared/users.ts'
import { nominate } from '../arguments/nominate.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { invalid, notFound } from '../http/core/errors.ts'
import { holdBack } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { findNote, presentHeldNote } from './notes.ts'

type Note = { commentId: number; userId: string; why: string; at: Date; screening: Screening }

/**
 * Says why a comment moved somebody, or says it anew; doubtful words are held, and what stands there
 * stays. 404 without the comment, 400 for one's own.
 */
export const sayMoved = async (
  db: Db,
  { person, ...note }: Note & { person: Author },
): Promise<MovedNote> => {
  const { commentId, userId, why, at } = note
  const { postId, heldId } = await transact(db, async (trx) => {
    const { postId } = await mustMove(trx, note)
    const writing = { userId, thing: 'moved', commentId, content: why, at } as const
    const heldId = await holdBack(trx, { ...writing, screening: note.screening })
    if (heldId === null) await writeNote(trx, note)
    return { postId, heldId }
  })
  if (heldId !== null) return presentHeldNote(heldId, { postId, commentId, person, why, at })
  const written = await findNote(db, note)
  if (!written) throw notFound('Comment')
  return written
}

/** As it was held, once a moderator has looked at it. */
export const releaseNote = (db: Db, note: Note): Promise<void> =>
  transact(db, (trx) => writeNote(trx, note))

const writeNote = async (trx: Trx, note: Note): Promise<void> => {
  const { commentId, userId, why, at, screening } = note
  const { postId, authorId, characterId } = await mustMove(trx, note)
  const fingerprint = screening.fingerprint?.toString() ?? null
  await sql`
    insert into moved_notes
      (post_id, comment_id, user_id, author_id, character_id, why, fingerprint, created_at)
    values (${postId}, ${commentId}, ${userId}, ${authorId}, ${characterId}, ${why},
      ${fingerprint}::bigint, ${at}::timestamptz)
    on conflict (comment_id, user_id) do update
      set why = excluded.why, fingerprint = excluded.fingerprint
  `.execute(trx)
  await nominate(trx, { commentId, at })
  await announce(trx, { kind: 'moved', postId, commentId, userId })
}

type Target = { postId: number; authorId: string | null; characterId: string | null }

const mustMove = async (
  trx: Trx,
  { commentId, userId }: Pick<Note, 'commentId' | 'userId'>,
): Promise<Target> => {
  const { rows } = await sql<Target>`
    select post.id as "postId", comment.user_id as "authorId",
      comment.character_id as "characterId"
    from comments as comment join posts as post on post.id = comment.post_id
    where comment.id = ${commentId} and comment.deleted_at is null and post.deleted_at is null
  `.execute(trx)
  const [target] = rows
  if (!target) throw notFound('Comment')
  if (target.authorId === userId) throw invalid([{ path: 'id', message: 'This is your own.' }])
  return target
}

/** Nothing where they had not said it. What waits of it goes as well. */
export const takeBackMoved = (
  db: Db,
  { commentId, userId }: Pick<Note, 'commentId' | 'userId'>,
): Promise<void> =>
  transact(db, async (trx) => {
    await sql`
      delete from held_texts
      where thing = 'moved' and comment_id = ${commentId} and user_id = ${userId}
    `.execute(trx)
    await remove(trx, sql`comment_id = ${commentId} and user_id = ${userId}`)
  })

/** A moderator takes it off the site. */
export const removeNote = (db: Db, id: number): Promise<void> =>
  transact(db, (trx) => remove(trx, sql`id = ${id}`))

const remove = async (trx: Trx, which: ReturnType<typeof sql>): Promise<void> => {
  const { rows } = await sql<{ postId: number; commentId: number; userId: string }>`
    delete from moved_notes where ${which}
    returning post_id as "postId", comment_id as "commentId", user_id as "userId"
  `.execute(trx)
  for (const gone of rows) await announce(trx, { kind: 'moved', ...gone })
}
