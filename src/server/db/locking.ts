import { type RawBuilder, sql } from 'kysely'

/**
 * The rows of `wanted` (id, …) whose row of a table is there, with that row locked, in the order of
 * the ids: two writers of many rows never wait for each other. Each row is found by its key; a join
 * would lock in any order, and read all of a table that seemed small when the plan was made.
 */
export const locked = (table: 'posts' | 'users', wanted: RawBuilder<unknown>) => sql`
  select wanted.* from (${wanted} order by id) as wanted
  cross join lateral (
    select from ${sql.table(table)} as target where target.id = wanted.id for no key update
  ) as locked`
