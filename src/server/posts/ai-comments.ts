import { sql } from 'kysely'
import type { Act, Stance } from '#shared/characters.ts'
import { announce } from '../changes/announce.ts'
import type { Trx } from '../db/outbox.ts'

export type NewAiComment = {
  postId: number
  /** null: it answers the post. */
  parentId: number | null
  characterId: string
  content: string
  act: Act
  stance: Stance | null
  /** Exact words of the parent, or of the post where there is none. */
  quote: string | null
  aiDepth: number
  isDegraded: boolean
  /** A language model found the words, now or in advance. */
  isByModel?: boolean
  /** Figures as they stand in the content, without a source. */
  unchecked?: readonly string[]
  /** The turn that it fulfils; its typing and drafts end with this comment. */
  replyId: number | null
}

/**
 * A character's comment, as part of the caller's transaction. It counts on its post and nowhere
 * else: no trend, like or follow moves. null: the post is gone.
 */
export const insertAiComment = async (
  trx: Trx,
  comment: NewAiComment,
): Promise<{ id: number; createdAt: Date } | null> => {
  const { rows } = await insert(comment).execute(trx)
  const written = rows[0]
  if (!written) return null
  const { postId, replyId } = comment
  await announce(trx, { kind: 'comment', postId, commentId: written.id, replyId })
  return written
}

const insert = (comment: NewAiComment) => sql<{ id: number; createdAt: Date }>`
  with counted as (
    update posts
    set comments_count = comments_count + 1, ai_comments_count = ai_comments_count + 1
    where id = ${comment.postId} and deleted_at is null
    returning id
  )
  insert into comments
    (post_id, parent_id, character_id, content, act, stance, quote, ai_depth, is_degraded, is_by_model,
      unchecked)
  select id, ${comment.parentId}::bigint, ${comment.characterId}, ${comment.content},
    ${comment.act}, ${comment.stance}::smallint, ${comment.quote}, ${comment.aiDepth}::smallint,
    ${comment.isDegraded}::boolean, ${comment.isByModel ?? false}::boolean,
    ${comment.unchecked ?? []}::text[]
  from counted
  returning id, created_at as "createdAt"
`
