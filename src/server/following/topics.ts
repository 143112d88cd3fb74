import { sql } from 'kysely'
import { followedMost, type FollowedTopic } from '#shared/following.ts'
import { tagKey } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { conflict } from '../http/core/errors.ts'
import { readSpellings, topicOf } from '../topics/spellings.ts'

type Wish = { userId: string; hashtag: string }

/** What the spellings of a hashtag have in common, also where nobody has written it. */
const topicUnder = async (trx: Trx, hashtag: string): Promise<string> => {
  const row = await trx
    .selectFrom('spellings')
    .select('topic')
    .where('tag', '=', tagKey(hashtag))
    .executeTakeFirst()
  return row?.topic ?? topicOf(hashtag)
}

export const isFollowingTopic = async (trx: Trx, { userId, hashtag }: Wish): Promise<boolean> => {
  const row = await trx
    .selectFrom('topic_follows')
    .select('topic')
    .where('user_id', '=', userId)
    .where('topic', '=', await topicUnder(trx, hashtag))
    .executeTakeFirst()
  return row !== undefined
}

/** Follows a topic that is discussed; asked twice, it counts once. 404 where none is, 409 with too many. */
export const followTopic = async (
  trx: Trx,
  { userId, hashtag, at }: Wish & { at: Date },
): Promise<{ isFollowing: boolean }> => {
  await readSpellings(trx, hashtag)
  const topic = await topicUnder(trx, hashtag)
  const { rows } = await sql<{ isFull: boolean }>`
    with mine as (select topic from topic_follows where user_id = ${userId}),
    added as (
      insert into topic_follows (user_id, topic, created_at)
      select ${userId}, ${topic}, ${at}::timestamptz
      where (select count(*) from mine) < ${followedMost.topics}
      on conflict do nothing
    )
    select count(*) >= ${followedMost.topics} and bool_and(topic <> ${topic}) as "isFull" from mine
  `.execute(trx)
  if (rows[0]?.isFull) {
    throw conflict(
      `You follow ${followedMost.topics} topics. Please unfollow one first.`,
      'too_many_topics',
    )
  }
  return { isFollowing: true }
}

export const unfollowTopic = async (
  trx: Trx,
  { userId, hashtag }: Wish,
): Promise<{ isFollowing: boolean }> => {
  await trx
    .deleteFrom('topic_follows')
    .where('user_id', '=', userId)
    .where('topic', '=', await topicUnder(trx, hashtag))
    .execute()
  return { isFollowing: false }
}

/** The topics that somebody follows and that somebody has written, the latest followed first. */
export const listFollowedTopics = async (trx: Trx, userId: string): Promise<FollowedTopic[]> => {
  const { rows } = await sql<FollowedTopic>`
    select naming.key as id, naming.hashtag from topic_follows cross join lateral (
      select tags.key, tags.hashtag from spellings join tags on tags.key = spellings.tag
      where spellings.topic = topic_follows.topic
      order by tags.created_at, tags.key limit 1
    ) as naming
    where user_id = ${userId} order by topic_follows.created_at desc
  `.execute(trx)
  return rows
}
