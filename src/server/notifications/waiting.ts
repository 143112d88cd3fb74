import { sql } from 'kysely'
import type { WaitingThings } from '../admin/waiting.ts'
import type { Trx } from '../db/outbox.ts'
import { pushLater, toldColumns, type ToldRow } from './gather.ts'
import { tellUnread } from './unread.ts'

/** What a notification of this kind is about: nobody has caused it. */
const about = 'desk'

/**
 * Tells each administrator once what has begun to wait since they were told the last time, and takes back
 * what no longer waits. Called again and again, it tells nothing twice.
 */
export const tellAdministrators = async (trx: Trx, waiting: WaitingThings[]): Promise<void> => {
  const told = [...(await tell(trx, waiting)), ...(await withdrawOthers(trx, waiting))]
  await tellUnread(trx, [...new Set(told)])
}

const kindsOf = (waiting: WaitingThings[]) => waiting.map(({ kind }) => `wait_${kind}`)

const tell = async (trx: Trx, waiting: WaitingThings[]): Promise<string[]> => {
  const { rows } = await sql<ToldRow>`
    insert into notifications (user_id, kind, about, created_at, updated_at)
    select admin.id, given.kind, ${about}, given.newest, given.newest
    from unnest(${kindsOf(waiting)}::text[], ${waiting.map(({ newest }) => newest)}::timestamptz[])
      as given (kind, newest)
    join users as admin on admin.is_admin and admin.deleted_at is null
    where not exists (
      select from notifications as earlier
      where earlier.user_id = admin.id and earlier.kind = given.kind and earlier.updated_at >= given.newest
    )
    on conflict (user_id, kind, about) where read_at is null do update
      set updated_at = excluded.updated_at
    returning ${toldColumns}
  `.execute(trx)
  await pushLater(trx, rows)
  return rows.map(({ userId }) => userId)
}

/** Read ones stay in the list; an unread one about what somebody else has done would lead nowhere. */
const withdrawOthers = async (trx: Trx, waiting: WaitingThings[]): Promise<string[]> => {
  const { rows } = await sql<{ userId: string }>`
    delete from notifications
    where about = ${about} and read_at is null and kind <> all(${kindsOf(waiting)}::text[])
    returning user_id as "userId"
  `.execute(trx)
  return rows.map(({ userId }) => userId)
}
