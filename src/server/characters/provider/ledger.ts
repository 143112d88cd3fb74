import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'

/** What may be spent under one name on one day; microdollars. */
export type Cap = { scope: string; most: number }

/**
 * Sets the worst case aside before a call, under every cap or under none: its id, or null where a
 * cap would be passed. `settle` gives back what was not used.
 */
export const reserve = (
  db: Db,
  { caps, microusd, day }: { caps: readonly Cap[]; microusd: number; day: string },
): Promise<string | null> =>
  transact(db, async (trx) => {
    const scopes = caps.map(({ scope }) => scope).toSorted()
    await sql`
      insert into budgets (scope, day) select unnest(${scopes}::text[]), ${day}::date
      on conflict do nothing
    `.execute(trx)
    /** Locked in one order, so that two reservations never wait for each other. */
    const { rows } = await sql<{ scope: string; used: number }>`
      select scope, (spent_microusd + reserved_microusd)::float8 as used from budgets
      where day = ${day}::date and scope = any(${scopes}::text[]) order by scope for update
    `.execute(trx)
    const used = new Map(rows.map((row) => [row.scope, row.used]))
    if (caps.some(({ scope, most }) => (used.get(scope) ?? 0) + microusd > most)) return null
    await sql`
      update budgets set reserved_microusd = reserved_microusd + ${microusd}
      where day = ${day}::date and scope = any(${scopes}::text[])
    `.execute(trx)
    const id = randomUUID()
    await sql`
      insert into reservations (id, scopes, day, microusd) values (${id}, ${scopes}::text[], ${day}::date, ${microusd})
    `.execute(trx)
    return id
  })

/**
 * Turns a reservation into what was really spent; settling twice changes nothing. Locks in the order
 * in which `reserve` does: without that every second turn of a busy site met a deadlock.
 */
export const settle = async (trx: Trx, id: string, microusd: number): Promise<void> => {
  await sql`
    with gone as (delete from reservations where id = ${id} returning scopes, day, microusd),
    locked as materialized (
      select b.scope, b.day, gone.microusd from gone
      join budgets b on b.day = gone.day and b.scope = any(gone.scopes)
      order by b.scope for update of b
    )
    update budgets b set reserved_microusd = b.reserved_microusd - locked.microusd,
      spent_microusd = b.spent_microusd + ${microusd}
    from locked where b.day = locked.day and b.scope = locked.scope
  `.execute(trx)
}

/** Reservations of calls that nobody will settle any more count as spent: rather too much than too little. */
export const settleForgotten = async (db: Db, before: Date): Promise<void> => {
  const { rows } = await sql<{ id: string; microusd: number }>`
    select id, microusd::float8 as microusd from reservations where created_at < ${before}
  `.execute(db)
  for (const { id, microusd } of rows) await settle(db, id, microusd)
}
