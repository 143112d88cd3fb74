import { sql } from 'kysely'
import { scoutId } from '#shared/users.ts'
import { firstDiscussions } from '../characters/speaking/pace.ts'
import type { Services } from '../services.ts'
import { openLibrary } from '../library/library.ts'
import type { Opened } from './quota.ts'

/** What the Scout opened lately, for the quota. */
export const readOpened = async ({ db, clock }: Services): Promise<Opened> => {
  const dayAgo = new Date(clock().getTime() - 86_400_000)
  const { rows } = await sql<Opened>`
    select
      case when exists (select from posts where user_id <> ${scoutId}) then 0 else
        ${firstDiscussions}::int - (
          select count(*) from (select from posts limit ${firstDiscussions}) as first_ones
        )::int end as missing,
      (select max(created_at) from posts where user_id = ${scoutId}) as last,
      (select count(*) from posts where user_id = ${scoutId} and created_at > ${dayAgo})::int as today,
      exists (select from posts where user_id <> ${scoutId} and created_at > ${dayAgo})
        or exists (select from comments where user_id is not null and created_at > ${dayAgo}) as "hasPeople"
  `.execute(db)
  return rows[0] ?? { missing: firstDiscussions, last: null, today: 0, hasPeople: false }
}

/** How many discussions of a category were opened in the last 24 hours, news and evergreen. */
export const readCategoriesTaken = async ({ db, env, clock }: Services) => {
  const dayAgo = new Date(clock().getTime() - 86_400_000)
  const news = await db
    .selectFrom('scout_topics')
    .select('category')
    .where('state', '=', 'opened')
    .where('decided_at', '>', dayAgo)
    .execute()
  const uses = await db
    .selectFrom('evergreen_uses')
    .select('prompt_id')
    .where('used_at', '>', dayAgo)
    .execute()
  const { debates } = openLibrary(env.DATA_DIR)
  const opened = [
    ...news,
    ...uses.map(({ prompt_id }) => ({ category: debates.get(prompt_id)?.category ?? null })),
  ]
  return (category: string | null): number =>
    opened.filter((one) => one.category === category).length
}
