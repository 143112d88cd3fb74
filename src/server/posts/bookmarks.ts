import { sql } from 'kysely'
import { bookmarksMarked } from '#shared/bookmarks.ts'
import type { Post } from '#shared/posts.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import { viewPosts } from './feed.ts'

type Mark = { userId: string; postId: number }

/** Bookmarks a post; asked twice, it is there once. 404. */
export const addBookmark = async (
  db: Db,
  { userId, postId, at }: Mark & { at: Date },
): Promise<void> => {
  const { rows } = await sql`
    with target as (select id from posts where id = ${postId} and deleted_at is null),
    marked as (
      insert into bookmarks (user_id, post_id, created_at)
      select ${userId}, id, ${at}::timestamptz from target on conflict do nothing
    )
    select from target
  `.execute(db)
  if (rows.length === 0) throw notFound('Post')
}

export const removeBookmark = async (db: Db, { userId, postId }: Mark): Promise<void> => {
  await db
    .deleteFrom('bookmarks')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .execute()
}

type Page = { userId: string; limit: number; offset: number }

/** The bookmarked posts that are still there, latest bookmark first. */
export const viewBookmarks = async (db: Trx, page: Page): Promise<Post[]> =>
  viewPosts(db, await listIds(db, page), page.userId)

export const listBookmarkIds = (db: Trx, userId: string): Promise<number[]> =>
  listIds(db, { userId, limit: bookmarksMarked, offset: 0 })

const listIds = async (db: Trx, { userId, limit, offset }: Page): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select post_id as id from bookmarks join posts on posts.id = post_id and deleted_at is null
    where bookmarks.user_id = ${userId}
    order by bookmarks.created_at desc, post_id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}
