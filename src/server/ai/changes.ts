import type { Trx } from '../db/outbox.ts'
import { truncate } from '#shared/text.ts'

const summaryMost = 500

/** Who changed what, in the transaction that changes it. Never a key. */
export const recordChange = async (
  trx: Trx,
  { by, subject, summary }: { by: string; subject: string; summary: string },
): Promise<void> => {
  await trx
    .insertInto('ai_changes')
    .values({ user_id: by, subject, summary: truncate(summary, summaryMost) })
    .execute()
}

/** As a row of the panel's list. */
export const listChanges = async (trx: Trx, most: number) => {
  const rows = await trx
    .selectFrom('ai_changes as change')
    .leftJoin('users', 'users.id', 'change.user_id')
    .select(['change.id', 'change.summary', 'change.created_at', 'users.username'])
    .orderBy('change.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, summary, created_at, username }) => ({
    id,
    who: username,
    summary,
    at: created_at.toISOString(),
  }))
}
