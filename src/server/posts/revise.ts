import { sql } from 'kysely'
import type { Comment, Post } from '#shared/posts.ts'
import { tagKey, topicTags } from '#shared/text.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import { HttpError, forbidden, notFound } from '../http/core/errors.ts'
import { firstLink } from '../link-cards/first-link.ts'
import { askForCards } from '../link-cards/rows.ts'
import { holdBack } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { categoriesOf } from '../topics/categories.ts'
import { makeKnown } from '../topics/tagging.ts'
import { viewComments, viewPosts } from './feed.ts'
import { recordOverruling } from './overruling.ts'
import { type Actor, mustOwn } from './owning.ts'
import { keepVersion, refuseRestless } from './edit-history.ts'

type Edit = {
  id: number
  content: string
  actor: Actor
  at: Date
  /** What may hold the new words back; undefined: nothing does. */
  screening?: Screening
  /** Whether it counts against how often one text may be changed in a day. */
  isCounted?: boolean
}

/**
 * Changes a post's words and tags; keeps what it said. Doubtful words are held instead, and the post
 * stays as it was. 404, 403 when it is somebody else's, 429.
 */
export const editPost = async (db: Db, edit: Edit): Promise<Post> => {
  const { id, actor } = edit
  const isHeld = await transact(db, (trx) => revisePost(trx, edit))
  if (!isHeld) notifyCommit({ kind: 'post_edit', postId: id })
  const [post] = await viewPosts(db, [id], actor.id, { hasActed: true })
  if (!post) throw notFound('Post')
  return { ...post, ...(isHeld && { isHeld }) }
}

/** In the caller's transaction; true when the words are held instead. */
export const revisePost = async (trx: Trx, edit: Edit): Promise<boolean> => {
  const { id, content, actor, at, screening } = edit
  const before = await lockPost(trx, id)
  mustOwn(actor, before.user_id, at)
  const writing = { userId: actor.id, thing: 'post_edit', postId: id, content, at } as const
  const isSame = before.content === content
  if (await isHeldBack(trx, { ...writing, screening: isSame ? undefined : screening })) return true
  if (isSame) return false
  if (edit.isCounted) await refuseRestless(trx, 'post', { id, at })
  await recordOverruling(trx, overruling(edit, 'post', before))
  await keepVersion(trx, 'post', before)
  const linkUrl = firstLink(content)
  await trx
    .updateTable('posts')
    .set({
      content,
      link_url: linkUrl,
      categories: categoriesOf(content),
      ...foundBy(edit),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  await askForCards(trx, [{ linkUrl, at }])
  await tagAnew(trx, edit, before.user_id)
  await announce(trx, { kind: 'post_edit', postId: id })
  return false
}

/** The same for a comment of a person; nobody puts words into a character's mouth. */
export const editComment = async (db: Db, edit: Edit): Promise<Comment> => {
  const { id, actor } = edit
  const { postId, isHeld } = await transact(db, (trx) => reviseComment(trx, edit))
  if (!isHeld) notifyCommit({ kind: 'comment_edit', postId, commentId: id })
  const [comment] = await viewComments(db, [id], actor.id, { hasActed: true })
  if (!comment) throw notFound('Comment')
  return { ...comment, ...(isHeld && { isHeld }) }
}

export const reviseComment = async (trx: Trx, edit: Edit) => {
  const { id, content, actor, at, screening } = edit
  const before = await lockComment(trx, id)
  const postId = before.post_id
  if (before.character_id !== null) throw forbidden('What a character said cannot be edited.')
  mustOwn(actor, before.user_id, at)
  const writing = { userId: actor.id, thing: 'comment_edit', commentId: id, content, at } as const
  const isSame = before.content === content
  if (await isHeldBack(trx, { ...writing, screening: isSame ? undefined : screening })) {
    return { postId, isHeld: true as const }
  }
  if (isSame) return { postId, isHeld: false as const }
  if (edit.isCounted) await refuseRestless(trx, 'comment', { id, at })
  await recordOverruling(trx, overruling(edit, 'comment', before))
  await keepVersion(trx, 'comment', before)
  await trx
    .updateTable('comments')
    .set({ content, ...foundBy(edit), updated_at: at })
    .where('id', '=', id)
    .execute()
  await announce(trx, { kind: 'comment_edit', postId, commentId: id })
  return { postId, isHeld: false as const }
}

const overruling = (
  { id, actor, at }: Edit,
  thing: 'post' | 'comment',
  { user_id: ownerId, content }: { user_id: string | null; content: string },
) => ({ actor, ownerId, at, action: 'edit', thing, id, content }) as const

/** Undoes what an administrator changed; nothing where the text is gone. */
export const takeBackEdit = async (
  db: Db,
  { thing, ...edit }: Omit<Edit, 'actor'> & { thing: 'post' | 'comment' },
): Promise<void> => {
  const actor = { id: '', isAdmin: true, confirmedAt: edit.at }
  const change: (db: Db, edit: Edit) => Promise<unknown> = thing === 'post' ? editPost : editComment
  await change(db, { ...edit, actor }).catch((error: unknown) => {
    if (!(error instanceof HttpError && error.status === 404)) throw error
  })
}

const isHeldBack = async (...writing: Parameters<typeof holdBack>): Promise<boolean> =>
  (await holdBack(...writing)) !== null

/** Copies are found by what it says now. */
const foundBy = ({ screening }: Edit) =>
  screening && {
    fingerprint: sql<number | null>`${screening.fingerprint?.toString() ?? null}::bigint`,
  }

const lockPost = async (trx: Trx, id: number) => {
  const row = await trx
    .selectFrom('posts')
    .select(['id', 'user_id', 'content', 'updated_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('Post')
  return row
}

const lockComment = async (trx: Trx, id: number) => {
  const row = await trx
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select([
      'comments.id',
      'comments.post_id',
      'comments.user_id',
      'comments.character_id',
      'comments.content',
      'comments.updated_at',
    ])
    .where('comments.id', '=', id)
    .where('comments.deleted_at', 'is', null)
    .where('posts.deleted_at', 'is', null)
    .forUpdate('comments')
    .executeTakeFirst()
  if (!row) throw notFound('Comment')
  return row
}

/** An edit makes tags known but lifts no trend: only what is new does. */
const tagAnew = async (trx: Trx, { id, content, at }: Edit, userId: string): Promise<void> => {
  const tags = topicTags(content)
  const keys = tags.map(tagKey)
  await makeKnown(
    trx,
    tags.map((hashtag) => ({ hashtag, userId })),
  )
  await sql`
    delete from post_tags where post_id = ${id} and tag <> all(${keys}::text[])
  `.execute(trx)
  await sql`
    insert into post_tags (post_id, tag, position, created_at)
    select ${id}, tag.key, tag.position, ${at}::timestamptz
    from unnest(${keys}::text[]) with ordinality as tag (key, position)
    on conflict (post_id, tag) do update set position = excluded.position
  `.execute(trx)
}
