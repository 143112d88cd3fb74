import { sql } from 'kysely'
import type { CommentCharacter } from '#shared/characters.ts'
import { tagKey } from '#shared/text.ts'
import { type Author, scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { readCast } from '../posts/rows.ts'

type Page = { limit: number; offset?: number }

/** The words of something typed, for a pattern: whoever types % means a percent sign. */
const asPattern = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)

/** People whose name begins so, or is spelled nearly so; the best known first. */
export const findPeople = async (
  trx: Trx,
  typed: string,
  { limit, offset = 0 }: Page,
): Promise<Author[]> => {
  const names = sql`lower(' ' || username || ' ' || first_name || ' ' || last_name)`
  const name = typed.replace(/^@/, '').toLowerCase()
  const { rows } = await sql<Author>`
    select id, username, first_name as "firstName", last_name as "lastName",
      profile_image_url as "profileImageUrl"
    from users
    where deleted_at is null and id <> ${scoutId}
      and (${names} like ${`% ${asPattern(name)}%`} or ${name} <% ${names})
    order by lower(username) = ${name} desc, ${names} like ${`% ${asPattern(name)}%`} desc,
      word_similarity(${name}, ${names}) desc, followers_count desc, username
    limit ${limit} offset ${offset}
  `.execute(trx)
  return rows
}

/** Characters whose name or handle begins so. */
export const findCharacters = async (trx: Trx, typed: string): Promise<CommentCharacter[]> => {
  const name = typed.replace(/^@/, '').toLowerCase()
  const cast = await readCast(trx)
  return [...cast.values()].filter((character) =>
    [character.name, character.handle].some((called) =>
      ` ${called.toLowerCase().replaceAll('-', ' ')}`.includes(` ${name.replaceAll('-', ' ')}`),
    ),
  )
}

/** The keys of hashtags that begin so, the hottest first, then those that are spelled nearly so. */
export const findTags = async (
  trx: Trx,
  typed: string,
  { limit, offset = 0 }: Page,
): Promise<string[]> => {
  const key = tagKey(typed.replace(/^#/, '').replaceAll(/\s+/g, ''))
  if (key === '') return []
  const { rows } = await sql<{ key: string }>`
    select key from tags
    where (key like ${`${asPattern(key)}%`} or key % ${key}) and exists (
      select from post_tags join posts on posts.id = post_id and deleted_at is null where tag = key
    )
    order by key = ${key} desc, key like ${`${asPattern(key)}%`} desc, trend_score desc, key
    limit ${limit} offset ${offset}
  `.execute(trx)
  return rows.map((row) => row.key)
}
