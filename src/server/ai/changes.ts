import type { AiChange, AiState } from '#shared/ai.ts'
import type { Trx } from '../db/outbox.ts'
import { type Act, record } from '../moderation/audit.ts'

type Change = {
  by: string
  subject: string
  what: AiChange
  /** For the audit log: figures and names of choices, no words of people. */
  details?: Act['details']
}

/** Who changed what, in the transaction that changes it. Never a key. */
export const recordChange = async (
  trx: Trx,
  { by, subject, what, details }: Change,
): Promise<void> => {
  await record(trx, { actor: by, action: 'change', subject: `ai ${subject}`, details })
  await trx
    .insertInto('ai_changes')
    .values({ user_id: by, subject, what: JSON.stringify(what) })
    .execute()
}

/** As a row of the panel's list. */
export const listChanges = async (trx: Trx, most: number): Promise<AiState['changes']> => {
  const rows = await trx
    .selectFrom('ai_changes as change')
    .leftJoin('users', 'users.id', 'change.user_id')
    .select(['change.id', 'change.what', 'change.summary', 'change.created_at', 'users.username'])
    .orderBy('change.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, what, summary, created_at, username }) => ({
    id,
    who: username,
    what: what as AiChange | null,
    summary,
    at: created_at.toISOString(),
  }))
}
