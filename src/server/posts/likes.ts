import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'
import { poke } from '../db/wake.ts'
import { notFound } from '../http/errors.ts'
import { heatTags } from '../trending/heat.ts'
import { heatOf } from '../trending/score.ts'

type Target = { targetType: 'post' | 'comment'; targetId: number }
type Wish = Target & { viewerId: string; liked: boolean | null; at: Date }
type Liked = { liked: boolean; likesCount: number }
type Upserted = Liked & { postId: number; isChanged: boolean }

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
  const { targetType, targetId, viewerId: userId, liked: wished, at } = wish
  const heat = heatOf('like', at)
  const [now] = await upsertLike[targetType](db, { targetId, userId, wished, at, heat })
  if (!now) throw notFound(targetType === 'post' ? 'Post' : 'Comment')
  const { liked, likesCount, postId, isChanged } = now
  if (isChanged) poke({ kind: 'like', targetType, targetId, postId, likesCount, userId })
  return { liked, likesCount }
}

const targets = {
  post: sql`
    select id, id as post_id, user_id, likes_count from posts as target
    where deleted_at is null`,
  comment: sql`
    select target.id, post_id, target.user_id, target.likes_count
    from comments as target join posts on posts.id = post_id and posts.deleted_at is null
    where target.deleted_at is null`,
}

/**
 * `wished` null turns the like over. The counters move by what this statement really inserted or
 * deleted, so they stay exact however many do it at once. Only a like of another person's post
 * lifts its tags.
 */
const writeUpsert = (
  targetType: Wish['targetType'],
  { targetId, userId, wished, at, heat }: Record<keyof typeof types, RawBuilder<unknown>>,
) => {
  const likes = sql.table(`${targetType}_likes`)
  const targetColumn = sql.ref(`${targetType}_id`)
  return sql<Upserted>`
    with target as (${targets[targetType]} and target.id = ${targetId}),
    taken_back as (
      delete from ${likes}
      where ${targetColumn} = (select id from target) and user_id = ${userId}
        and ${wished} is distinct from true
      returning user_id
    ),
    given as (
      insert into ${likes} (${targetColumn}, user_id, created_at)
      select id, ${userId}, ${at} from target
      where ${wished} is distinct from false
        and (${wished} or not exists (select from taken_back))
      on conflict do nothing
      returning user_id
    ),
    change as (
      select (select count(*) from given) - (select count(*) from taken_back) as by
    ),
    counted as (
      update ${sql.table(`${targetType}s`)} as target
      set likes_count = target.likes_count + change.by
      from change
      where target.id = (select id from target) and target.deleted_at is null and change.by <> 0
      returning target.id, target.likes_count
    ),
    used as (
      select tags.key, tags.hashtag, true as is_known
      from counted join post_tags on post_tags.post_id = counted.id
      join tags on tags.key = post_tags.tag
      where ${sql.lit(targetType === 'post')} and exists (select from given)
        and (select user_id from target) <> ${userId}
    ),
    ${heatTags({ used: sql`used`, userId, use: 'like', at, heat })},
    author as (
      update users set likes_received_count = likes_received_count + change.by
      from change
      where users.id = (select user_id from target)
        and exists (select from counted) and (select count(*) from heated) >= 0
    ),
    said as (
      insert into events (kind, payload)
      select 'like', jsonb_build_object(
        'targetType', ${sql.lit(targetType)}::text, 'targetId', target.id, 'postId', target.post_id,
        'likesCount', counted.likes_count, 'userId', ${userId}
      )
      from target, counted
    )
    select target.post_id as "postId", counted.id is not null as "isChanged",
      coalesce(${wished}, not exists (select from taken_back)) as liked,
      coalesce(counted.likes_count, target.likes_count) as "likesCount"
    from target left join counted on true
  `
}

const types = {
  targetId: 'bigint',
  userId: 'text',
  wished: 'boolean',
  at: 'timestamptz',
  heat: 'float8',
}
const upsertOf = (targetType: Wish['targetType']) =>
  statement<Upserted, keyof typeof types>(types, (values) => writeUpsert(targetType, values))
const upsertLike = { post: upsertOf('post'), comment: upsertOf('comment') }
