import { sql } from 'kysely'
import { peopleShown } from '#shared/following.ts'
import type { Author } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { authorOf } from '../popular/author.ts'

type Page = { userId: string; viewerId: string | null; offset: number }

/** Who follows somebody, the latest first; nobody with whom the viewer has a block. */
export const listFollowers = (trx: Trx, page: Page): Promise<Author[]> =>
  listPeople(trx, page, { of: 'followed_id', other: 'follower_id' })

/** Whom somebody follows, the latest first; nobody with whom the viewer has a block. */
export const listFollowed = (trx: Trx, page: Page): Promise<Author[]> =>
  listPeople(trx, page, { of: 'follower_id', other: 'followed_id' })

type Ends = { of: 'follower_id' | 'followed_id'; other: 'follower_id' | 'followed_id' }

const listPeople = async (
  trx: Trx,
  { userId, viewerId, offset }: Page,
  { of, other }: Ends,
): Promise<Author[]> => {
  const { rows } = await sql<{ person: Author }>`
    select ${authorOf('person')} as person
    from follows join users as person
      on person.id = follows.${sql.ref(other)} and person.deleted_at is null
    where follows.${sql.ref(of)} = ${userId} and not exists (
      select from hidings where kind = 'block' and (
        (user_id = ${viewerId} and person_id = person.id)
        or (user_id = person.id and person_id = ${viewerId})
      )
    )
    order by follows.created_at desc, person.id limit ${sql.lit(peopleShown)} offset ${offset}
  `.execute(trx)
  return rows.map(({ person }) => person)
}
