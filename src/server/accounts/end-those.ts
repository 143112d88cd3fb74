import { type RawBuilder, sql } from 'kysely'
import { notifyCommit } from '../changes/commits.ts'
import type { Trx } from '../db/outbox.ts'

/**
 * Ends sessions or access tokens, in one statement with what tells live streams, on every process; gives how many
 * there were.
 */
export const endThose = async (
  trx: Trx,
  table: 'sessions' | 'access_tokens',
  isMeant: RawBuilder<unknown>,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with ended as (
      delete from ${sql.table(table)} where ${isMeant} returning token_hash
    ),
    told as (
      insert into events (kind, payload)
      select 'signed_out', jsonb_build_object('sessions',
        jsonb_agg(translate(encode(token_hash, 'base64'), '+/=', '-_')))
      from ended having count(*) > 0
    )
    select count(*)::int as count from ended`.execute(trx)
  const count = rows[0]?.count ?? 0
  if (count > 0) notifyCommit()
  return count
}
