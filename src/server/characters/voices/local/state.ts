import { sql } from 'kysely'
import type { LocalVoice } from '#shared/models.ts'
import type { Trx } from '../../../db/outbox.ts'

const key = 'local-voice'
/** It reports every quarter of a minute; from one that has not for so long nobody speaks. */
const staleSeconds = 60

/** The process that runs the turns says how its model does; every process can read it. */
export const keepLocalState = async (trx: Trx, state: LocalVoice): Promise<void> => {
  await sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(state)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()
  `.execute(trx)
}

export const forgetLocalState = async (trx: Trx): Promise<void> => {
  await sql`delete from settings where key = ${key}`.execute(trx)
}

/** null: no process holds a model. */
export const readLocalState = async (trx: Trx): Promise<LocalVoice | null> => {
  const { rows } = await sql<{ value: LocalVoice }>`
    select value from settings
    where key = ${key} and updated_at > now() - make_interval(secs => ${sql.lit(staleSeconds)})
  `.execute(trx)
  return rows[0]?.value ?? null
}
