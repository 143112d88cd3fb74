import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/outbox.ts'
import { addressKey } from '../http/limits/addresses.ts'

type Visitor = { ip: string; userAgent: string }

/** Makes of a visitor a name that holds for one day and that nobody can undo after it. */
export type VisitorNames = (visitor: Visitor, now: Date) => Promise<string>

const saltKey = 'story_visitors'

/**
 * The salt of the day is random, common to all processes, and overwritten by the next day's: from
 * then on no address can be tried against what was kept.
 */
export const openVisitorNames = (db: Db): VisitorNames => {
  let known = { day: '', salt: '' }
  return async ({ ip, userAgent }, now) => {
    const day = now.toISOString().slice(0, 10)
    if (known.day !== day) known = { day, salt: await saltOf(db, day) }
    const hash = createHash('sha256').update(`${known.salt}\n${addressKey(ip)}\n${userAgent}`)
    return visitorMark + hash.digest('base64url')
  }
}

/** No user id begins like this. */
const visitorMark = '~'

const saltOf = async (db: Db, day: string): Promise<string> => {
  const fresh = { day, salt: randomBytes(32).toString('base64url') }
  const { rows } = await sql<{ salt: string }>`
    with kept as (
      insert into settings (key, value) values (${saltKey}, ${JSON.stringify(fresh)}::jsonb)
      on conflict (key) do update set value = excluded.value, updated_at = now()
        where settings.value ->> 'day' < excluded.value ->> 'day'
      returning value
    )
    select value ->> 'salt' as salt from kept
    union all select value ->> 'salt' from settings where key = ${saltKey}
    limit 1
  `.execute(db)
  return rows[0]?.salt ?? fresh.salt
}

/** Forgets stories that expired, and after a day what visitors were called. */
export const forgetStories = async (db: Db): Promise<void> => {
  await sql`delete from stories where expires_at < now()`.execute(db)
  await sql`
    delete from story_views
    where viewer like ${`${visitorMark}%`} and created_at < now() - interval '1 day'
  `.execute(db)
  await sql`
    delete from settings where key = ${saltKey} and updated_at < now() - interval '1 day'
  `.execute(db)
}
