import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Hub } from '../changes/hub.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { type Promised, promised } from '../db/promised.ts'
import { statement } from '../db/statement.ts'
import { type MutedWords, findMutedWords } from './muted-words.ts'

/** What somebody is not to see. */
export type Hidden = {
  viewerId: string
  /** Whom they muted or blocked, and who blocked them. */
  people: ReadonlySet<string>
  /** Only the blocks, whichever of the two made them. */
  blocked: ReadonlySet<string>
  characters: ReadonlySet<string>
  words: readonly string[]
  isNone: boolean
}

export const nothingHidden: Hidden = {
  viewerId: '',
  people: new Set(),
  blocked: new Set(),
  characters: new Set(),
  words: [],
  isNone: true,
}

type Row = { muted: string[]; blocked: string[]; characters: string[]; words: string[] }

const hidingsOf = statement(
  { viewer: 'text' },
  ({ viewer }) => sql<Row>`
    select
      array(select person_id from hidings
        where user_id = ${viewer} and person_id is not null and kind = 'mute') as muted,
      array(
        select person_id from hidings
          where user_id = ${viewer} and person_id is not null and kind = 'block'
        union select user_id from hidings where person_id = ${viewer} and kind = 'block'
      ) as blocked,
      array(select character_id from hidings
        where user_id = ${viewer} and character_id is not null) as characters,
      array(select word from muted_words where user_id = ${viewer}) as words`,
)

/** What this person is not to see; a visitor (null) sees all, without a query. */
export const hiddenFrom = async (db: Trx, viewerId: string | null): Promise<Hidden> => {
  if (viewerId === null) return nothingHidden
  const [row] = await hidingsOf(db, { viewer: viewerId })
  const { muted, blocked, characters, words } = row as Row
  const isNone = [muted, blocked, characters, words].every(({ length }) => length === 0)
  if (isNone) return nothingHidden
  return {
    viewerId,
    people: new Set([...muted, ...blocked]),
    blocked: new Set(blocked),
    characters: new Set(characters),
    words,
    isNone,
  }
}

/** Something that somebody said: a person, or a character. */
export type Said = { authorId: string | null; characterId?: string | null; content: string }

/** Whether this is kept from them. Nobody's own words are. */
export const isHidden = (hidden: Hidden, { authorId, characterId, content }: Said): boolean => {
  if (authorId === hidden.viewerId) return false
  return (
    (authorId !== null && hidden.people.has(authorId)) ||
    (characterId != null && hidden.characters.has(characterId)) ||
    (hidden.words.length > 0 && mutedWordsOf(hidden).areIn(content))
  )
}

/** The same as a condition on a row that a person wrote. */
export const isShown = (
  hidden: Hidden,
  { author, content }: { author: RawBuilder<unknown>; content: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  if (hidden.isNone) return sql`true`
  const others = sql`${author} <> all(${[...hidden.people]}::text[])`
  const clean = sql.join(
    patternsOf(hidden.words).map((pattern) => sql`and ${content} !~* ${pattern}`),
    sql` `,
  )
  return sql`(${author} = ${hidden.viewerId} or (${others} ${clean}))`
}

/** Made when something is first looked at for them: most who mute words are not reading right now. */
const muted = new WeakMap<Hidden, MutedWords>()

const mutedWordsOf = (hidden: Hidden): MutedWords => {
  const known = muted.get(hidden)
  if (known) return known
  const found = findMutedWords(hidden.words)
  muted.set(hidden, found)
  return found
}

/** PostgreSQL's automaton grows with the different characters of a pattern, up to more than it can hold. */
const charactersMost = 300

/** One pattern nearly always; several where the words have very many different characters. */
const patternsOf = (words: readonly string[]): string[] => {
  const groups: { words: string[]; characters: Set<string> }[] = []
  for (const word of words) {
    const last = groups.at(-1)
    const characters = new Set([...word, ...(last?.characters ?? [])])
    if (last && characters.size <= charactersMost) {
      last.words.push(word)
      last.characters = characters
    } else groups.push({ words: [word], characters: new Set(word) })
  }
  return groups.map((group) => patternOf(group.words))
}

const patternOf = (words: readonly string[]): string => {
  const any = words.map((word) => word.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)).join('|')
  return `(^|[^[:alnum:]_])(${any})($|[^[:alnum:]_])`
}

/** What people who are here are not to see, kept until they change it. */
export type HiddenKept = {
  of: (viewerId: string) => Promise<Hidden>
  /** The same without waiting: undefined when it must be read first. */
  known: (viewerId: string) => Hidden | undefined
  /** Waits until every change that was heard of has been read. */
  settled: () => Promise<unknown>
  close: () => void
}

const keptMost = 5_000

export const keepHidden = (
  { db, hub }: { db: Db; hub: Hub },
  max: number = keptMost,
): HiddenKept => {
  const kept = new LRUCache<string, Promised<Hidden>>({ max })
  const pending = new Set<Promise<unknown>>()

  const read = (viewerId: string): Promise<Hidden> => {
    const known = kept.get(viewerId)
    if (known) return known.promise
    const fresh = promised(hiddenFrom(db, viewerId), () => {
      if (kept.get(viewerId) === fresh) kept.delete(viewerId)
    })
    kept.set(viewerId, fresh)
    const settling = fresh.promise.catch(() => undefined).finally(() => pending.delete(settling))
    pending.add(settling)
    return fresh.promise
  }
  const close = hub.onChange((change) => {
    if (change.kind !== 'hiding') return
    for (const userId of change.userIds) {
      // who listens to the live stream is told by what is known at once
      if (kept.delete(userId)) read(userId).catch(() => undefined)
    }
  })
  return {
    of: read,
    known: (viewerId) => kept.get(viewerId)?.value,
    settled: () => Promise.all(pending),
    close,
  }
}
