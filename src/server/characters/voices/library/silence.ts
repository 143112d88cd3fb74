import { sql } from 'kysely'
import { announce } from '../../../changes/announce.ts'
import type { Engine } from '../../speaking/engine.ts'
import type { Thread } from '../../casting/thread.ts'
import { transact } from '../../../db/transact.ts'

/**
 * Nobody opens: all that was written on the question was said here lately, or nothing fits. The thread says so, and
 * links the earlier one.
 */
export const tellOfSilence = async (
  { db }: Pick<Engine, 'db'>,
  { post }: Thread,
): Promise<void> => {
  await transact(db, async (trx) => {
    await sql`
      update post_debates set note = 'spent'
      where post_id = ${post.id} and debate_id is not null and (note is null or note = 'covered')
    `.execute(trx)
    await announce(trx, { kind: 'post_edit', postId: post.id })
  })
}
