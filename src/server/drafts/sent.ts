import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'

type Sent = { author: { id: string }; draftId?: number | undefined }

/** What was sent, or waits for a look, is a draft no longer. */
export const takeDrafts = async (trx: Trx, sent: readonly Sent[]): Promise<void> => {
  const rows = sent.flatMap(({ author, draftId }) =>
    draftId === undefined ? [] : [{ draft_id: draftId, user_id: author.id }],
  )
  if (rows.length > 0) await take(trx, rows)
}

const take = statementOfMany(
  { draft_id: 'bigint', user_id: 'text' },
  (given) => sql`
    delete from drafts using (${given}) as given
    where drafts.id = given.draft_id and drafts.user_id = given.user_id`,
)
