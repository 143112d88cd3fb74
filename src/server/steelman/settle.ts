import { sql } from 'kysely'
import type { Steelman } from '#shared/steelman.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import { holdBack } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { findSteelman } from './steelmen.ts'

type Settling = {
  id: number
  /** Whose comment it is. */
  authorId: string
  /** The words that they have read; a moderator's release has none. */
  says?: string
  /** How they would put it; undefined: it is confirmed. */
  mend?: string | undefined
  at: Date
  screening?: Screening | undefined
}

/**
 * The author of a comment confirms that it was said back as they meant it, or mends that, which takes a
 * confirmation back. Doubtful words are held, and it goes on waiting. 404 for everybody else, 409 where it was
 * said in other words meanwhile, and to confirm what is confirmed.
 */
export const settleSteelman = async (db: Db, settling: Settling): Promise<Steelman> => {
  const { id, authorId: userId, mend, at, screening } = settling
  const isHeld = await transact(db, async (trx) => {
    const { commentId } = await lock(trx, settling)
    const more = { steelmanId: id }
    const writing = { userId, thing: 'mend', commentId, content: mend ?? '', more, at } as const
    if (mend !== undefined && (await holdBack(trx, { ...writing, screening })) !== null) return true
    await settle(trx, settling)
    return false
  })
  return { ...(await findSteelman(db, id)), ...(isHeld && { isHeld }) }
}

/** As it was held, once a moderator has looked at it. */
export const releaseMend = (db: Db, settling: Settling): Promise<void> =>
  transact(db, async (trx) => {
    await lock(trx, settling)
    await settle(trx, settling)
  })

const settle = async (trx: Trx, { id, mend, at }: Settling): Promise<void> => {
  const { rows } = await sql<{ postId: number; commentId: number }>`
    update steelmen set state = ${mend === undefined ? 'confirmed' : 'mended'},
      mend = ${mend ?? null}, settled_at = ${at}::timestamptz
    where id = ${id} returning post_id as "postId", comment_id as "commentId"
  `.execute(trx)
  for (const where of rows) await announce(trx, { kind: 'steelman', steelmanId: id, ...where })
}

const lock = async (
  trx: Trx,
  { id, authorId, says, mend }: Settling,
): Promise<{ commentId: number }> => {
  const { rows } = await sql<{ commentId: number; state: string; says: string }>`
    select said.comment_id as "commentId", said.state, said.says from steelmen as said
    join comments as comment on comment.id = said.comment_id and comment.deleted_at is null
    where said.id = ${id} and said.author_id = ${authorId} for update of said
  `.execute(trx)
  const [said] = rows
  if (!said) throw notFound('Steelman')
  if (says !== undefined && says !== said.says)
    throw conflict('It was said in other words meanwhile.', 'said_otherwise')
  if (said.state === 'confirmed' && mend === undefined)
    throw conflict('Its author has confirmed it already.', 'confirmed_already')
  return said
}
