import { sql } from 'kysely'
import type { Trx } from './outbox.ts'

/**
 * The first id that was given at a moment or after it. Ids are given in the order of time, so some
 * twenty looks at the primary key find it: no index on the time is needed.
 */
export const idAt = async (trx: Trx, table: 'posts' | 'comments', at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with recursive look (low, high) as (
      select 0::bigint, (select coalesce(max(id), 0) + 1 from ${sql.table(table)})
      union all
      select
        case when is_before then middle else low end,
        case when is_before then high else middle end
      from look cross join lateral (select (low + high) / 2 as middle) as half
      cross join lateral (
        select coalesce((
          select created_at < ${at}::timestamptz from ${sql.table(table)}
          where id >= middle order by id limit 1
        ), false) as is_before
      ) as seen
      where high - low > 1
    )
    select min(high) as id from look
  `.execute(trx)
  return rows[0]?.id ?? 1
}
