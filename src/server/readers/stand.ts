import { sql } from 'kysely'
import type { ReaderStance } from '#shared/readers.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, notFound } from '../http/core/errors.ts'
import { readOwn } from './readers.ts'

type Reader = { userId: string; postId: number }
type Change = Partial<ReaderStance>

/**
 * Says where a reader stands. 404 without the post; 400 for a comment that is not on it or the
 * reader's own; 409 for what contradicts what they said before.
 */
export const setStance = (
  db: Db,
  { userId, postId, at, ...change }: Reader & Change & { at: Date },
): Promise<ReaderStance> =>
  transact(db, async (trx) => {
    await mustBeThere(trx, postId)
    const next = settle(await readOwn(trx, { userId, postId }), change)
    if (change.creditedCommentId != null) await mustMove(trx, { userId, postId }, next)
    if (next.before === null) return next
    await upsert(trx, { userId, postId }, { ...next, before: next.before }, at)
    await announce(trx, { kind: 'readers', postId })
    return next
  })

/** Takes back all that a reader said. */
export const clearStance = (db: Db, { userId, postId }: Reader): Promise<void> =>
  transact(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('reader_stances')
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows > 0) await announce(trx, { kind: 'readers', postId })
  })

/** "Before" is before reading: once somebody has said "after", it stays. A credit goes with the move. */
export const settle = (now: ReaderStance, change: Change): ReaderStance => {
  const { before, after, creditedCommentId } = { ...now, ...defined(change) }
  if (after !== null && before === null)
    throw conflict('Say first where you stood before reading.', 'before_missing')
  if (now.after !== null && before !== now.before)
    throw conflict('Where you stood before reading is settled.', 'before_settled')
  const hasMoved = after !== null && after !== before
  if (change.creditedCommentId != null && !hasMoved)
    throw conflict('Only a change of mind has something to credit.', 'not_moved')
  return { before, after, creditedCommentId: hasMoved ? creditedCommentId : null }
}

const defined = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const mustBeThere = async (trx: Trx, postId: number): Promise<void> => {
  const { rows } = await sql`
    select from posts where id = ${postId} and deleted_at is null
  `.execute(trx)
  if (rows.length === 0) throw notFound('Post')
}

const mustMove = async (
  trx: Trx,
  { userId, postId }: Reader,
  { creditedCommentId }: ReaderStance,
) => {
  const { rows } = await sql`
    select from comments
    where id = ${creditedCommentId} and post_id = ${postId} and deleted_at is null
      and user_id is distinct from ${userId}
  `.execute(trx)
  if (rows.length === 0)
    throw invalid([
      { path: 'creditedCommentId', message: 'That is not somebody’s comment on this post' },
    ])
}

const upsert = async (
  trx: Trx,
  { userId, postId }: Reader,
  { before, after, creditedCommentId }: ReaderStance & { before: number },
  at: Date,
): Promise<void> => {
  const said = { before, after, credited_comment_id: creditedCommentId, updated_at: at }
  await trx
    .insertInto('reader_stances')
    .values({ post_id: postId, user_id: userId, created_at: at, ...said })
    .onConflict((on) => on.columns(['post_id', 'user_id']).doUpdateSet(said))
    .execute()
}
