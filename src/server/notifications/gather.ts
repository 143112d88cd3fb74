import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { enqueueAll } from '../db/outbox.ts'
import type { Notice } from './rules.ts'

/** Acts that come within this time are one message; ms. */
const gatherMs = 20_000

/**
 * Puts notices to what is still unread about the same thing. Nobody is notified of somebody whom
 * they hide, or of what they do not want. Gives whose lists changed.
 */
export const gather = async (trx: Trx, notices: Notice[]): Promise<string[]> => {
  if (notices.length === 0) return []
  const column = <K extends keyof Notice>(key: K) => notices.map((notice) => notice[key])
  const { rows } = await sql<ToldRow>`
    with given as (
      select given.*, kind = 'ai_reply' and coalesce(choices.ai_replies, 'quiet') = 'quiet' as is_quiet
      from unnest(
        ${column('userId')}::text[], ${column('kind')}::text[], ${column('about')}::text[],
        ${column('postId')}::bigint[], ${column('commentId')}::bigint[],
        ${column('personId')}::text[], ${column('characterId')}::text[],
        ${column('saidId')}::bigint[], ${column('at')}::timestamptz[]
      ) as given (user_id, kind, about, post_id, comment_id, person_id, character_id, said_id, at)
      -- offset 0: looked up by their key, never all people of a site that seemed small
      cross join lateral (
        select from users where id = given.user_id and deleted_at is null offset 0
      ) as there
      left join notification_choices as choices on choices.user_id = given.user_id
      where case kind
          when 'ai_reply' then coalesce(choices.ai_replies, 'quiet') <> 'off'
          when 'like' then coalesce(choices.likes, true)
          when 'follow' then coalesce(choices.follows, true)
          else true end
        and not exists (
          select from hidings
          where (hidings.user_id = given.user_id
              and (hidings.person_id = given.person_id or hidings.character_id = given.character_id))
            or (hidings.user_id = given.person_id and hidings.person_id = given.user_id and hidings.kind = 'block')
        )
        and (given.kind <> 'follow' or exists (
          select from follows where follower_id = given.person_id and followed_id = given.user_id
        ))
    ),
    gathered as (
      insert into notifications
        (user_id, kind, about, post_id, comment_id, is_quiet, created_at, updated_at)
      select distinct on (user_id, kind, about)
        user_id, kind, about, post_id, comment_id, is_quiet, at, at
      from given order by user_id, kind, about, at desc
      on conflict (user_id, kind, about) where read_at is null do update
        set updated_at = greatest(notifications.updated_at, excluded.updated_at)
      returning id, user_id, kind, about, is_quiet
    ),
    caused as (
      insert into notification_causes (notification_id, person_id, character_id, comment_id, at)
      select gathered.id, given.person_id, given.character_id, given.said_id, given.at
      -- full: each has its other, and it is never planned as all with all
      from given full join gathered using (user_id, kind, about)
      on conflict do nothing
    )
    select id, user_id as "userId",
      not is_quiet and exists (select from push_subscriptions as push where push.user_id = gathered.user_id) as "isWaking"
    from gathered
  `.execute(trx)
  await pushLater(trx, rows)
  return rows.map(({ userId }) => userId)
}

/** A notification that was written, whose it is, and whether they have a browser to wake. */
export type ToldRow = { id: number; userId: string; isWaking: boolean }

/** Such a row, of a statement that writes to `notifications`. */
export const toldColumns = sql`id, user_id as "userId", exists (
  select from push_subscriptions as push where push.user_id = notifications.user_id
) as "isWaking"`

/** Has the browsers woken of those who have one to wake; what comes within moments is one message. */
export const pushLater = (trx: Trx, told: readonly ToldRow[]): Promise<void> =>
  enqueueAll(
    trx,
    'push',
    told
      .filter(({ isWaking }) => isWaking)
      .map(({ id, userId }) => ({
        payload: { notificationId: id },
        key: `push:${id}`,
        queue: `push ${laneOf(userId)}`,
        runAt: new Date(Date.now() + gatherMs),
        maxAttempts: 5,
      })),
  )

/** Of all jobs that run at once, so many may wait for push services, which anybody can name. */
const lanes = 4

/** Always the same one for the same person: who waits for long makes few others wait. */
const laneOf = (userId: string): number =>
  createHash('sha256').update(userId).digest().readUInt8() % lanes

type Like = { targetType: 'post' | 'comment'; targetId: number; userId: string }

/** Withdraws the notifications of likes that were taken back. */
export const withdrawLikes = async (trx: Trx, likes: Like[]): Promise<string[]> => {
  if (likes.length === 0) return []
  return withdraw(
    trx,
    sql`
      delete from notification_causes as cause using notifications as about, unnest(
        ${likes.map(({ targetType }) => targetType)}::text[],
        ${likes.map(({ targetId }) => targetId)}::bigint[],
        ${likes.map(({ userId }) => userId)}::text[]
      ) as taken (target, id, by)
      where about.id = cause.notification_id and about.kind = 'like'
        and about.about = taken.target || ' ' || taken.id and cause.person_id = taken.by
        and not exists (select from post_likes where taken.target = 'post' and post_id = taken.id and user_id = taken.by)
        and not exists (select from comment_likes where taken.target = 'comment' and comment_id = taken.id and user_id = taken.by)
      returning cause.notification_id`,
  )
}

/** Withdraws the notifications of what people said of comments and took back. */
export const withdrawSaid = async (
  trx: Trx,
  said: readonly { commentId: number }[],
): Promise<string[]> => {
  if (said.length === 0) return []
  return withdraw(
    trx,
    sql`
      delete from notification_causes as cause using notifications as about
      where about.comment_id = any(${said.map(({ commentId }) => commentId)}::bigint[])
        and about.id = cause.notification_id
        and (about.kind = 'moved' and not exists (
            select from moved_notes as note
            where note.comment_id = about.comment_id and note.user_id = cause.person_id
          )
          or about.kind in ('said_back', 'confirmed', 'mended') and not exists (
            select from steelmen as said where said.comment_id = about.comment_id
              and cause.person_id in (said.user_id, said.author_id)
              and about.user_id in (said.user_id, said.author_id)
          ))
      returning cause.notification_id`,
  )
}

/** Withdraws the notifications of words that are gone. */
export const withdrawComments = async (trx: Trx, ids: number[]): Promise<string[]> => {
  if (ids.length === 0) return []
  return withdraw(
    trx,
    sql`
      delete from notification_causes as cause using comments as said
      where said.id = any(${ids}::bigint[]) and cause.comment_id = said.id
        and said.deleted_at is not null
      returning cause.notification_id`,
  )
}

export const withdrawPosts = async (trx: Trx, ids: number[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ userId: string }>`
    delete from notifications using posts
    where posts.id = any(${ids}::bigint[]) and posts.deleted_at is not null
      and notifications.post_id = posts.id
    returning notifications.user_id as "userId"
  `.execute(trx)
  return rows.map(({ userId }) => userId)
}

/** Deletes causes, then whatever nobody causes any longer. */
const withdraw = async (trx: Trx, deletion: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows: touched } = await sql<{ notification_id: number }>`${deletion}`.execute(trx)
  if (touched.length === 0) return []
  const { rows } = await sql<{ userId: string }>`
    delete from notifications
    where id = any(${touched.map((row) => row.notification_id)}::bigint[])
      and not exists (select from notification_causes where notification_id = notifications.id)
    returning user_id as "userId"
  `.execute(trx)
  return rows.map(({ userId }) => userId)
}
