import { sql } from 'kysely'
import type { Db } from '../db/outbox.ts'

export type Rounds = { lastRoundAt: string | null; emptyRounds: number }

const key = 'scout_rounds'

/** Notes a round; gives how many in a row heard nothing at all. */
export const countRound = async (
  { db }: { db: Db },
  heardAnything: boolean,
  now: Date,
): Promise<number> => {
  const { emptyRounds } = await readRounds(db)
  const value: Rounds = {
    lastRoundAt: now.toISOString(),
    emptyRounds: heardAnything ? 0 : emptyRounds + 1,
  }
  await sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()
  `.execute(db)
  return value.emptyRounds
}

export const readRounds = async (db: Db): Promise<Rounds> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return (row?.value as Rounds | undefined) ?? { lastRoundAt: null, emptyRounds: 0 }
}
