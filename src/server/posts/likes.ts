import { type RawBuilder, sql } from 'kysely'
import { locked } from '../db/locking.ts'
import type { Db } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { together } from '../db/batched-writes.ts'
import { notifyCommit } from '../changes/commits.ts'
import { notFound } from '../http/core/errors.ts'
import { heatParts } from '../trending/add-heat.ts'
import { heatOf } from '../trending/score.ts'

type Target = { targetType: 'post' | 'comment'; targetId: number }
type Wish = Target & { viewerId: string; liked: boolean | null; at: Date }
type Liked = { liked: boolean; likesCount: number }
/** Without a post the target is gone. */
type Upserted = Liked & { postId: number | null; isChanged: boolean }

/** Brings about that the viewer likes the target, or does not: asked twice, it counts once. 404. */
export const like = (
  db: Db,
  wish: Target & { viewerId: string; liked: boolean; at: Date },
): Promise<Liked> => setLike(db, wish)

/** Likes the post, or takes the like back, whichever it is not now. 404 when it is gone. */
export const toggleLike = (
  db: Db,
  { postId, viewerId, at }: { postId: number; viewerId: string; at: Date },
): Promise<Liked> =>
  setLike(db, { targetType: 'post', targetId: postId, viewerId, liked: null, at })

const setLike = async (db: Db, wish: Wish): Promise<Liked> => {
  const { targetType, targetId, viewerId: userId } = wish
  const { liked, likesCount, postId, isChanged } = await upsert[targetType](db, wish)
  if (postId === null) throw notFound(targetType === 'post' ? 'Post' : 'Comment')
  if (isChanged) notifyCommit({ kind: 'like', targetType, targetId, postId, likesCount, userId })
  return { liked, likesCount }
}

const types = {
  id: 'bigint',
  user_id: 'text',
  wished: 'boolean',
  at: 'timestamptz',
  heat: 'float8',
} as const

/** Many likes in one statement; of one person at most one. */
const upsertOf = (targetType: Wish['targetType']) => {
  const upsertAll = statementOfMany(types, (given) => writeUpsert(targetType, given))
  return together<Wish, Upserted>({
    write: (db, wishes) => upsertAll(db, wishes.map(rowOf)),
    keysOf: ({ viewerId }) => [viewerId],
    patienceMs: 50,
  })
}

const rowOf = ({ targetId, viewerId, liked, at }: Wish): Record<keyof typeof types, unknown> => ({
  id: targetId,
  user_id: viewerId,
  wished: liked,
  at,
  heat: heatOf('like', at),
})

/** What is liked, by its key. */
const targets = {
  post: sql`
    select id, id as post_id, user_id, likes_count from posts as target
    where id = wanted.id and deleted_at is null for no key update`,
  comment: sql`
    select target.id, post_id, target.user_id, target.likes_count
    from comments as target join posts on posts.id = post_id and posts.deleted_at is null
    where target.id = wanted.id and target.deleted_at is null for no key update of target`,
}

/**
 * `wished` null turns the like over. The counters move by what this statement really inserted or
 * deleted, so they stay exact however many do it at once. What is liked is locked first, then people, then
 * tags, each in the order of their ids (db/locking.ts), since each part reads the one before. Only a like of
 * another person's post lifts its tags.
 */
const writeUpsert = (targetType: Wish['targetType'], given: RawBuilder<unknown>) => {
  const likes = sql.table(`${targetType}_likes`)
  const targetColumn = sql.ref(`${targetType}_id`)
  return sql<Upserted>`
    with given as materialized (${given}),
    target as materialized (
      select target.* from (select distinct id from given order by id) as wanted
      cross join lateral (${targets[targetType]}) as target
    ),
    taken_back as (
      delete from ${likes} as known using given
      where known.${targetColumn} = given.id and known.user_id = given.user_id
        and given.wished is distinct from true and given.id in (select id from target)
      returning given.position, given.id
    ),
    given_now as (
      insert into ${likes} (${targetColumn}, user_id, created_at)
      select target.id, given.user_id, given.at from given join target using (id)
      where given.wished is distinct from false
        and (given.wished or given.position not in (select position from taken_back))
      on conflict do nothing
      returning ${targetColumn} as id, user_id
    ),
    moved as materialized (
      select given.position, given.id, 1 as step from given_now join given using (id, user_id)
      union all select position, id, -1 from taken_back
    ),
    counted as (
      update ${sql.table(`${targetType}s`)} as target
      set likes_count = target.likes_count + change.step
      from (select id, sum(step)::integer as step from moved group by id) as change
      where target.id = change.id
      returning target.id, target.likes_count
    ),
    author as (
      update users set likes_received_count = likes_received_count + received.step
      from (${locked(
        'users',
        sql`select target.user_id as id, sum(moved.step)::integer as step
          from moved join target on target.id = moved.id join counted on counted.id = moved.id
          where target.user_id is not null group by target.user_id`,
      )}) as received
      where users.id = received.id
      returning users.id
    ),
    changed as materialized (
      select given.*, moved.step, target.post_id, target.user_id as author_id, counted.likes_count
      from given join moved using (position)
        join target on target.id = given.id join counted on counted.id = given.id
        left join author on author.id = target.user_id
    ),
    ${targetType === 'post' ? liftTags : sql``}
    said as (
      insert into events (kind, payload)
      select 'like', jsonb_build_object(
        'targetType', ${sql.lit(targetType)}::text, 'targetId', id, 'postId', post_id,
        'likesCount', likes_count, 'userId', user_id
      )
      from changed order by position
    )
    select target.post_id as "postId", changed.step is not null as "isChanged",
      coalesce(given.wished, changed.step is distinct from -1) as liked,
      coalesce(changed.likes_count, target.likes_count) as "likesCount"
    from given left join target using (id) left join changed using (position)
    order by position
  `
}

/** Parts of the WITH: the tags of liked posts are lifted by who did not write these. */
const liftTags = sql`
  used as materialized (
    select tags.key, tags.hashtag, changed.user_id, changed.at, changed.heat
    from changed join post_tags on post_tags.post_id = changed.id
      join tags on tags.key = post_tags.tag
    where changed.step > 0 and changed.author_id <> changed.user_id
  ),
  ${heatParts('like')},`

const upsert = { post: upsertOf('post'), comment: upsertOf('comment') }
