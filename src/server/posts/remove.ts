import { sql } from 'kysely'
import type { Comment, Post } from '#shared/posts.ts'
import { undoMs } from '#shared/revising.ts'
import { reviveTurnsOf } from '../characters/speaking/turn-queue.ts'
import { announce } from '../changes/announce.ts'
import type { Change } from '../changes/kinds.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import { HttpError, notFound } from '../http/core/errors.ts'
import { isTakenOff } from '../moderation/overruled.ts'
import { viewComments, viewPosts } from './feed.ts'
import { wiped } from './forget.ts'
import { recordOverruling } from './overruling.ts'
import { type Actor, mustOwn } from './owning.ts'

type Removal = {
  id: number
  actor: Actor
  at: Date
  /** A moderator decided it, and tells why. */
  isDecided?: boolean
}

/** Takes a post off the site; its characters fall silent. 404, 403 when it is somebody else's. */
export const deletePost = (db: Db, removal: Removal): Promise<void> =>
  turnPost(db, removal, { isGone: true })

/** Brings back a post that was deleted less than five minutes ago, with the characters that were about to speak. */
export const restorePost = async (db: Db, removal: Removal): Promise<Post> => {
  await turnPost(db, removal, { isGone: false })
  const [post] = await viewPosts(db, [removal.id], removal.actor.id, { hasActed: true })
  if (!post) throw notFound('Post')
  return post
}

/** The same for a comment. */
export const deleteComment = (db: Db, removal: Removal): Promise<void> =>
  turnComment(db, removal, { isGone: true })

export const restoreComment = async (db: Db, removal: Removal): Promise<Comment> => {
  await turnComment(db, removal, { isGone: false })
  const [comment] = await viewComments(db, [removal.id], removal.actor.id, { hasActed: true })
  if (!comment) throw notFound('Comment')
  return comment
}

/** Undoes a moderator's removal; false when it is gone for good. */
export const bringBackPost = (db: Db, turn: Omit<Removal, 'actor'>): Promise<boolean> =>
  isThere(turnPost(db, { ...turn, actor: moderator(turn.at) }, { isGone: false, isAnyTime: true }))

export const bringBackComment = (db: Db, turn: Omit<Removal, 'actor'>): Promise<boolean> =>
  isThere(
    turnComment(db, { ...turn, actor: moderator(turn.at) }, { isGone: false, isAnyTime: true }),
  )

const moderator = (confirmedAt: Date): Actor => ({ id: '', isAdmin: true, confirmedAt })

const isThere = (turning: Promise<void>): Promise<boolean> =>
  turning.then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return false
      throw error
    },
  )

type Wish = { isGone: boolean; isAnyTime?: boolean }

/** What may be deleted is there; what may come back went a short time ago. */
const turnable = (at: Date, { isGone, isAnyTime }: Wish) => {
  if (isGone) return sql<boolean>`deleted_at is null`
  return isAnyTime
    ? sql<boolean>`deleted_at is not null and content <> ${wiped}`
    : sql<boolean>`deleted_at > ${new Date(at.getTime() - undoMs)}`
}

type Turned = { thing: 'post' | 'comment'; user_id: string | null; content: string }

/** What a moderator took off comes back by a moderator only. */
const mayTurn = async (
  trx: Trx,
  { id, actor, at, isDecided }: Removal,
  { thing, user_id: ownerId, content }: Turned,
  { isGone }: Wish,
): Promise<boolean> => {
  mustOwn(actor, ownerId, at)
  if (!isGone && actor.id === ownerId && (await isTakenOff(trx, { thing, id }))) return false
  const action = isGone ? 'delete' : 'restore'
  await recordOverruling(trx, { actor, ownerId, at, action, thing, id, content, isDecided })
  return true
}

