import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type CharacterRecord, type PersonaDraft, personaDraft } from '#shared/ai.ts'
import type { Persona } from '../characters/persona.ts'
import { speakers } from '../library/debate.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import { recordChange } from './changes.ts'

/** A character with all versions of its persona, newest first. Throws 404. */
export const readRecord = async (trx: Trx, id: string): Promise<CharacterRecord> => {
  const character = await trx
    .selectFrom('characters')
    .select(['is_enabled', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!character) throw notFound('Character')
  const rows = await listVersions(trx, id)
  const present = rows.find(({ version }) => version === character.version)?.persona as Persona
  return {
    id,
    handle: present.handle,
    isEnabled: character.is_enabled,
    version: character.version,
    hasTexts: (speakers as readonly string[]).includes(present.handle),
    versions: rows.map(({ persona, version, created_at, username, restored_from }) => ({
      version,
      persona: personaDraft.parse(persona),
      createdAt: created_at.toISOString(),
      createdBy: username,
      restoredFrom: restored_from,
    })),
  }
}

const listVersions = (trx: Trx, id: string) =>
  trx
    .selectFrom('character_versions as v')
    .leftJoin('users', 'users.id', 'v.created_by')
    .select(['v.version', 'v.persona', 'v.created_at', 'v.restored_from', 'users.username'])
    .where('v.character_id', '=', id)
    .orderBy('v.version', 'desc')
    .execute()

type Change = { id: string; by: string }

/** 409 where somebody wrote a version since `basedOn`. */
export const writePersona = (
  db: Db,
  { id, by, basedOn, persona }: Change & { basedOn: number; persona: PersonaDraft },
): Promise<CharacterRecord> =>
  changeCharacter(db, id, async (trx, latest) => {
    if (latest.version !== basedOn)
      throw conflict('Somebody else has changed this character meanwhile. Please look again.')
    await insertVersion(trx, { id, by, persona: { ...latest.persona, ...persona } })
    const details = { act: 'new version', basedOn }
    const what = { kind: 'persona', name: persona.name } as const
    await recordChange(trx, { by, subject: id, what, details })
  })

/** The older version becomes a new one, so that nothing is lost. Throws 404. */
export const restorePersona = (
  db: Db,
  { id, by, version }: Change & { version: number },
): Promise<CharacterRecord> =>
  changeCharacter(db, id, async (trx) => {
    const old = (await listVersions(trx, id)).find((row) => row.version === version)
    if (!old) throw notFound('Version')
    const persona = old.persona as Persona
    await insertVersion(trx, { id, by, persona, restoredFrom: version })
    const what = { kind: 'restored', name: persona.name, version } as const
    await recordChange(trx, { by, subject: id, what, details: { act: 'restored', version } })
  })

export const switchCharacter = (
  db: Db,
  { id, by, isEnabled }: Change & { isEnabled: boolean },
): Promise<CharacterRecord> =>
  changeCharacter(db, id, async (trx, { persona }) => {
    await trx
      .updateTable('characters')
      .set({ is_enabled: isEnabled })
      .where('id', '=', id)
      .execute()
    const what = { kind: 'switched', name: persona.name, isEnabled } as const
    await recordChange(trx, { by, subject: id, what, details: { act: 'switched', isEnabled } })
  })

type Latest = { version: number; persona: Persona }

/** One at a time per character. */
const changeCharacter = (
  db: Db,
  id: string,
  act: (trx: Trx, latest: Latest) => Promise<void>,
): Promise<CharacterRecord> =>
  changeCast(db, id, async (trx) => {
    await sql`select from characters where id = ${id} for update`.execute(trx)
    const { rows } = await sql<Latest>`
      select c.version, v.persona from characters c
      join character_versions v on v.character_id = c.id and v.version = c.version
      where c.id = ${id}
    `.execute(trx)
    if (!rows[0]) throw notFound('Character')
    await act(trx, rows[0])
  })

/**
 * Does `work` on the character of this id, which may be new. Then every process and every kept page
 * hears of it, and the administrator who changed the cast sees it in their next answer.
 */
const changeCast = async (
  db: Db,
  id: string,
  work: (trx: Trx) => Promise<void>,
): Promise<CharacterRecord> => {
  const changed = await transact(db, async (trx) => {
    await work(trx)
    await announce(trx, { kind: 'cast' })
    return readRecord(trx, id)
  })
  notifyCommit({ kind: 'cast' })
  return changed
}

type NewVersion = { id: string; by: string; persona: Persona; restoredFrom?: number }

const insertVersion = async (
  trx: Trx,
  { id, by, persona, restoredFrom }: NewVersion,
): Promise<void> => {
  await sql`
    with next as (
      update characters set version = 1 + (
        select max(version) from character_versions where character_id = ${id}
      ) where id = ${id} returning version
    )
    insert into character_versions (character_id, version, persona, created_by, restored_from)
    select ${id}, version, ${JSON.stringify(persona)}::jsonb, ${by}, ${restoredFrom ?? null}::int
    from next
  `.execute(trx)
}

type NewCharacter = { by: string; handle: string; persona: PersonaDraft }

/** 409 where the handle is a character's or a person's: an @name means one. */
export const addCharacter = (
  db: Db,
  { by, handle, persona }: NewCharacter,
): Promise<CharacterRecord> => {
  const id = newId(handle)
  return changeCast(db, id, async (trx) => {
    await sql`lock table characters in share row exclusive mode`.execute(trx)
    if (await isTaken(trx, handle)) throw conflict('That handle is taken. Please choose another.')
    await insertCharacter(trx, { id, by, persona: { ...persona, id, handle } })
    const what = { kind: 'added', name: persona.name, handle } as const
    await recordChange(trx, { by, subject: id, what, details: { act: 'added' } })
  })
}

const newId = (handle: string): string =>
  `own-${handle.replaceAll('_', '-').slice(0, 16)}-${randomBytes(2).toString('hex')}`

const isTaken = async (trx: Trx, handle: string): Promise<boolean> => {
  const { rows } = await sql`
    select from users where lower(username) = ${handle}
    union all select from character_versions where lower(persona ->> 'handle') = ${handle}
    union all select from characters where id = ${handle}
    limit 1
  `.execute(trx)
  return rows.length > 0
}

const insertCharacter = async (trx: Trx, { id, by, persona }: NewVersion): Promise<void> => {
  await sql`
    insert into characters (id, position)
    select ${id}, 1 + coalesce(max(position), 0) from characters
  `.execute(trx)
  await trx
    .insertInto('character_versions')
    .values({ character_id: id, version: 1, persona: JSON.stringify(persona), created_by: by })
    .execute()
}
