import { sql } from 'kysely'
import type { Platform } from '#shared/sharing.ts'
import type { Db } from '../db/outbox.ts'
import { notifyCommit } from '../changes/commits.ts'
import { notFound } from '../http/core/errors.ts'
import type { Services } from '../services.ts'

type Share = { postId: number; userId: string; key: string; at: Date }

/** Counts a share of a post once for each key. 404 when the post is gone. */
export const sharePost = async (db: Db, { postId, userId, key, at }: Share) => {
  const { rows } = await sql<{ sharesCount: number; isNew: boolean }>`
    with post as (select id, shares_count from posts where id = ${postId} and deleted_at is null),
    shared as (
      insert into post_shares (user_id, key, post_id, created_at)
      select ${userId}, ${key}, id, ${at}::timestamptz from post
      on conflict do nothing returning post_id
    ),
    counted as (
      update posts set shares_count = posts.shares_count + 1
      where id = (select post_id from shared)
      returning shares_count
    ),
    said as (
      insert into events (kind, payload)
      select 'share', jsonb_build_object('postId', ${postId}::bigint, 'sharesCount', shares_count)
      from counted
    )
    select coalesce(counted.shares_count, post.shares_count) as "sharesCount",
      counted.shares_count is not null as "isNew"
    from post left join counted on true
  `.execute(db)
  const [now] = rows
  if (!now) throw notFound('Post')
  const { sharesCount } = now
  if (now.isNew) notifyCommit({ kind: 'share', postId, sharesCount })
  return { sharesCount }
}

type CrossPost = {
  userId: string
  platforms: Platform[]
  contentLength: number
  hashtags: string[]
  at: Date
}

/** The numbers of a cross-post; never its text. */
export const recordCrossPost = async (
  db: Db,
  { userId, platforms, contentLength, hashtags, at }: CrossPost,
): Promise<void> => {
  await db
    .insertInto('cross_posts')
    .values({
      user_id: userId,
      platforms,
      content_length: contentLength,
      hashtags,
      created_at: at,
    })
    .execute()
}

const keptDays = 90

/** The privacy policy promises it; the count of a post stays. */
export const forgetOldShares = async ({ db, clock }: Services): Promise<void> => {
  const before = new Date(clock().getTime() - keptDays * 86_400_000)
  await db.deleteFrom('cross_posts').where('created_at', '<', before).execute()
  await db.deleteFrom('post_shares').where('created_at', '<', before).execute()
}
