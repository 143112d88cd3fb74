import type { Trx } from '../db/outbox.ts'
import { notifyCommit } from './commits.ts'
import type { Change } from './kinds.ts'

/**
 * Appends to the event log; part of the caller's transaction, so heard if and only if it commits.
 * The hub is woken already now: it waits for transactions that are under way.
 */
export const announce = async (trx: Trx, { kind, ...payload }: Change): Promise<void> => {
  await trx
    .insertInto('events')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute()
  notifyCommit()
}
