import { sql } from 'kysely'
import type { Db } from '../db/outbox.ts'
import { poke } from '../db/wake.ts'
import { notFound } from '../http/errors.ts'
import { heatTags } from '../trending/heat.ts'

type Target = { targetType: 'post' | 'comment'; targetId: number }
type Wish = Target & { viewerId: string; liked: boolean | null; at: Date }
type Liked = { liked: boolean; likesCount: number }

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
  const { rows } = await upsertLike(wish).execute(db)
  const now = rows[0]
  if (!now) throw notFound(wish.targetType === 'post' ? 'Post' : 'Comment')
  const { targetType, targetId, viewerId: userId } = wish
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
 * `liked` null turns the like over. The counters move by what this statement really inserted or
 * deleted, so they stay exact however many do it at once. Only a like of another person's post
 * lifts its tags.
 */
const upsertLike = ({ targetType, targetId, viewerId, liked, at }: Wish) => {
  const likes = sql.table(`${targetType}_likes`)
  const targetColumn = sql.ref(`${targetType}_id`)
  return sql<Liked & { postId: number; isChanged: boolean }>`
    with target as (${targets[targetType]} and target.id = ${targetId}),
    taken_back as (
      delete from ${likes}
      where ${targetColumn} = (select id from target) and user_id = ${viewerId}
        and ${liked}::boolean is distinct from true
      returning user_id
    ),
    given as (
      insert into ${likes} (${targetColumn}, user_id, created_at)
      select id, ${viewerId}, ${at}::timestamptz from target
      where ${liked}::boolean is distinct from false
        and (${liked}::boolean or not exists (select from taken_back))
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
      where ${targetType === 'post'}::boolean and exists (select from given)
        and (select user_id from target) <> ${viewerId}
    ),
    ${heatTags({ used: sql`used`, userId: viewerId, use: 'like', at })},
    author as (
      update users set likes_received_count = likes_received_count + change.by
      from change
      where users.id = (select user_id from target)
        and exists (select from counted) and (select count(*) from heated) >= 0
    ),
    said as (
      insert into events (kind, payload)
      select 'like', jsonb_build_object(
        'targetType', ${targetType}::text, 'targetId', target.id, 'postId', target.post_id,
        'likesCount', counted.likes_count, 'userId', ${viewerId}::text
      )
      from target, counted
    )
    select target.post_id as "postId", counted.id is not null as "isChanged",
      coalesce(${liked}::boolean, not exists (select from taken_back)) as liked,
      coalesce(counted.likes_count, target.likes_count) as "likesCount"
    from target left join counted on true
  `
}
