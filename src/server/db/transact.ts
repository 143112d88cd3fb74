import type { Db, Trx } from './outbox.ts'
import { retrySerialization } from './retry-serialization.ts'

/**
 * Does the work in one transaction: in the caller's where there is one, else in one of its own, which begins again
 * when PostgreSQL undid it.
 */
export const transact = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : retrySerialization(() => db.transaction().execute(work))
