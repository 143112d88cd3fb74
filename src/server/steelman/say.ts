import { sql } from 'kysely'
import type { Steelman } from '#shared/steelman.ts'
import type { Author } from '#shared/users.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, notFound } from '../http/core/errors.ts'
import { holdBack } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { findSteelman } from './steelmen.ts'

type Saying = { commentId: number; userId: string; says: string; at: Date; screening: Screening }

/**
 * Says a person's comment back, or says it anew, for its author to confirm; in the words in which they
 * mended it, it is confirmed. Doubtful words are held. 404 without the comment, 400 for one's own, 409
 * for a character's and for what is confirmed.
 */
export const sayBack = async (
  db: Db,
  { person, ...saying }: Saying & { person: Author },
): Promise<Steelman> => {
  const { commentId, userId, says, at, screening } = saying
  const done = await transact(db, async (trx) => {
    const target = await mustAnswer(trx, saying)
    const writing = { userId, thing: 'steelman', commentId, content: says, at } as const
    const heldId = await holdBack(trx, { ...writing, screening })
    if (heldId !== null) return { heldId, ...target }
    return { id: await write(trx, saying) }
  })
  if (done.id !== undefined) return findSteelman(db, done.id)
  const { heldId, postId, authorId } = done
  const createdAt = at.toISOString()
  const waits = { state: 'waiting', mend: null, createdAt, isHeld: true } as const
  return { id: -heldId, postId, commentId, person, authorId, says, ...waits }
}

/** As it was held, once a moderator has looked at it. */
export const releaseSteelman = (db: Db, saying: Saying): Promise<unknown> =>
  transact(db, (trx) => write(trx, saying))

const write = async (trx: Trx, saying: Saying): Promise<number> => {
  const { commentId, userId, says, at, screening } = saying
  const { postId, authorId } = await mustAnswer(trx, saying)
  const fingerprint = screening.fingerprint?.toString() ?? null
  const isTheirs = sql`steelmen.mend is not null and steelmen.mend = excluded.says`
  const { rows } = await sql<{ id: number }>`
    insert into steelmen (post_id, comment_id, user_id, author_id, says, fingerprint, created_at)
    values (${postId}, ${commentId}, ${userId}, ${authorId}, ${says}, ${fingerprint}::bigint,
      ${at}::timestamptz)
    on conflict (comment_id, user_id) do update set
      says = excluded.says, fingerprint = excluded.fingerprint, mend = null,
      state = case when ${isTheirs} then 'confirmed' else 'waiting' end,
      settled_at = case when ${isTheirs} then excluded.created_at end
    where steelmen.state <> 'confirmed'
    returning id
  `.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw confirmedAlready()
  await announce(trx, { kind: 'steelman', postId, steelmanId: id, commentId })
  return id
}

const confirmedAlready = () => conflict('Its author has confirmed it already.', 'confirmed_already')

type Target = { postId: number; authorId: string }

const mustAnswer = async (
  trx: Trx,
  { commentId, userId }: Pick<Saying, 'commentId' | 'userId'>,
): Promise<Target> => {
  const { rows } = await sql<{ postId: number; authorId: string | null; isConfirmed: boolean }>`
    select post.id as "postId", comment.user_id as "authorId",
      exists (select from steelmen as said where said.comment_id = comment.id
        and said.user_id = ${userId} and said.state = 'confirmed') as "isConfirmed"
    from comments as comment join posts as post on post.id = comment.post_id
    where comment.id = ${commentId} and comment.deleted_at is null and post.deleted_at is null
  `.execute(trx)
  const [found] = rows
  if (!found) throw notFound('Comment')
  const { postId, authorId, isConfirmed } = found
  if (authorId === userId) throw invalid([{ path: 'id', message: 'This is your own.' }])
  if (authorId === null) throw conflict('Only what a person said can be said back.', 'not_a_person')
  if (isConfirmed) throw confirmedAlready()
  return { postId, authorId }
}

/** Nothing where they had not said it. What waits of it goes as well. */
export const takeBackSteelman = (
  db: Db,
  { commentId, userId }: Pick<Saying, 'commentId' | 'userId'>,
): Promise<void> =>
  transact(db, async (trx) => {
    await sql`
      delete from held_texts
      where thing = 'steelman' and comment_id = ${commentId} and user_id = ${userId}
    `.execute(trx)
    await remove(trx, sql`comment_id = ${commentId} and user_id = ${userId}`)
  })

/** A moderator takes it off the site. */
export const removeSteelman = (db: Db, id: number): Promise<void> =>
  transact(db, (trx) => remove(trx, sql`id = ${id}`))

const remove = async (trx: Trx, which: ReturnType<typeof sql>): Promise<void> => {
  const { rows } = await sql<{ postId: number; commentId: number; steelmanId: number }>`
    delete from steelmen where ${which}
    returning post_id as "postId", comment_id as "commentId", id as "steelmanId"
  `.execute(trx)
  for (const gone of rows) await announce(trx, { kind: 'steelman', ...gone })
}
