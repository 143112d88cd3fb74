import { sql } from 'kysely'
import { scoutId } from '#shared/users.ts'
import { newUserId } from '#server/accounts/accounts.ts'
import type { Db } from '#server/db/outbox.ts'
import { upTo } from './parallel.ts'
import { demoPrefix, planMember } from './plan.ts'

const bio = 'A made-up account that shows what this site looks like with people in it.'
const atOnce = 1_000

/**
 * The ids of `count` made-up members, those that an earlier run made among them. They have no
 * password, so nobody can sign in as one, and they are not registered, because registering sends
 * mail.
 */
export const makeMembers = async (db: Db, count: number, at: Date): Promise<string[]> => {
  const planned = upTo(count).map(planMember)
  const ids: string[] = []
  for (let start = 0; start < count; start += atOnce) {
    const some = planned.slice(start, start + atOnce)
    await insertMembers(db, some, at)
    ids.push(...(await findMembers(db, some)))
  }
  return ids
}

type Member = ReturnType<typeof planMember>

const insertMembers = (db: Db, members: readonly Member[], at: Date) =>
  db
    .insertInto('users')
    .values(
      members.map(({ username, email, firstName, lastName }) => ({
        id: newUserId(),
        username,
        email,
        first_name: firstName,
        last_name: lastName,
        bio,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const findMembers = async (db: Db, members: readonly Member[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where(
      sql`lower(username)`,
      'in',
      members.map(({ username }) => username),
    )
    .execute()
  const idOf = new Map(rows.map(({ id, username }) => [username.toLowerCase(), id]))
  return members.flatMap(({ username }) => idOf.get(username) ?? [])
}

/** How many accounts the site has that are neither made up nor the Scout's. */
export const countRealMembers = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', '<>', scoutId)
    .where(sql<boolean>`not starts_with(lower(username), ${demoPrefix})`)
    .executeTakeFirstOrThrow()
  return count
}
