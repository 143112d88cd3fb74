import type { Trx } from '../db/outbox.ts'
import { type Act, record } from '../moderation/audit.ts'
import { truncate } from '#shared/text.ts'

const summaryMost = 500

type Change = {
  by: string
  subject: string
  summary: string
  /** For the audit log: figures and names of choices, no words of people. */
  details?: Act['details']
}

/** Who changed what, in the transaction that changes it. Never a key. */
export const recordChange = async (
  trx: Trx,
  { by, subject, summary, details }: Change,
): Promise<void> => {
  await record(trx, { actor: by, action: 'change', subject: `ai ${subject}`, details })
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
