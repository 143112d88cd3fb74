import { sql } from 'kysely'
import type { NewAttached } from '#shared/media.ts'
import type { Comment } from '#shared/posts.ts'
import type { Author } from '#shared/users.ts'
import { locked } from '../db/locking.ts'
import type { Db } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { together } from '../db/batched-writes.ts'
import { notifyCommit } from '../changes/commits.ts'
import { draftRow, draftTypes, takeDraft } from '../drafts/sent.ts'
import { invalid, notFound, unauthorized } from '../http/core/errors.ts'
import {
  attachRow,
  attachTo,
  attachTypes,
  mustBeLoose,
  writtenPicturesOf,
} from '../media/attached.ts'
import { asTexts, heldRow, heldTypes, holding, moreOf } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screen.ts'
import { heatTags } from '../trending/add-heat.ts'
import { heatOf } from '../trending/score.ts'
import { countOnAuthors } from './counting.ts'
import { viewComments } from './feed.ts'
import { presentHeldComment } from './held.ts'
import { type Retry, keepKeys, withIdempotency, retryRow, retryTypes } from './idempotency.ts'
import { type CommentRow, commentColumns, joinTarget, readCast } from './rows.ts'
import { presentComment } from './views.ts'

export type NewComment = {
  author: { id: string } & Partial<Author>
  postId: number
  /** The comment that it answers; undefined: the post. */
  parentId?: number
  /** It answers the crux, if the discussion has one. */
  answersCrux?: boolean | undefined
  content: string
  /** Uploaded before. */
  pictures?: NewAttached[] | undefined
  /** What it was until it was sent. */
  draftId?: number | undefined
  at: Date
  retry?: Retry
  /** What may hold it back; undefined: nothing does. */
  screening?: Screening
}

type Found = { hasPost: boolean; hasParent: boolean; heldId: number | null }
type Answer = Found & (CommentRow | { id: null })

/**
 * Writes a person's comment, its counters and event, and has it cast, in one statement. A
 * doubtful one is held instead. 404 without the post, 400 when `parentId` is no comment on it or a picture is not there, 401 when the author is gone, 409 when
 * `retry` names a key that was used for something else.
 */
export const writeComment = (db: Db, comment: NewComment): Promise<Comment> =>
  withIdempotency(db, comment.author.id, comment.retry, {
    write: async () => {
      const pictures = await mustBeLoose(db, comment.author.id, comment.pictures)
      const answer = await insertComment(db, comment)
      if (answer.heldId) return presentHeldComment(answer.heldId, comment, pictures)
      const row = written(answer)
      notifyCommit({ kind: 'comment', postId: row.postId, commentId: row.id, replyId: null })
      return presentComment(row, row.targetCharacterId ? await readCast(db) : new Map())
    },
    read: async ({ commentId }) =>
      commentId === null ? undefined : (await viewComments(db, [commentId], comment.author.id))[0],
  })

const written = (row: Answer): CommentRow => {
  if (!row.hasPost) throw notFound('Post')
  if (!row.hasParent) {
    throw invalid([{ path: 'parentId', message: 'parentId is not a comment on this post' }])
  }
  if (row.id === null) throw unauthorized()
  return row
}

const types = {
  ...heldTypes,
  ...retryTypes,
  ...attachTypes,
  ...draftTypes,
  answers_crux: 'boolean',
  heat: 'float8',
} as const

const rowOf = (comment: NewComment): Record<keyof typeof types, unknown> => ({
  ...heldRow({
    ...comment,
    userId: comment.author.id,
    thing: 'comment',
    more: moreOf({ pictures: comment.pictures, answersCrux: comment.answersCrux }),
  }),
  ...attachRow(comment.pictures),
  ...draftRow(comment.draftId),
  ...retryRow(comment.retry),
  answers_crux: comment.answersCrux ?? false,
  heat: heatOf('comment', comment.at),
})

/** Many comments in one statement; of one person, and of one text, at most one. */
const insertComments = statementOfMany(
  types,
  (given) => sql<Answer>`
    with given as materialized (${given}),
    -- offset 0: looked up by its key, never all of a table that seems small
    found as materialized (
      select given.position,
        exists (
          select from posts where id = given.post_id and deleted_at is null offset 0
        ) as has_post,
        given.parent_id is null or exists (
          select from comments
          where id = given.parent_id and post_id = given.post_id and deleted_at is null
          offset 0
        ) as has_parent
      from given
    ),
    ${holding(sql`position in (select position from found where has_post and has_parent)`)},
    comment as (
      insert into comments
        (post_id, parent_id, user_id, content, fingerprint, has_pictures, answers_crux, created_at,
          updated_at)
      select post_id, parent_id, given.user_id, content, given.fingerprint,
        given.pictures is not null,
        answers_crux and exists (
          select from conclusions
          where conclusions.post_id = given.post_id and kind = 'crux' offset 0
        ), at, at
      from given join found using (position) join screened using (position)
        join users on users.id = given.user_id and users.deleted_at is null
      where has_post and has_parent and screened.clear
      order by position
      returning *
    ),
    ${attachTo('comment')},
    ${takeDraft(sql`select user_id from comment union all select user_id from held`)},
    counted as (
      update posts set comments_count = posts.comments_count + written.count
      from (${locked(
        'posts',
        sql`select post_id as id, count(*)::integer as count from comment group by post_id`,
      )}) as written
      where posts.id = written.id
      returning posts.id, posts.ai_seats
    ),
    ${countOnAuthors('comment')},
    used as materialized (
      select tags.key, tags.hashtag, true as is_known, given.user_id, given.at, given.heat
      from comment join given using (user_id) join counted on counted.id = comment.post_id
        join author on author.id = comment.user_id
        join post_tags on post_tags.post_id = counted.id join tags on tags.key = post_tags.tag
    ),
    ${heatTags({ used: sql`used`, use: 'comment' })},
    to_cast as (
      insert into castings (post_id, comment_id)
      select comment.post_id, comment.id
      from comment join counted on counted.id = comment.post_id
      where counted.ai_seats <> 'humans_only' order by comment.id
    ),
    said as (
      insert into events (kind, payload)
      select 'comment', jsonb_build_object('postId', post_id, 'commentId', id, 'replyId', null)
      from comment order by id
    ),
    ${keepKeys(sql`select user_id, null::bigint as post_id, id as comment_id from comment`)}
    select found.has_post as "hasPost", found.has_parent as "hasParent", held.id as "heldId",
      ${commentColumns}, ${writtenPicturesOf('comment')} as pictures, false as "isLiked"
    from given join found using (position) left join held on held.user_id = given.user_id
      left join (comment join author on author.id = comment.user_id)
        on comment.user_id = given.user_id
    ${joinTarget}
    order by position
  `,
)

const insertComment = together<NewComment, Answer>({
  write: (db, comments) => insertComments(db, comments.map(rowOf)),
  ...asTexts,
})
