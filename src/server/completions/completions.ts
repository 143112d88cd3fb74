import { sql } from 'kysely'
import { type Completion, completionsMost } from '#shared/completions.ts'
import { displayName, tagKey } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import { readCast } from '../characters/persona.ts'
import type { Trx } from '../db/outbox.ts'
import type { Hidden } from '../hiding/hidden.ts'

/** So many that begin alike are looked at; of more, nobody says which are the most important. */
const alikeMost = 200

/** What `start`, a sign and some letters, may become, at most completionsMost; nobody whom the reader does not see. */
export const completionsOf = (db: Trx, start: string, hidden: Hidden): Promise<Completion[]> =>
  start.startsWith('#') ? findTopics(db, start.slice(1)) : findNames(db, start.slice(1), hidden)

/** Characters first: they are few, and meant most often. */
const findNames = async (db: Trx, letters: string, hidden: Hidden): Promise<Completion[]> => {
  const [cast, people] = await Promise.all([
    findCharacters(db, letters, hidden),
    letters === '' ? [] : findPeople(db, letters, hidden),
  ])
  return [...cast, ...people].slice(0, completionsMost)
}

const findCharacters = async (db: Trx, letters: string, { characters }: Hidden) => {
  const begins = (word: string) => word.toLowerCase().startsWith(letters.toLowerCase())
  const cast = await readCast(db)
  return cast
    .filter(({ id, handle, givenName }) => !characters.has(id) && [handle, givenName].some(begins))
    .map(({ handle, name }) => asCompletion('character', `@${handle}`, name, null))
}

type Person = {
  username: string
  firstName: string
  lastName: string
  profileImageUrl: string | null
}

const findPeople = async (db: Trx, letters: string, { people }: Hidden): Promise<Completion[]> => {
  const { rows } = await sql<Person>`
    select username, first_name as "firstName", last_name as "lastName",
      profile_image_url as "profileImageUrl"
    from (
      select * from users
      where lower(username) like ${prefix(letters.toLowerCase())} and deleted_at is null
        and id <> ${scoutId} and id <> all(${[...people]}::text[])
      limit ${alikeMost}
    ) as alike
    order by lower(username) <> ${letters.toLowerCase()}, followers_count desc, lower(username)
    limit ${completionsMost}
  `.execute(db)
  return rows.map((person) =>
    asCompletion('person', `@${person.username}`, displayName(person), person.profileImageUrl),
  )
}

const findTopics = async (db: Trx, letters: string): Promise<Completion[]> => {
  const { rows } = await sql<{ hashtag: string }>`
    select hashtag from (
      select * from tags where key like ${prefix(tagKey(letters))} limit ${alikeMost}
    ) as alike
    where exists (
      select from post_tags join posts on posts.id = post_tags.post_id
      where post_tags.tag = alike.key and posts.deleted_at is null
    )
    order by key <> ${tagKey(letters)}, trend_score desc, key limit ${completionsMost}
  `.execute(db)
  return rows.map(({ hashtag }) => asCompletion('topic', `#${hashtag}`, '', null))
}

const asCompletion = (
  kind: Completion['kind'],
  text: string,
  name: string,
  profileImageUrl: string | null,
): Completion => ({ kind, text, name, profileImageUrl })

const prefix = (letters: string): string => `${letters.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
