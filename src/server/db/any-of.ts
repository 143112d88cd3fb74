import { type RawBuilder, sql } from 'kysely'

/**
 * Whether there is a row; `rows` is what follows `select`, from its `from` on. Not `exists`, of which
 * PostgreSQL may make a join or a list of all there are, on the whole site, to look at few.
 */
export const anyOf = (rows: RawBuilder<unknown>) =>
  sql<boolean>`((select true ${rows} limit 1) is true)`
