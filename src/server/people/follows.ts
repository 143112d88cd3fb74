import { sql } from 'kysely'
import type { z } from 'zod'
import type { followAnswer } from '#shared/people.ts'
import type { Author } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { notifyCommit } from '../changes/commits.ts'
import { invalid, notFound } from '../http/core/errors.ts'

type Followed = z.infer<typeof followAnswer>
type Pair = { followerId: string; followedId: string }
type Wish = Pair & { isFollowing: boolean; at: Date }

/** Brings about that one follows the other, or does not: asked twice, it counts once. 404. */
export const setFollow = async (db: Trx, wish: Wish): Promise<Followed> => {
  const { followerId, followedId, isFollowing } = wish
  if (followerId === followedId) {
    throw invalid([{ path: 'userId', message: 'You cannot follow yourself.' }])
  }
  const { rows } = await upsertFollow(wish).execute(db)
  const followersCount = rows[0]?.followersCount
  if (followersCount === undefined) throw notFound('User')
  notifyCommit()
  return { isFollowing, followersCount }
}

/**
 * Both people are locked in one order, so that two who follow each other at the same moment do not
 * wait for each other; the counters move by what was really inserted or deleted.
 */
const upsertFollow = ({ followerId, followedId, isFollowing, at }: Wish) => sql<{
  followersCount: number
}>`
  with people as materialized (
    select id, followers_count from users
    where id in (${followerId}, ${followedId}) and deleted_at is null
    order by id for no key update
  ),
  change as (${isFollowing ? given({ followerId, followedId, at }) : takenBack({ followerId, followedId })}),
  counted as (
    update users set
      followers_count = users.followers_count + case when users.id = ${followedId} then change.by else 0 end,
      following_count = users.following_count + case when users.id = ${followerId} then change.by else 0 end
    from change where users.id in (select id from people)
    returning users.id, users.followers_count
  )${isFollowing ? said({ followerId, followedId }) : sql``}
  select coalesce(counted.followers_count, people.followers_count) as "followersCount"
  from people left join counted on counted.id = people.id
  where people.id = ${followedId} and (select count(*) from people) = 2
`

const given = ({ followerId, followedId, at }: Pair & { at: Date }) => sql`
  insert into follows (follower_id, followed_id, created_at)
  select ${followerId}, ${followedId}, ${at}::timestamptz where (select count(*) from people) = 2
  on conflict do nothing returning 1 as by`

const said = ({ followerId, followedId }: Pair) => sql`,
  said as (
    insert into events (kind, payload)
    select 'follow', jsonb_build_object('followerId', ${followerId}::text, 'followedId', ${followedId}::text)
    from change
  )`

const takenBack = ({ followerId, followedId }: Pair) => sql`
  delete from follows
  where follower_id = ${followerId} and followed_id = ${followedId}
    and (select count(*) from people) = 2
  returning -1 as by`

export const isFollowing = async (db: Trx, { followerId, followedId }: Pair): Promise<boolean> => {
  const row = await db
    .selectFrom('follows')
    .select('follower_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return row !== undefined
}

const friendsMost = 200

/** People who follow each other with this one, the latest first. */
export const readFriends = async (db: Trx, userId: string): Promise<Author[]> => {
  const { rows } = await sql<Author>`
    select friend.id, friend.username, friend.first_name as "firstName",
      friend.last_name as "lastName", friend.profile_image_url as "profileImageUrl"
    from follows as theirs
    join follows as mine
      on mine.follower_id = theirs.followed_id and mine.followed_id = theirs.follower_id
    join users as friend on friend.id = theirs.follower_id and friend.deleted_at is null
    where theirs.followed_id = ${userId}
    order by greatest(mine.created_at, theirs.created_at) desc limit ${sql.lit(friendsMost)}
  `.execute(db)
  return rows
}
