import { sql } from 'kysely'
import { type KnownPerson, type People, peopleShown } from '#shared/people-desk.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import { authorOf } from '../popular/author.ts'

type Row = Omit<KnownPerson, 'createdAt'> & { createdAt: Date }
type Asked = { q: string; before?: string | undefined; now: Date }

/** People, newest first, page by page: all, or those whom the typed words mean. */
export const listPeople = async (trx: Trx, { q, before, now }: Asked): Promise<People> => {
  const after =
    before === undefined
      ? sql``
      : sql`and (person.created_at, person.id) <
          (select created_at, id from users where id = ${before})`
  const { rows } = await sql<Row>`
    select ${columns(now)} from users as person
    where ${isSomebody} and ${meant(q)} ${after}
    order by person.created_at desc, person.id desc limit ${peopleShown + 1}
  `.execute(trx)
  const people = rows.slice(0, peopleShown).map(present)
  return { people, next: rows.length > peopleShown ? (people.at(-1)?.person.id ?? null) : null }
}

/** 404 when there is nobody, or who there was is about to be deleted. */
export const readPerson = async (
  trx: Trx,
  { userId, now }: { userId: string; now: Date },
): Promise<KnownPerson> => {
  const { rows } = await sql<Row>`
    select ${columns(now)} from users as person
    where ${isSomebody} and person.id = ${userId}
  `.execute(trx)
  if (!rows[0]) throw notFound('Person')
  return present(rows[0])
}

const isSomebody = sql`person.deleted_at is null and person.id <> ${scoutId}`

const columns = (now: Date) => sql`
  ${authorOf('person')} as person, person.created_at as "createdAt", person.is_admin as "isAdmin",
  person.email_verified_at is not null as "isVerified",
  case when person.sanctioned_until is null or person.sanctioned_until > ${now}
    then person.sanction end as sanction,
  person.posts_count as "postsCount", person.comments_count as "commentsCount"`

const present = (row: Row): KnownPerson => ({ ...row, createdAt: row.createdAt.toISOString() })

/** Fewer letters have no trigram, and the index of names would be read whole. */
const lettersLeast = 3

/** As the index users_names has it. */
const names = sql`lower(' ' || person.username || ' ' || person.first_name || ' ' || person.last_name)`

/**
 * An address is only found whole: administrators look up who wrote to them, and are shown no
 * addresses. Of very few letters a whole handle is meant.
 */
const meant = (typed: string) => {
  const words = typed.replace(/^@/, '').toLowerCase()
  if (words === '') return sql`true`
  if (words.includes('@')) return sql`lower(person.email) = ${words}`
  if (words.length < lettersLeast) return sql`lower(person.username) = ${words}`
  return sql`${names} like ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}
