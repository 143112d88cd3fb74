import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { notifyCommit } from './commits.ts'
import type { Change } from './kinds.ts'

/**
 * Appends to the event log; part of the caller's transaction, so heard if and only if it commits.
 * The hub is woken already now: it waits for transactions that are under way.
 */
export const announce = async (trx: Trx, change: Change): Promise<void> => {
  await appendEvents(trx, [change])
  notifyCommit()
}

/** The same of many, of a caller that says itself what it has committed (commits.ts). */
export const appendEvents = async (trx: Trx, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return
  const rows = changes.map(({ kind, ...payload }) => ({ kind, payload: JSON.stringify(payload) }))
  await append(trx, rows)
}

const append = statementOfMany(
  { kind: 'text', payload: 'jsonb' },
  (given) => sql`
    insert into events (kind, payload) select kind, payload from (${given}) as given
    order by position`,
)
