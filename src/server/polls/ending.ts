import { sql } from 'kysely'
import { announce } from '../changes/announce.ts'
import { notifyCommit } from '../changes/commits.ts'
import type { Services } from '../services.ts'
import { transact } from '../db/transact.ts'

/** At a time; the others a minute later. */
const most = 200

/** Opens the results of polls whose time is over to everybody. */
export const endPolls = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  await transact(db, async (trx) => {
    const { rows } = await sql<{ postId: number }>`
      update polls set is_ended = true where post_id in (
        select post_id from polls where not is_ended and ends_at <= ${clock()}
        order by post_id limit ${most} for no key update
      ) returning post_id as "postId"
    `.execute(trx)
    for (const { postId } of rows) await announce(trx, { kind: 'poll', postId, userId: null })
  })
  notifyCommit()
}
