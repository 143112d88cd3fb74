import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

/** How many notifications somebody has not read; quiet ones do not count. */
export const countUnread = async (trx: Trx, userId: string): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications
    where user_id = ${userId} and read_at is null and not is_quiet
  `.execute(trx)
  return rows[0]?.unread ?? 0
}

/** Lets the browsers of these people, and nobody else, hear how much they have not read. */
export const tellUnread = async (trx: Trx, userIds: string[]): Promise<void> => {
  if (userIds.length === 0) return
  await sql`
    insert into events (kind, payload, user_id)
    select 'notification', jsonb_build_object('unread', (
      select count(*) from notifications
      where notifications.user_id = people.id and read_at is null and not is_quiet
    )), people.id
    from unnest(${userIds}::text[]) as people (id)
  `.execute(trx)
}

/** Marks the named ones, or all, as read. */
export const markRead = async (
  trx: Trx,
  { userId, ids, at }: { userId: string; ids: number[] | undefined; at: Date },
): Promise<void> => {
  const { rows } = await sql`
    update notifications set read_at = ${at}
    where user_id = ${userId} and read_at is null
      and (${ids === undefined}::boolean or id = any(${ids ?? []}::bigint[]))
    returning 1
  `.execute(trx)
  if (rows.length > 0) await tellUnread(trx, [userId])
}
