import { sql } from 'kysely'
import {
  type Draft,
  draftExcerpt,
  draftsMost,
  type KeptDraft,
  type ListedDraft,
} from '#shared/drafts.ts'
import { commentLength } from '#shared/posts.ts'
import { onOneLine, truncate } from '#shared/text.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { hiddenFrom, isHidden } from '../hiding/hidden.ts'
import { conflict, invalid, notFound } from '../http/core/errors.ts'

type NewDraft = {
  userId: string
  content: string
  postId: number | null
  parentId: number | null
  at: Date
}

/** Keeps a text that has just been begun. 404 without what it answers, 409 when there is no room for one more. */
export const keepDraft = (db: Db, draft: NewDraft): Promise<KeptDraft> =>
  transact(db, async (trx) => {
    const { userId, content, postId, parentId, at } = draft
    mustFit(content, postId !== null)
    await mustBeThere(trx, draft)
    // Two at once are counted one after the other.
    await sql`select from users where id = ${userId} for no key update`.execute(trx)
    const { rows } = await sql<KeptDraft>`
      insert into drafts (user_id, post_id, parent_id, content, updated_at)
      select ${userId}, ${postId}::bigint, ${parentId}::bigint, ${content}, ${at}::timestamptz
      where (select count(*) from drafts where user_id = ${userId}) < ${draftsMost}
      returning id, version
    `.execute(trx)
    if (!rows[0])
      throw conflict(
        `You have ${draftsMost} drafts already. Please delete one first.`,
        'drafts_full',
      )
    return rows[0]
  })

const mustFit = (content: string, isComment: boolean): void => {
  if (!isComment || content.length <= commentLength) return
  const message = `Draft must be at most ${commentLength} characters`
  throw invalid([{ path: 'content', message }])
}

const mustBeThere = async (trx: Trx, { postId, parentId }: NewDraft): Promise<void> => {
  if (postId === null) {
    if (parentId === null) return
    throw invalid([{ path: 'parentId', message: 'parentId is not a comment on this post' }])
  }
  const { rows } = await sql`
    select from posts where id = ${postId} and deleted_at is null
      and (${parentId}::bigint is null or exists (
        select from comments
        where comments.id = ${parentId} and post_id = posts.id and deleted_at is null))
  `.execute(trx)
  if (rows.length === 0) throw notFound('Post')
}

type Change = { id: number; userId: string; content: string; version: number; at: Date }
type Saved = { isComment: boolean; version: number | null }

/**
 * Writes over a draft that stands as `version` says. 404, 409 when it was changed elsewhere
 * meanwhile: the client then keeps its text as another draft.
 */
export const saveDraft = async (db: Db, change: Change): Promise<KeptDraft> => {
  const { id, userId, content, version, at } = change
  const { rows } = await sql<Saved>`
    with known as (
      select id, post_id is not null as is_comment from drafts
      where id = ${id} and user_id = ${userId}
    ),
    saved as (
      update drafts set content = ${content}, version = version + 1, updated_at = ${at}
      where id in (select id from known) and version = ${version}
        and (post_id is null or ${content.length <= commentLength}::boolean)
      returning version
    )
    select is_comment as "isComment", saved.version from known left join saved on true
  `.execute(db)
  const [known] = rows
  if (!known) throw notFound('Draft')
  mustFit(content, known.isComment)
  if (known.version === null)
    throw conflict('This draft was changed elsewhere meanwhile.', 'draft_changed')
  return { id, version: known.version }
}

type Own = { id: number; userId: string }

/** 404 when it is not there, or somebody else's. */
export const readDraft = async (db: Trx, { id, userId }: Own): Promise<Draft> => {
  const { rows } = await sql<Omit<Draft, 'updatedAt'> & { updatedAt: Date }>`
    select id, version, post_id as "postId", parent_id as "parentId", content,
      updated_at as "updatedAt"
    from drafts where id = ${id} and user_id = ${userId}
  `.execute(db)
  if (!rows[0]) throw notFound('Draft')
  return { ...rows[0], updatedAt: rows[0].updatedAt.toISOString() }
}

/** 404 when it is not there, or somebody else's. */
export const removeDraft = async (db: Db, { id, userId }: Own): Promise<void> => {
  const { rows } = await sql`
    delete from drafts where id = ${id} and user_id = ${userId} returning id
  `.execute(db)
  if (rows.length === 0) throw notFound('Draft')
}

type Row = Omit<ListedDraft, 'updatedAt' | 'about'> & {
  updatedAt: Date
  about: string | null
  authorId: string | null
}

/** What somebody has begun to write, the latest first, with the beginning of what it answers. */
export const listDrafts = async (db: Trx, userId: string): Promise<ListedDraft[]> => {
  const [{ rows }, hidden] = await Promise.all([readRows(db, userId), hiddenFrom(db, userId)])
  return rows.map(({ authorId, about, ...row }) => ({
    ...row,
    excerpt: truncate(row.excerpt, draftExcerpt),
    about:
      about === null || isHidden(hidden, { authorId, content: about })
        ? null
        : truncate(onOneLine(about), aboutMost),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

const aboutMost = 120

/** A character more than is shown, so that what is cut is seen to be. */
const readRows = (db: Trx, userId: string) =>
  sql<Row>`
    select draft.id, draft.version, draft.post_id as "postId", draft.parent_id as "parentId",
      draft.updated_at as "updatedAt", left(draft.content, ${draftExcerpt + 1}::int) as excerpt,
      draft.post_id is not null and (post.id is null or parent.deleted_at is not null) as "isGone",
      case when post.id is not null and parent.deleted_at is null then
        left(coalesce(parent.content, post.content), ${aboutMost + 1}::int) end as about,
      case when parent.id is null then post.user_id else parent.user_id end as "authorId"
    from drafts as draft
      left join posts as post on post.id = draft.post_id and post.deleted_at is null
      left join comments as parent on parent.id = draft.parent_id
    where draft.user_id = ${userId}
    order by draft.updated_at desc, draft.id desc limit ${draftsMost}
  `.execute(db)
