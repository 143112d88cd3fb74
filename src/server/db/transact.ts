import {
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely'
import type { Db, Trx } from './outbox.ts'
import { retrySerialization, sqlStateOf } from './retry-serialization.ts'
import type { Tables } from './tables.ts'

/**
 * Does the work in one transaction: in the caller's where there is one, else in one of its own, which begins again
 * when PostgreSQL undid it. Statements that the work asks for before earlier ones are answered (`Promise.all`) are
 * sent at once and done in the order of the calls: pipelining. Of a step with several statements only the first keeps its
 * place in that order.
 */
export const transact = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : retrySerialization(() => db.transaction().execute((trx) => pipelined(trx, work)))

/** Kysely's own transaction sends one statement at a time. This one sends each when it is asked for. */
const pipelined = <T>(trx: Transaction<Tables>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  trx.getExecutor().provideConnection((connection) => {
    let isOver = false
    let refusal: unknown
    const provideConnection = async <R>(use: (connection: DatabaseConnection) => Promise<R>) => {
      // A step that goes on after another has failed would write behind the rollback.
      if (isOver) throw new Error('The transaction of this statement is over.')
      return use(connection).catch((error: unknown) => {
        refusal ??= error
        throw isAborted(error) ? refusal : error
      })
    }
    const executor = trx.getExecutor().withConnectionProvider({ provideConnection })
    const own = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor })
    return work(own).finally(() => {
      isOver = true
    })
  })

/** PostgreSQL refuses all that comes behind a statement that failed: what matters is why that one did. */
const isAborted = (error: unknown): boolean => sqlStateOf(error) === '25P02'

/** Kysely wants a driver and a dialect for each database; a transaction that has its connection uses neither. */
const driver = new DummyDriver()
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
