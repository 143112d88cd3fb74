import { sql } from 'kysely'
import { type Contributor, popularShown } from '#shared/popular.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { authorOf } from './author.ts'

/**
 * People by what other people gave them in the last seven days: likes of their posts and comments,
 * and answers, one a person and post. What characters say does not count.
 */
export const listContributors = async (db: Trx): Promise<Contributor[]> => {
  const { rows } = await sql<Contributor>`
    with received as (
      select post.user_id, 'like' as kind
      from post_likes as given
      join posts as post on post.id = given.post_id and post.deleted_at is null
      where given.created_at > now() - interval '7 days' and given.user_id <> post.user_id
      union all
      select comment.user_id, 'like'
      from comment_likes as given
      join comments as comment on comment.id = given.comment_id and comment.deleted_at is null
      where given.created_at > now() - interval '7 days' and given.user_id <> comment.user_id
      union all
      select distinct_answer.to_id, 'answer' from (
        select distinct coalesce(parent.user_id, post.user_id) as to_id, answer.user_id, post.id
        from comments as answer
        join posts as post on post.id = answer.post_id and post.deleted_at is null
        left join comments as parent on parent.id = answer.parent_id
        where answer.created_at > now() - interval '7 days' and answer.user_id is not null
          and answer.deleted_at is null and parent.character_id is null
          and answer.user_id <> coalesce(parent.user_id, post.user_id)
      ) as distinct_answer
    ),
    counted as materialized (
      select user_id, (count(*) filter (where kind = 'like'))::int as likes,
        (count(*) filter (where kind = 'answer'))::int as answers
      from received where user_id <> ${scoutId} group by user_id
    )
    select ${authorOf('person')} as person, likes, answers
    from counted
    -- offset 0: looked up by their key; joined before they were counted, everything was received anew
    -- for each person of a site that seemed small
    cross join lateral (
      select * from users where id = counted.user_id and deleted_at is null offset 0
    ) as person
    order by likes + answers desc, likes desc, person.id
    limit ${sql.lit(popularShown.contributors)}
  `.execute(db)
  return rows
}
