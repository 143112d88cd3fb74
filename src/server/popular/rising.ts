import { sql } from 'kysely'
import { type RisingPost, popularShown, risingText } from '#shared/popular.ts'
import { onOneLine, truncate } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { halfLifeSeconds } from '../trending/score.ts'
import { authorOf } from './author.ts'

/** What one other person's like or answer weighs when it comes. */
const weights = { like: 1, answer: 2 } as const

/**
 * Posts by what other people did with them in the last two days, each doing halved every six
 * hours. Many answers of one person count once; characters and the author do not count.
 */
export const listRising = async (db: Trx): Promise<RisingPost[]> => {
  const { rows } = await sql<RisingPost>`
    with doing as (
      select post_id, user_id, 'like' as kind, created_at from post_likes
      where created_at > now() - interval '48 hours'
      union all
      select post_id, user_id, 'answer', max(created_at) from comments
      where created_at > now() - interval '48 hours' and user_id is not null and deleted_at is null
      group by post_id, user_id
    ),
    rising as (
      select post.id, post.user_id, post.content,
        (count(*) filter (where kind = 'like'))::int as likes,
        (count(*) filter (where kind = 'answer'))::int as answers,
        sum(
          case kind when 'like' then ${weights.like}::float8 else ${weights.answer}::float8 end
          * exp(-ln(2) * extract(epoch from now() - doing.created_at)::float8 / ${halfLifeSeconds})
        ) as heat
      from doing join posts as post
        on post.id = doing.post_id and post.deleted_at is null and post.user_id <> doing.user_id
      group by post.id
      order by heat desc, post.id desc
      limit ${sql.lit(popularShown.rising)}
    )
    select rising.id, rising.content, likes, answers, ${authorOf('author')} as author
    from rising join users as author on author.id = rising.user_id
    order by heat desc, rising.id desc
  `.execute(db)
  return rows.map((row) => ({
    ...row,
    content: truncate(onOneLine(row.content), risingText),
  }))
}
