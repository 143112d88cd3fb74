import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'
import type { TurnRow } from './turns.ts'

type Beginning = {
  plan: { aspectId: string | null; factIds: string[] }
  /** The comment that is answered. */
  parentId: number | null
}

/**
 * Says what a turn is going to be about, so that nobody else plans the same at the same time, and
 * lets browsers hear that the character types. Who calls this wakes the hub after the commit: before,
 * it would look in vain, and then not at once again.
 */
export const beginTurn = async (
  trx: Trx,
  { id, postId, characterId }: TurnRow,
  { plan: { aspectId, factIds }, parentId }: Beginning,
): Promise<void> => {
  const plan = JSON.stringify({ plan: { aspectId, factIds } })
  const typing = JSON.stringify({ postId, replyId: id, characterId, parentId })
  await beginning(trx, { id, plan, typing })
}

const beginning = statement(
  { id: 'bigint', plan: 'jsonb', typing: 'jsonb' },
  ({ id, plan, typing }) => sql`
    with held as (update replies set why = why || ${plan} where id = ${id})
    insert into events (kind, payload) values ('typing', ${typing})`,
)
