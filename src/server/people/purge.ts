import { sql } from 'kysely'
import { announce } from '../changes/announce.ts'
import type { Trx } from '../db/outbox.ts'
import { takeBackVotes } from '../polls/votes.ts'

/**
 * Deletes somebody and everything of theirs. The rows go by the foreign keys; what they added to
 * others' counters, and what characters answered to their comments, which may repeat their words,
 * goes before.
 */
export const forgetForGood = async (trx: Trx, userId: string): Promise<void> => {
  await takeBackFollows(trx, userId)
  await takeBackLikes(trx, userId, 'post')
  await takeBackLikes(trx, userId, 'comment')
  await takeBackVotes(trx, userId)
  await removeEchoes(trx, userId)
  await sql`
    delete from contact_messages
    where lower(email) = (
      select lower(email) from users where id = ${userId} and email_verified_at is not null
    )
  `.execute(trx)
  const tags = await readTagsOf(trx, userId)
  await trx.deleteFrom('users').where('id', '=', userId).execute()
  await forgetUnusedTags(trx, tags)
  await announce(trx, { kind: 'trending' })
}

const readTagsOf = async (trx: Trx, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from post_tags join posts on posts.id = post_id where user_id = ${userId}
  `.execute(trx)
  return rows.map(({ tag }) => tag)
}

/** A hashtag that only this person wrote is their word; the next one to write it makes it anew. */
const forgetUnusedTags = async (trx: Trx, tags: string[]): Promise<void> => {
  const unused = sql`= any(${tags}::text[]) and not exists (select from post_tags where post_tags.tag =`
  await sql`delete from tag_uses where tag ${unused} tag_uses.tag)`.execute(trx)
  await sql`delete from tags where key ${unused} tags.key)`.execute(trx)
}

const takeBackFollows = (trx: Trx, userId: string) =>
  sql`
    update users set
      followers_count = followers_count - (
        select count(*) from follows where follower_id = ${userId} and followed_id = users.id),
      following_count = following_count - (
        select count(*) from follows where followed_id = ${userId} and follower_id = users.id)
    where id in (
      select followed_id from follows where follower_id = ${userId}
      union select follower_id from follows where followed_id = ${userId}
    )
  `.execute(trx)

const takeBackLikes = (trx: Trx, userId: string, what: 'post' | 'comment') =>
  sql`
    with counted as (
      update ${sql.table(`${what}s`)} as target set likes_count = target.likes_count - 1
      from ${sql.table(`${what}_likes`)} as given
      where given.${sql.ref(`${what}_id`)} = target.id and given.user_id = ${userId}
      returning target.user_id, target.deleted_at
    ),
    share as (
      select user_id, count(*) as likes from counted
      where user_id <> ${userId} and deleted_at is null group by user_id
    )
    update users set likes_received_count = likes_received_count - share.likes
    from share where users.id = share.user_id
  `.execute(trx)

/** Replies of characters to this person's comments, and of characters to those. */
const removeEchoes = (trx: Trx, userId: string) =>
  sql`
    with recursive echoes as (
      select reply.id, reply.post_id, reply.deleted_at from comments as reply
      join comments as cause on cause.id = reply.parent_id
      where cause.user_id = ${userId} and reply.character_id is not null
      union
      select reply.id, reply.post_id, reply.deleted_at from comments as reply
      join echoes on echoes.id = reply.parent_id
      where reply.character_id is not null
    ),
    share as (
      select post_id, count(*) as comments from echoes where deleted_at is null group by post_id
    ),
    counted as (
      update posts set
        comments_count = comments_count - share.comments,
        ai_comments_count = ai_comments_count - share.comments
      from share where posts.id = share.post_id
    )
    delete from comments where id in (select id from echoes)
  `.execute(trx)
