import { sql } from 'kysely'
import type { Comment } from '#shared/posts.ts'
import type { Author } from '#shared/users.ts'
import type { Db } from '../db/outbox.ts'
import { poke } from '../db/wake.ts'
import { invalid, notFound, unauthorized } from '../http/errors.ts'
import { holding } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screen.ts'
import { heatTags } from '../trending/heat.ts'
import { heatOf } from '../trending/score.ts'
import { viewComments } from './feed.ts'
import { presentHeldComment } from './held.ts'
import { type Retry, keepKey, onceOnly } from './once.ts'
import { type CommentRow, commentColumns, joinTarget, readCast } from './rows.ts'
import { presentComment } from './views.ts'

export type NewComment = {
  author: { id: string } & Partial<Author>
  postId: number
  /** The comment that it answers; undefined: the post. */
  parentId?: number
  content: string
  at: Date
  retry?: Retry
  /** What may hold it back; undefined: nothing does. */
  screening?: Screening
}

type Found = { hasPost: boolean; hasParent: boolean; heldId: number | null }

/**
 * Writes a person's comment, its counters and event, and has it cast, in one statement. A
 * doubtful one is held instead. 404 without the post, 400 when `parentId` is no comment on it, 401 when the author is gone, 409 when
 * `retry` names a key that was used for something else.
 */
export const writeComment = (db: Db, comment: NewComment): Promise<Comment> =>
  onceOnly(db, comment.author.id, comment.retry, {
    write: async () => {
      const { rows } = await insertComment(comment).execute(db)
      if (rows[0]?.heldId) return presentHeldComment(rows[0].heldId, comment)
      const row = written(rows[0])
      poke({ kind: 'comment', postId: row.postId, commentId: row.id, replyId: null })
      return presentComment(row, row.targetCharacterId ? await readCast(db) : new Map())
    },
    read: async ({ commentId }) =>
      commentId === null ? undefined : (await viewComments(db, [commentId], comment.author.id))[0],
  })

const written = (row: (Found & (CommentRow | { id: null })) | undefined): CommentRow => {
  if (!row?.hasPost) throw notFound('Post')
  if (!row.hasParent) {
    throw invalid([{ path: 'parentId', message: 'parentId is not a comment on this post' }])
  }
  if (row.id === null) throw unauthorized()
  return row
}

const insertComment = ({ author, postId, parentId, content, at, retry, screening }: NewComment) => {
  const writing = {
    userId: author.id,
    thing: 'comment' as const,
    postId,
    parentId,
    content,
    at,
    screening,
  }
  return sql<Found & (CommentRow | { id: null })>`
    with found as (
      select exists (select from posts where id = ${postId} and deleted_at is null) as has_post,
        ${parentId ?? null}::bigint is null or exists (
          select from comments
          where id = ${parentId ?? null} and post_id = ${postId} and deleted_at is null
        ) as has_parent
    ),
    ${holding(writing, sql`exists (select from found where has_post and has_parent)`)},
    comment as (
      insert into comments
        (post_id, parent_id, user_id, content, fingerprint, created_at, updated_at)
      select ${postId}::bigint, ${parentId ?? null}::bigint, users.id, ${content},
        ${screening?.fingerprint?.toString() ?? null}::bigint, ${at}::timestamptz,
        ${at}::timestamptz
      from users, found, screened
      where users.id = ${author.id} and users.deleted_at is null and has_post and has_parent
        and screened.clear
      returning *
    ),
    counted as (
      update posts set comments_count = comments_count + 1
      where id = (select post_id from comment)
      returning id
    ),
    used as (
      select tags.key, tags.hashtag, true as is_known from counted
      join post_tags on post_tags.post_id = counted.id join tags on tags.key = post_tags.tag
    ),
    ${heatTags({ used: sql`used`, userId: author.id, use: 'comment', at, heat: heatOf('comment', at) })},
    author as (
      update users set comments_count = comments_count + 1
      where id = (select user_id from comment) and (select count(*) from heated) >= 0
      returning *
    ),
    to_cast as (
      insert into castings (post_id, comment_id)
      select comment.post_id, comment.id from comment join posts on posts.id = comment.post_id
      where posts.ai_seats <> 'humans_only'
    ),
    said as (
      insert into events (kind, payload)
      select 'comment', jsonb_build_object('postId', post_id, 'commentId', id, 'replyId', null)
      from comment
    ),
    ${keepKey(retry, sql`select user_id, null::bigint, id from comment`)}
    select found.has_post as "hasPost", found.has_parent as "hasParent",
      (select id from held) as "heldId", ${commentColumns},
      false as "isLiked"
    from found left join (comment join author on author.id = comment.user_id) on true
    ${joinTarget}
  `
}
