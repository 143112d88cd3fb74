import { sql } from 'kysely'
import { type Cursor, cursorParts } from '../db/cursor.ts'
import type { Logged } from './hub.ts'
import type { Db } from '../db/outbox.ts'
import { toLogged } from './log.ts'

/** Further behind, a browser does better to read again. */
const caughtUpMost = 300
const forgottenKey = 'events_forgotten'

/** An event of which nobody has been notified yet stays, however old it is; see notifications/derive.ts. */
const notifiedUpTo = sql`
  select split_part(value #>> '{}', '-', 1)::xid8, split_part(value #>> '{}', '-', 2)::bigint
  from settings where key = 'notified_up_to'
`

/**
 * Deletes events older than an hour and keeps where the log now begins, so that a browser that
 * comes back from before is told to read again. Gives how many were deleted.
 */
export const forgetOldEvents = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from events where created_at < now() - interval '1 hour'
        and coalesce((xact_id, id) <= (${notifiedUpTo}), true)
      returning xact_id, id
    ),
    kept as (
      insert into settings (key, value)
      select ${forgottenKey}, to_jsonb(xact_id || '-' || id)
      from gone order by gone.xact_id desc, gone.id desc limit 1
      on conflict (key) do update set value = excluded.value, updated_at = now()
    )
    select count(*)::int as count from gone
  `.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The events after one place up to another that this listener may hear (null: a visitor), in order;
 * null when some of them are forgotten, they are too many, or the place is of another database's
 * log. What others are told privately does not count: a wave of it would have everybody read anew.
 */
export const readMissed = async (
  db: Db,
  { after, upTo, userId }: { after: Cursor; upTo: Cursor; userId: string | null },
): Promise<Logged[] | null> => {
  if (!(await isRemembered(db, after))) return null
  const [xact, id] = cursorParts(after)
  const [lastXact, lastId] = cursorParts(upTo)
  const { rows } = await sql<Parameters<typeof toLogged>[0]>`
    select xact_id::text as xact, id, kind, payload, user_id as "userId" from events
    where (xact_id, id) > (${xact}::xid8, ${id}::bigint)
      and (xact_id, id) <= (${lastXact}::xid8, ${lastId}::bigint)
      and (user_id is null or user_id = ${userId})
    order by xact_id, id limit ${caughtUpMost + 1}
  `.execute(db)
  return rows.length > caughtUpMost ? null : rows.map(toLogged)
}

const isRemembered = async (db: Db, cursor: Cursor): Promise<boolean> => {
  const [xact, id] = cursorParts(cursor)
  const { rows } = await sql<{ isRemembered: boolean }>`
    select ${xact}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) and not exists (
      select from settings
      where key = ${forgottenKey} and (${xact}::xid8, ${id}::bigint)
        < (split_part(value #>> '{}', '-', 1)::xid8, split_part(value #>> '{}', '-', 2)::bigint)
    ) as "isRemembered"
  `.execute(db)
  return rows[0]?.isRemembered ?? false
}
