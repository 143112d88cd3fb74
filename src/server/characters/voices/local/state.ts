import { sql } from 'kysely'
import type { LocalVoice } from '#shared/models.ts'
import type { Trx } from '../../../db/outbox.ts'

const key = 'local-voice'

/** The process that runs the turns says how its model does; every process can read it. */
export const keepLocalState = async (trx: Trx, state: LocalVoice): Promise<void> => {
  await sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(state)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()
  `.execute(trx)
}

export const readLocalState = async (trx: Trx): Promise<LocalVoice | null> => {
  const { rows } = await sql<{ value: LocalVoice }>`
    select value from settings where key = ${key}
  `.execute(trx)
  return rows[0]?.value ?? null
}
