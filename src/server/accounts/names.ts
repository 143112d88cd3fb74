import { sql } from 'kysely'
import { cast } from '../characters/cast.ts'
import type { Trx } from '../db/outbox.ts'
import { conflict } from '../http/errors.ts'

/** Names that would let someone speak as the house. */
const ofTheHouse = [
  'admin',
  'administrator',
  'ai_system',
  'everyone',
  'mod',
  'moderator',
  'official',
  'root',
  'staff',
  'support',
  'symposia',
  'system',
]

const reserved = new Set([...ofTheHouse, ...cast.flatMap(({ id, handle }) => [id, handle])])

/** Nobody may pass for a character, one that an administrator added included, or for the house. */
export const refuseReservedName = async (trx: Trx, username: string): Promise<void> => {
  const name = username.toLowerCase()
  if (reserved.has(name) || (await isHandle(trx, name))) {
    throw conflict('That username is reserved. Please choose another.', 'username_taken')
  }
}

const isHandle = async (trx: Trx, name: string): Promise<boolean> => {
  const { rows } = await sql`
    select from character_versions where persona ->> 'handle' = ${name} limit 1
  `.execute(trx)
  return rows.length > 0
}
