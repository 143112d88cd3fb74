import { sql } from 'kysely'
import type { Thing, Verdict } from '#shared/moderation.ts'
import type { Change } from '#server/changes/kinds.ts'
import { onCommit } from '#server/changes/commits.ts'
import { decide } from '#server/moderation/decide.ts'
import { testDatabase } from './db.ts'
import { type Person, bringIn } from './roles.ts'
import { thingsIn } from './things.ts'

export type Judged = { verdict: Verdict; reason?: string; days?: 1 | 7 | 30; isRemoved?: boolean }

/** A moderator at work, without a site around the desk, and what can be seen of it afterwards. */
export const openDesk = async (at: Date, origin: string) => {
  const database = await testDatabase()
  const { db } = database
  const things = thingsIn(db)
  const keeper = await bringIn(database, 'admin')

  const judge = (thing: Thing | 'held', id: number | string, judged: Judged) => {
    const moderator = { id: keeper.id, isAdmin: true, confirmedAt: at }
    const usual = { reason: 'A reason.', days: 7 as const, isRemoved: false }
    return decide(db, { thing, id: String(id), at, origin, moderator, ...usual, ...judged })
  }
  /** Of whom this process is told at once that their sessions ended while something is done. */
  const ejectedBy = async (act: () => Promise<unknown>): Promise<string[]> => {
    const heard: Change[] = []
    const end = onCommit((committed) => committed && heard.push(committed))
    await act()
    end()
    return heard.flatMap((one) => (one.kind === 'ejected' ? [one.userId] : []))
  }

  const post = async (owner: { id: string }): Promise<number> => {
    const id = await things.post(owner as Person)
    await sql`update posts set fingerprint = 77 where id = ${id}`.execute(db)
    return id
  }
  const isGone = async (table: 'posts' | 'comments', id: number) => {
    const row = db.selectFrom(table).select('deleted_at').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).deleted_at !== null
  }
  const decisionsAbout = ({ id }: { id: string }) =>
    db
      .selectFrom('moderation_decisions')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  const account = ({ id }: Person) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const sessionsOf = async ({ id }: Person) =>
    (await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()).length
  const lastLine = async () => {
    const { rows } = await sql`
      select actor, action, subject, details from audit_log order by id desc limit 1
    `.execute(db)
    return rows[0]
  }
  /** What is announced of somebody or something, in all. */
  const announced = async (kind: Change['kind'], key: string, value: unknown) => {
    const { rows } = await sql`
      select from events where kind = ${kind} and payload ->> ${key} = ${String(value)}
    `.execute(db)
    return rows.length
  }
  const jobs = async () => {
    const { rows } = await sql<{ key: string; payload: object }>`
      select key, payload from graphile_worker._private_jobs where key is not null
    `.execute(db)
    return new Map(rows.map(({ key, payload }) => [key, payload]))
  }
  const seen = { isGone, decisionsAbout, account, sessionsOf, lastLine, announced, jobs }
  return { ...database, things, keeper, judge, ejectedBy, post, ...seen }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

export const refused = (status: number, message: string, more: object = {}) => ({
  status,
  message,
  ...more,
})
