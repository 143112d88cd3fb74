import { type RawBuilder, sql } from 'kysely'
import type { Waiting } from '#shared/admin.ts'
import { messagesWaiting } from '../contact/inbox.ts'
import type { Trx } from '../db/outbox.ts'
import { appealsWaiting, textsWaiting } from '../moderation/desk.ts'
import { sourcesWaiting, topicsWaiting } from '../scout/desk.ts'

/** By kind, a statement that gives a row for each thing that waits, with since when: `since`. */
const waitingOf: Record<keyof Waiting, RawBuilder<{ since: Date }>> = {
  held: textsWaiting,
  appeal: appealsWaiting,
  message: messagesWaiting,
  topic: topicsWaiting,
  source: sourcesWaiting,
}

export type WaitingKind = keyof Waiting

/** How much of a kind waits, and since when the newest of it does. */
export type WaitingThings = { kind: WaitingKind; count: number; newest: Date }

/** What waits for an administrator; kinds of which nothing waits are left out. */
export const listWaiting = async (trx: Trx): Promise<WaitingThings[]> => {
  const parts = Object.entries(waitingOf).map(
    ([kind, things]) => sql`select ${kind}::text as kind, since from (${things}) as things`,
  )
  const { rows } = await sql<WaitingThings>`
    select kind, count(*)::int as count, max(since) as newest
    from (${sql.join(parts, sql` union all `)}) as waiting group by kind
  `.execute(trx)
  return rows
}

/** How much of each kind waits. */
export const readWaiting = async (trx: Trx): Promise<Waiting> => {
  const counts = new Map((await listWaiting(trx)).map(({ kind, count }) => [kind, count]))
  const kinds = Object.keys(waitingOf) as WaitingKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Waiting
}
