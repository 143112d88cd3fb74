import { sql } from 'kysely'
import type { Trx } from '#server/db/outbox.ts'

/** What the owner of an address is told about their account, in order: mails that were ordered and not sent. */
export const noticesTo = async (db: Trx, address: string): Promise<string[]> => {
  const { rows } = await sql<{ what: string }>`
    select payload ->> 'what' as what from graphile_worker._private_jobs
    where payload ->> 'letter' = 'notice' and lower(payload ->> 'to') = ${address.toLowerCase()}
    order by id
  `.execute(db)
  return rows.map(({ what }) => what)
}

/** What somebody did with the ways into their account, and what others did, as the audit log has it. */
export const actsOn = async (db: Trx, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('subject', '=', `profile ${userId}`)
    .orderBy('id')
    .execute()
  return rows.map(({ actor, action }) => (actor === userId ? action : `by another: ${action}`))
}