const turnPost = async (db: Db, removal: Removal, wish: Wish): Promise<void> => {
  const { id, at } = removal
  const said: Change = { kind: wish.isGone ? 'post_delete' : 'post', postId: id }
  await transact(db, async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select(['user_id', 'content'])
      .where('id', '=', id)
      .where(turnable(at, wish))
      .forUpdate()
      .executeTakeFirst()
    if (!post || !(await mayTurn(trx, removal, { ...post, thing: 'post' }, wish))) {
      throw notFound('Post')
    }
    await trx
      .updateTable('posts')
      .set({ deleted_at: wish.isGone ? at : null })
      .where('id', '=', id)
      .execute()
    await countPost(trx, id, wish.isGone ? -1 : 1)
    if (!wish.isGone) await reviveTurnsOf(trx, { postId: id, at })
    await announce(trx, said)
  })
  notifyCommit(said)
}

/**
 * What a post and its comments add to the counters of people. They are locked in the order of
 * their ids, so that two deletions at once never wait for each other.
 */
const countPost = (trx: Trx, id: number, by: 1 | -1) =>
  sql`
    with share as (
      select user_id, sum(posts) as posts, sum(comments) as comments, sum(likes) as likes from (
        select user_id, 1 as posts, 0 as comments, likes_count as likes
        from posts where id = ${id}
        union all
        select user_id, 0, 1, likes_count
        from comments where post_id = ${id} and user_id is not null and deleted_at is null
      ) as part group by user_id
    ),
    locked as materialized (
      select id from users where id in (select user_id from share)
      order by id for no key update
    )
    update users set
      posts_count = posts_count + ${by}::int * share.posts,
      comments_count = comments_count + ${by}::int * share.comments,
      likes_received_count = likes_received_count + ${by}::int * share.likes
    from share join locked on locked.id = share.user_id
    where users.id = share.user_id
  `.execute(trx)

const turnComment = async (db: Db, removal: Removal, wish: Wish): Promise<void> => {
  const { id, at } = removal
  const said = await transact(db, async (trx) => {
    const comment = await trx
      .selectFrom('comments')
      .select(['post_id', 'user_id', 'character_id', 'content', 'likes_count'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!comment) throw notFound('Comment')
    await lockPost(trx, comment.post_id)
    const turned = await trx
      .updateTable('comments')
      .set({ deleted_at: wish.isGone ? at : null })
      .where('id', '=', id)
      .where(turnable(at, wish))
      .returning('likes_count')
      .executeTakeFirst()
    if (!turned || !(await mayTurn(trx, removal, { ...comment, thing: 'comment' }, wish))) {
      throw notFound('Comment')
    }
    await countComment(trx, { ...comment, ...turned }, wish.isGone ? -1 : 1)
    if (!wish.isGone) await reviveTurnsOf(trx, { postId: comment.post_id, causeId: id, at })
    const change = turnedComment(id, comment.post_id, wish)
    await announce(trx, change)
    return change
  })
  notifyCommit(said)
}

/** The post first, as the writing of a comment locks it. */
const lockPost = async (trx: Trx, id: number): Promise<void> => {
  const post = await trx
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!post) throw notFound('Comment')
}

const turnedComment = (commentId: number, postId: number, { isGone }: Wish): Change =>
  isGone
    ? { kind: 'comment_delete', postId, commentId }
    : { kind: 'comment', postId, commentId, replyId: null }

type Counted = {
  post_id: number
  user_id: string | null
  character_id: string | null
  likes_count: number
}

const countComment = async (trx: Trx, comment: Counted, by: 1 | -1): Promise<void> => {
  const { post_id, user_id, character_id, likes_count } = comment
  await sql`
    update posts set comments_count = comments_count + ${by}::int,
      ai_comments_count = ai_comments_count + ${character_id === null ? 0 : by}::int
    where id = ${post_id}
  `.execute(trx)
  await sql`
    update users set comments_count = comments_count + ${by}::int,
      likes_received_count = likes_received_count + ${by * likes_count}::int
    where id = ${user_id}
  `.execute(trx)
}
