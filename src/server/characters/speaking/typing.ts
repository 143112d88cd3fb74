import { sql } from 'kysely'
import type { Trx } from '../../db/outbox.ts'
import { statement } from '../../db/statement.ts'

type Plan = { aspectId: string | null; factIds: string[] }
/** `parentId`: the comment that is answered. */
type Typing = { postId: number; replyId: number; characterId: string; parentId: number | null }

/**
 * Says what a turn is going to be about, so that nobody else plans the same at the same time, and
 * lets browsers hear that the character types. Who calls this wakes the hub after the commit: before,
 * it would look in vain, and then not at once again.
 */
export const beginTurn = async (
  trx: Trx,
  typing: Typing,
  { aspectId, factIds }: Plan,
): Promise<void> => {
  const plan = JSON.stringify({ plan: { aspectId, factIds } })
  await beginning(trx, { id: typing.replyId, plan, typing: JSON.stringify(typing) })
}

const beginning = statement(
  { id: 'bigint', plan: 'jsonb', typing: 'jsonb' },
  ({ id, plan, typing }) => sql`
    with held as (update replies set why = why || ${plan} where id = ${id})
    insert into events (kind, payload) values ('typing', ${typing})`,
)
