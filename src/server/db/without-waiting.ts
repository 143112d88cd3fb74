import { sql } from 'kysely'

/**
 * In the list of a `select` or `returning`: this transaction's commit does not wait for the disk. A crash of the database may
 * lose it together with everything that was committed after it, never alone: for what is done again from an earlier commit.
 */
export const withoutWaiting = sql`set_config('synchronous_commit', 'off', true)`
