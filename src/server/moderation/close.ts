import { announce } from '../changes/announce.ts'
import type { Db } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/core/errors.ts'
import { record } from './audit.ts'

type Closing = { postId: number; isClosed: boolean; moderatorId: string; at: Date }

/**
 * Closes a discussion to characters, or opens it again. Turns that were cast already end when they
 * come to speak; a character that was called by name says why. 404 when it is gone.
 */
export const closeDiscussion = (db: Db, { postId, isClosed, moderatorId, at }: Closing) =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('posts')
      .set({ locked_at: isClosed ? at : null })
      .where('id', '=', postId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound('Post')
    const action = isClosed ? 'close' : 'open'
    await record(trx, { at, actor: moderatorId, action, subject: `post ${postId}` })
    // whatever shows the discussion is out of date
    await announce(trx, { kind: 'post_edit', postId })
    return { isClosed }
  })
