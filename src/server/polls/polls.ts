import { sql } from 'kysely'
import type { Poll } from '#shared/polls.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import { type PollRow, pollOf, presentPoll } from './rows.ts'

type Found = { postId: number; poll: PollRow }

/** Polls as this viewer sees them, by the id of the post; a post without one is not there. */
export const readPolls = async (
  db: Trx,
  postIds: number[],
  userId: string | null = null,
): Promise<Map<number, Poll>> => {
  if (postIds.length === 0) return new Map()
  const viewer = userId === null ? null : sql`${userId}`
  const { rows } = await sql<Found>`
    select post.id as "postId", ${pollOf(sql`post.id`, viewer)} as poll
    from posts as post join polls on polls.post_id = post.id
    where post.id = any(${postIds}::bigint[]) and post.deleted_at is null
  `.execute(db)
  return new Map(rows.map(({ postId, poll }) => [postId, presentPoll(poll)]))
}

/** 404 where the post has none. */
export const readPoll = async (db: Trx, postId: number, userId: string | null): Promise<Poll> => {
  const poll = (await readPolls(db, [postId], userId)).get(postId)
  if (!poll) throw notFound('Poll')
  return poll
}
