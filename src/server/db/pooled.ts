import { patience } from './patience.ts'
import { PreparingClient } from './preparing.ts'

/** What every transaction sets for itself: it goes with its beginning, in one round trip. */
const bounds = Object.entries(patience)
  .map(([name, ms]) => `set local ${name} = ${ms}`)
  .join('; ')
const begins = /^(?:begin|start transaction)\b/

/**
 * A client of a pooler (PgBouncer) in transaction mode, which gives each transaction another session
 * of the database. So it leaves nothing behind in a session: no prepared statement has a name, and
 * what is set is set for one transaction.
 */
export class PooledClient extends PreparingClient {
  // As in PreparingClient: the overloads of pg.Client.query cannot be repeated here.
  override query(asked: any, values?: any, callback?: any): any {
    const isBegin = typeof asked === 'string' && begins.test(asked)
    return super.query(isBegin ? `${asked}; ${bounds}` : asked, values, callback)
  }

  protected override nameOf(): undefined {}
}

/** For openPool. PgBouncer refuses a connection that asks for a timeout as it begins. */
export const throughPooler = {
  Client: PooledClient,
  onConnect: undefined,
  statement_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
} as const
