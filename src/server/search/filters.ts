import { sql, type RawBuilder } from 'kysely'
import type { SearchQuery } from '#shared/search.ts'
import { tagKey } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import { idAt } from '../db/id-at.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isShown } from '../hiding/hidden.ts'
import type { Search, Table } from './matches.ts'

type Filters = Pick<Search, 'filter' | 'implied' | 'ids' | 'isNarrow'>
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
  const conditions = [
    author ? sql`text.${sql.ref(author.column)} = ${author.id}` : all,
    query.by ? byWhom(query.by, table) : all,
    query.tag ? isTagged(query.tag, table) : all,
    query.tag || table === 'posts' ? all : inShownPost,
    hidden.isNone ? all : notHidden(hidden, table),
  ]
  if (author?.column === 'character_id' && table === 'posts') return null
  return {
    filter: sql.join(conditions, sql` and `),
    // A post's hashtags stand in its text.
    implied:
      query.tag && table === 'posts'
        ? sql`plainto_tsquery('english', ${query.tag})`
        : sql`''::tsquery`,
    ids: await idsOf(trx, query, table),
    isNarrow: author?.column === 'user_id',
  }
}

/** A person by username, else a character by handle. */
const findAuthor = async (
  trx: Trx,
  name: string,
): Promise<{ column: 'user_id' | 'character_id'; id: string } | null> => {
  const { rows } = await sql<{ column: 'user_id' | 'character_id'; id: string }>`
    select 'user_id' as column, id from users
    where lower(username) = ${name.toLowerCase()} and deleted_at is null
    union all
    select 'character_id', character_id from character_versions join characters
      on characters.id = character_id and characters.version = character_versions.version
    where lower(persona ->> 'handle') = ${name.toLowerCase()}
    limit 1
  `.execute(trx)
  return rows[0] ?? null
}

const byWhom = (by: 'anyone' | 'people' | 'ai', table: Table): RawBuilder<unknown> => {
  if (by === 'anyone') return all
  const isAi =
    table === 'posts' ? sql`text.user_id = ${scoutId}` : sql`text.character_id is not null`
  return by === 'ai' ? isAi : sql`not (${isAi})`
}

/** Of a comment: its post. */
const isTagged = (tag: string, table: Table): RawBuilder<unknown> => {
  const postId = table === 'posts' ? sql`text.id` : sql`text.post_id`
  return sql`exists (
    select from post_tags join posts as tagged on tagged.id = post_tags.post_id
    where post_tags.post_id = ${postId} and tag = ${tagKey(tag)} and tagged.deleted_at is null
  )`
}

/** A comment goes with its post. */
const inShownPost = sql`exists (
  select from posts as above where above.id = text.post_id and above.deleted_at is null
)`

const notHidden = (hidden: Hidden, table: Table): RawBuilder<unknown> => {
  const shown = isShown(hidden, {
    author: sql`coalesce(text.user_id, '')`,
    content: sql`text.content`,
  })
  if (table === 'posts') return shown
  return sql`${shown}
    and coalesce(text.character_id, '') <> all(${[...hidden.characters]}::text[])
    and not exists (
      select from posts as above
      where above.id = text.post_id and above.user_id = any(${[...hidden.blocked]}::text[])
    )`
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
