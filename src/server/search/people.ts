import { sql } from 'kysely'
import type { CommentCharacter } from '#shared/characters.ts'
import { tagKey } from '#shared/text.ts'
import { type Author, scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import type { Cast } from '../posts/views.ts'
import { isDiscussed, namingOf } from '../topics/spellings.ts'

type Page = { limit: number; offset?: number }

/** The words of something typed, for a pattern: a person who types % means a percent sign. */
const asPattern = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Of more people of one name the first that signed up are looked at: ranking ten thousand took 80 ms. */
const namesakesMost = 500

/** People whose name begins so, else those whose is spelled nearly so; the best known first. */
export const findPeople = async (
  trx: Trx,
  typed: string,
  { limit, offset = 0 }: Page,
): Promise<Author[]> => {
  const names = sql`lower(' ' || username || ' ' || first_name || ' ' || last_name)`
  const name = typed.replace(/^@/, '').toLowerCase()
  const pattern = `% ${asPattern(name)}%`
  const shown = sql`deleted_at is null and id <> ${scoutId}`
  const { rows } = await sql<Author>`
    with exact as (select * from users where ${shown} and lower(username) = ${name}),
    beginning as materialized (
      select * from users where ${shown} and ${names} like ${pattern} and lower(username) <> ${name}
      limit ${namesakesMost}
    ),
    alike as (
      select * from users where ${shown} and ${name} <% ${names} and ${names} not like ${pattern}
        and (select count(*) from beginning) < ${limit + offset}
      limit ${namesakesMost}
    )
    select id, username, first_name as "firstName", last_name as "lastName",
      profile_image_url as "profileImageUrl"
    from (
      select * from exact union all select * from beginning union all select * from alike
    ) as found
    order by lower(username) = ${name} desc, ${names} like ${pattern} desc,
      word_similarity(${name}, ${names}) desc, followers_count desc, username
    limit ${limit} offset ${offset}
  `.execute(trx)
  return rows
}

/** Characters whose name or handle begins so. */
export const findCharacters = (cast: Cast, typed: string): CommentCharacter[] => {
  const name = typed.replace(/^@/, '').toLowerCase()
  return [...cast.values()].filter((character) =>
    [character.name, character.handle].some((called) =>
      ` ${called.toLowerCase().replaceAll('-', ' ')}`.includes(` ${name.replaceAll('-', ' ')}`),
    ),
  )
}

/** The keys of topics of which a spelling begins so, the hottest first, then those that are spelled nearly so. */
export const findTags = async (
  trx: Trx,
  typed: string,
  { limit, offset = 0 }: Page,
): Promise<string[]> => {
  const key = tagKey(typed.replace(/^#/, '').replaceAll(/\s+/g, ''))
  if (key === '') return []
  const begins = `${asPattern(key)}%`
  const { rows } = await sql<{ key: string }>`
    with found as (
      select key, key = ${key} as is_it, key like ${begins} as begins, trend_score from tags
      where (key like ${begins} or key % ${key}) and ${isDiscussed}
      order by is_it desc, begins desc, trend_score desc, key limit ${2 * (limit + offset)}
    )
    select naming.key from found cross join lateral ${namingOf(sql`found.key`)} as naming
    group by naming.key
    order by bool_or(is_it) desc, bool_or(begins) desc, max(trend_score) desc, naming.key
    limit ${limit} offset ${offset}
  `.execute(trx)
  return rows.map((row) => row.key)
}
