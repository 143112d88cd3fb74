import { sql, type RawBuilder } from 'kysely'
import type { SearchQuery } from '#shared/search.ts'
import { tagKey } from '#shared/text.ts'
import { idAt } from '../db/id-at.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isShown } from '../hiding/hidden.ts'
import { listSpellings } from '../topics/spellings.ts'
import { type Search, type Table, fewTexts } from './matches.ts'

type Filters = Pick<Search, 'filter' | 'implied' | 'ids' | 'marks' | 'ofAuthor'>
type Asked = { query: SearchQuery; table: Table; hidden: Hidden }

const dayMs = 24 * 60 * 60_000
const all = sql`true`

/** What must hold of what is found; null: nothing can, because there is no such author. */
export const readFilters = async (
  trx: Trx,
  { query, table, hidden }: Asked,
): Promise<Filters | null> => {
  const author = query.author ? await findAuthor(trx, query.author) : null
  if (query.author && !author) return null
  if (author?.isCharacter && table === 'posts') return null
  const { by = 'anyone', tag } = query
  const tags = tag ? await keysOf(trx, tag) : []
  const conditions = [
    tag ? isTagged(tags, table) : all,
    table === 'posts' ? all : inShownPost(hidden),
    hidden.isNone ? all : notHidden(hidden, table),
  ]
  return {
    marks: [author?.id ?? [], by === 'anyone' ? [] : `@${by}`].flat(),
    filter: sql.join(conditions, sql` and `),
    // A post's hashtags stand in its text.
    implied:
      tag && table === 'posts'
        ? sql`(${sql.join(tags.map(wordsOf), sql` || `)})`
        : sql`''::tsquery`,
    ids: await idsOf(trx, query, table),
    ofAuthor: author ? await countFew(trx, author, table) : null,
  }
}

type Writer = { isCharacter: boolean; id: string }

/** How many texts somebody has written; null: more than a few. */
const countFew = async (
  trx: Trx,
  { isCharacter, id }: Writer,
  table: Table,
): Promise<number | null> => {
  const column = sql.ref(isCharacter ? 'character_id' : 'user_id')
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from ${sql.table(table)} where ${column} = ${id} and deleted_at is null
      limit ${fewTexts + 1}
    ) as few
  `.execute(trx)
  const { count = 0 } = rows[0] ?? {}
  return count > fewTexts ? null : count
}

/** A person by username, else a character by handle. */
const findAuthor = async (trx: Trx, name: string): Promise<Writer | null> => {
  const { rows } = await sql<Writer>`
    select false as "isCharacter", id from users
    where lower(username) = ${name.toLowerCase()} and deleted_at is null
    union all
    select true, character_id from character_versions join characters
      on characters.id = character_id and characters.version = character_versions.version
    where lower(persona ->> 'handle') = ${name.toLowerCase()}
    limit 1
  `.execute(trx)
  return rows[0] ?? null
}

/** Of every spelling; that of what was typed where no discussion has it. */
const keysOf = async (trx: Trx, typed: string): Promise<string[]> => {
  const keys = (await listSpellings(trx, typed)).map(({ key }) => key)
  return keys.length > 0 ? keys : [tagKey(typed)]
}

const wordsOf = (tag: string) => sql`plainto_tsquery('english', ${tag})`

/** Of a comment: its post. Asked of each row by itself, never by a join that would read all posts. */
const isTagged = (tags: readonly string[], table: Table): RawBuilder<unknown> => {
  const postId = table === 'posts' ? sql`text.id` : sql`text.post_id`
  return sql`(
    select true from post_tags where post_id = ${postId} and tag = any(${tags}::text[]) limit 1)`
}

/** A comment goes with its post, and is kept from whom its author blocked or is blocked by. */
const inShownPost = (hidden: Hidden): RawBuilder<unknown> => sql`(
  select above.deleted_at is null and above.user_id <> all(${[...hidden.blocked]}::text[])
  from posts as above where above.id = text.post_id
)`

const notHidden = (hidden: Hidden, table: Table): RawBuilder<unknown> => {
  const shown = isShown(hidden, {
    author: sql`coalesce(text.user_id, '')`,
    content: sql`text.content`,
  })
  if (table === 'posts') return shown
  return sql`${shown} and coalesce(text.character_id, '') <> all(${[...hidden.characters]}::text[])`
}

const idsOf = async (trx: Trx, query: SearchQuery, table: Table): Promise<Search['ids']> => {
  const { from, to, before } = query
  const below = to
    ? await idAt(trx, table, new Date(Date.parse(to) + dayMs))
    : Number.MAX_SAFE_INTEGER
  return {
    from: from ? await idAt(trx, table, new Date(from)) : 0,
    below: Math.min(below, before ?? Number.MAX_SAFE_INTEGER),
  }
}
