import { sql } from 'kysely'
import type { ReportReason, Thing } from '#shared/moderation.ts'
import { scoutId } from '#shared/users.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { invalid, notFound } from '../http/core/errors.ts'

type Report = {
  reporterId: string
  thing: Thing
  id: string
  reason: ReportReason
  details: string
  at: Date
}

/** Whose it is, while it is on the site; null: a character's. undefined: there is no such thing. */
const findOwner = async (
  trx: Trx,
  thing: Thing,
  id: string,
): Promise<string | null | undefined> => {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
  const found = {
    post: sql`select user_id from posts where id = ${number} and deleted_at is null`,
    comment: sql`select user_id from comments where id = ${number} and deleted_at is null`,
    story: sql`
      select user_id from stories where id = ${number} and expires_at > clock_timestamp()`,
    profile: sql`
      select id as user_id from users
      where id = ${id} and deleted_at is null and id <> ${scoutId}`,
    moved: sql`select user_id from moved_notes where id = ${number}`,
    steelman: sql`select user_id from steelmen where id = ${number}`,
    mind: sql`select user_id from minds where id = ${number}`,
  }[thing]
  const { rows } = await sql<{ user_id: string | null }>`${found}`.execute(trx)
  return rows[0]?.user_id
}

const columns = {
  post: 'post_id',
  comment: 'comment_id',
  story: 'story_id',
  profile: 'person_id',
  moved: 'moved_id',
  steelman: 'steelman_id',
  mind: 'mind_id',
} as const

/** The column of reports that names a thing of this kind. */
export const columnOf = (thing: Thing) => sql.ref(columns[thing])

/** Once for each person and thing: said again, it is what was said before. 404, 400 for one's own. */
export const reportThing = async (db: Db, report: Report): Promise<void> => {
  const { reporterId, thing, id, reason, details, at } = report
  const owner = await findOwner(db, thing, id)
  if (owner === undefined) throw notFound('What you report')
  if (owner === reporterId) throw invalid([{ path: 'id', message: 'This is your own.' }])
  await sql`
    insert into reports (reporter_id, ${columnOf(thing)}, reason, details, created_at)
    values (${reporterId}, ${id}, ${reason}, ${details}, ${at}::timestamptz)
    on conflict do nothing
  `.execute(db)
}

/** What was reported has been looked at. */
export const settleReports = (
  trx: Trx,
  { thing, id, at }: { thing: Thing; id: string; at: Date },
) =>
  sql`
    update reports set settled_at = ${at}::timestamptz
    where ${columnOf(thing)} = ${id} and settled_at is null
  `.execute(trx)
