import { sql } from 'kysely'
import type { LibraryItem, LibraryText } from '#shared/library.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/core/errors.ts'
import { record } from '../moderation/audit.ts'
import type { Library } from './library.ts'
import { textsOf } from './tree.ts'

type Written = { id: string; by: string; text: string }

/** Everything that can be switched off, debates first. */
export const listLibrary = async (trx: Trx, library: Library): Promise<LibraryItem[]> => {
  const off = await readSwitches(trx)
  return itemsOf(library).map(({ texts, ...item }) => ({
    ...item,
    textsCount: texts.length,
    isOff: off.has(item.id),
  }))
}

/** The texts of one debate or reading. 404. */
export const listTexts = async (trx: Trx, library: Library, of: string): Promise<LibraryText[]> => {
  const item = itemsOf(library).find(({ id }) => id === of)
  if (!item) throw notFound('Text')
  const [off, spoken] = await Promise.all([readSwitches(trx), readSpoken(trx, of)])
  return item.texts.map((text) => {
    const id = `${of}/${text.id}`
    return { ...text, id, isOff: off.has(id), spokenAt: spoken.get(id) ?? null }
  })
}

type Wish = { id: string; isOff: boolean; by: string; at: Date }

/** Keeps a text, a debate or a reading from being spoken, or lets it be spoken again. 404 for what is not there. */
export const switchText = async (
  db: Db,
  library: Library,
  { id, isOff, by, at }: Wish,
): Promise<{ id: string; isOff: boolean }> => {
  if (!isWritten(library, id)) throw notFound('Text')
  await transact(db, async (trx) => {
    if (isOff)
      await trx
        .insertInto('library_switches')
        .values({ text_id: id, switched_by: by, switched_at: at })
        .onConflict((on) => on.doNothing())
        .execute()
    else await trx.deleteFrom('library_switches').where('text_id', '=', id).execute()
    await record(trx, {
      actor: by,
      action: isOff ? 'switch_off' : 'switch_on',
      subject: `library ${id}`,
    })
  })
  return { id, isOff }
}

type Item = Omit<LibraryItem, 'textsCount' | 'isOff'> & { texts: Written[] }

const itemsOf = ({ debates, readings }: Library): Item[] => [
  ...[...debates.values()].map((debate) => ({
    id: debate.id,
    kind: 'debate' as const,
    title: debate.question,
    texts: textsOf(debate).map(({ id, by, text }) => ({ id, by, text })),
  })),
  ...readings.map(({ id, when, openings }) => ({
    id: `reading:${id}`,
    kind: 'reading' as const,
    title: when,
    texts: openings.flatMap(({ answers, ...opening }) =>
      [opening, ...answers].map(({ id: own, by, text }) => ({ id: own, by, text })),
    ),
  })),
]

const isWritten = (library: Library, id: string): boolean => {
  const [owner, text] = id.split('/')
  const item = itemsOf(library).find((one) => one.id === owner)
  return item !== undefined && (text === undefined || item.texts.some((one) => one.id === text))
}

const readSwitches = async (trx: Trx): Promise<Set<string>> => {
  const rows = await trx.selectFrom('library_switches').select('text_id').execute()
  return new Set(rows.map(({ text_id }) => text_id))
}

const readSpoken = async (trx: Trx, of: string): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select text_id as id, max(spoken_at) as at from spoken_texts
    where text_id >= ${`${of}/`} and text_id < ${`${of}0`} group by text_id
  `.execute(trx)
  return new Map(rows.map(({ id, at }) => [id, at.toISOString()]))
}
