import { sql } from 'kysely'
import type { MindNote } from '#shared/minds.ts'
import type { Author } from '#shared/users.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import { holdBack } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { findMind } from './minds.ts'

type Mind = { postId: number; userId: string; says: string; at: Date; screening: Screening }

/**
 * Says what would change somebody's mind, or says it anew; doubtful words are held, and what stands
 * there stays. 404 without the post, 409 where no crux has come out.
 */
export const sayMind = async (
  db: Db,
  { person, ...mind }: Mind & { person: Author },
): Promise<MindNote> => {
  const { postId, userId, says, at, screening } = mind
  const heldId = await transact(db, async (trx) => {
    await mustHaveCrux(trx, postId)
    const writing = { userId, thing: 'mind', postId, content: says, at, screening } as const
    const heldId = await holdBack(trx, writing)
    if (heldId === null) await writeMind(trx, mind)
    return heldId
  })
  if (heldId !== null)
    return { id: -heldId, postId, person, says, createdAt: at.toISOString(), isHeld: true }
  const written = await findMind(db, mind)
  if (!written) throw notFound('Post')
  return written
}

/** As it was held, once a moderator has looked at it. */
export const releaseMind = (db: Db, mind: Mind): Promise<void> =>
  transact(db, async (trx) => {
    await mustHaveCrux(trx, mind.postId)
    await writeMind(trx, mind)
  })

const mustHaveCrux = async (trx: Trx, postId: number): Promise<void> => {
  const { rows } = await sql<{ hasCrux: boolean }>`
    select exists (
      select from conclusions where post_id = post.id and kind = 'crux'
    ) as "hasCrux"
    from posts as post where post.id = ${postId} and post.deleted_at is null
  `.execute(trx)
  if (!rows[0]) throw notFound('Post')
  if (!rows[0].hasCrux) throw conflict('What this turns on has not come out yet.', 'no_crux')
}

/** Said anew it stands first again. */
const writeMind = async (trx: Trx, { postId, userId, says, at, screening }: Mind) => {
  const fingerprint = screening.fingerprint?.toString() ?? null
  await sql`
    insert into minds (post_id, user_id, says, fingerprint, created_at)
    values (${postId}, ${userId}, ${says}, ${fingerprint}::bigint, ${at}::timestamptz)
    on conflict (post_id, user_id) do update
      set says = excluded.says, fingerprint = excluded.fingerprint, created_at = excluded.created_at
  `.execute(trx)
  await announce(trx, { kind: 'mind', postId })
}

type Of = Pick<Mind, 'postId' | 'userId'>

/** Nothing where they had not said it. What waits of it goes as well. */
export const takeBackMind = (db: Db, { postId, userId }: Of): Promise<void> =>
  transact(db, async (trx) => {
    await sql`
      delete from held_texts
      where thing = 'mind' and post_id = ${postId} and user_id = ${userId}
    `.execute(trx)
    await remove(trx, sql`post_id = ${postId} and user_id = ${userId}`)
  })

/** A moderator takes it off the site. */
export const removeMind = (db: Db, id: number): Promise<void> =>
  transact(db, (trx) => remove(trx, sql`id = ${id}`))

const remove = async (trx: Trx, which: ReturnType<typeof sql>): Promise<void> => {
  const { rows } = await sql<{ postId: number }>`
    delete from minds where ${which} returning post_id as "postId"
  `.execute(trx)
  for (const { postId } of rows) await announce(trx, { kind: 'mind', postId })
}
