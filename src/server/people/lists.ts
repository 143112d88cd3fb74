import { sql } from 'kysely'
import type { Post } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { viewPosts } from '../posts/feed.ts'

type Page = { limit: number; before?: number }
type Asked = Page & { userId: string; viewerId: string | null }

/** Someone's posts, newest first. */
export const viewPostsOf = async (
  db: Trx,
  { userId, viewerId, ...page }: Asked,
): Promise<Post[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from posts
    where user_id = ${userId} and deleted_at is null and id < ${last(page)}
    order by id desc limit ${page.limit}
  `.execute(db)
  return viewPosts(
    db,
    rows.map(({ id }) => id),
    viewerId,
  )
}

/** The posts that a person likes, newest first. */
export const viewLikedPosts = async (
  db: Trx,
  { userId, ...page }: Page & { userId: string },
): Promise<Post[]> => {
  const { rows } = await sql<{ id: number }>`
    select post_id as id from post_likes
    where user_id = ${userId} and post_id < ${last(page)}
    order by post_id desc limit ${page.limit}
  `.execute(db)
  return viewPosts(
    db,
    rows.map(({ id }) => id),
    userId,
  )
}

const last = ({ before }: Page): number => before ?? Number.MAX_SAFE_INTEGER
