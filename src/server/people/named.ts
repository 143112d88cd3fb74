import { sql } from 'kysely'
import { readCast } from '../characters/persona.ts'
import type { Db } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'

type Named = { kind: 'person' | 'character'; id: string }

/** Whom @name means, without regard to case: as the characters hear it, a handle comes first. 404: nobody. */
export const findNamed = async (db: Db, name: string): Promise<Named> => {
  const wanted = name.toLowerCase()
  const character = (await readCast(db)).find(({ handle }) => handle === wanted)
  if (character) return { kind: 'character', id: character.id }
  const { rows } = await sql<{ id: string }>`
    select id from users where lower(username) = ${wanted} and deleted_at is null
  `.execute(db)
  const person = rows[0]
  if (!person) throw notFound('User')
  return { kind: 'person', id: person.id }
}
