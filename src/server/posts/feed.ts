import { sql } from 'kysely'
import type { Comment, Pass, Post, Thread } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/errors.ts'
import {
  type CommentRow,
  readCast,
  readCommentsAfter,
  readCommentsById,
  readLatestComments,
  readPasses,
  readPosts,
} from './rows.ts'
import { type Cast, presentComment, presentPass, presentPost, presentThread } from './views.ts'

type Page = { limit: number; offset?: number; before?: number }

/** The ids of a page of posts, newest first. */
export const listPostIds = async (db: Trx, { limit, offset = 0, before }: Page) => {
  const { rows } = await sql<{ id: number }>`
    select id from posts
    where deleted_at is null and id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Posts in the order of `ids`, each with its latest comments, oldest first; no gone ones. */
export const viewPosts = async (
  db: Trx,
  ids: number[],
  viewerId: string | null,
): Promise<Post[]> => {
  if (ids.length === 0) return []
  const [rows, comments] = await Promise.all([
    readPosts(db, ids, viewerId),
    readLatestComments(db, ids, viewerId),
  ])
  const cast = await castOf(db, comments)
  const commentsOf = Map.groupBy(comments, ({ postId }) => postId)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    const own = commentsOf.get(id) ?? []
    return row
      ? [
          presentPost(
            row,
            own.map((comment) => presentComment(comment, cast)),
          ),
        ]
      : []
  })
}

/** Comments in the order of their ids; no gone ones. */
export const viewComments = async (
  db: Trx,
  ids: number[],
  viewerId: string | null,
): Promise<Comment[]> => {
  if (ids.length === 0) return []
  const rows = await readCommentsById(db, ids, viewerId)
  const cast = await castOf(db, rows)
  return rows.map((row) => presentComment(row, cast))
}

/** One post with its oldest 500 comments after `commentsAfter`; 404 when it is gone. */
export const viewThread = async (
  db: Trx,
  id: number,
  viewerId: string | null,
  commentsAfter = 0,
): Promise<Thread> => {
  const [[row], comments, passes] = await Promise.all([
    readPosts(db, [id], viewerId),
    readCommentsAfter(db, id, commentsAfter, viewerId),
    readPasses(db, { postId: id }),
  ])
  if (!row) throw notFound('Post')
  const cast = await castOf(db, comments, passes.length > 0)
  const post = presentPost(
    row,
    comments.map((comment) => presentComment(comment, cast)),
  )
  return presentThread(post, passes, cast)
}

/** Turns let pass, by the id of the turn. */
export const viewPasses = async (db: Trx, ids: number[]): Promise<Pass[]> => {
  if (ids.length === 0) return []
  const [rows, cast] = await Promise.all([readPasses(db, { ids }), readCast(db)])
  return rows.map((row) => presentPass(row, cast))
}

/** No query where no character speaks or is spoken to. */
const castOf = async (db: Trx, comments: CommentRow[], isWanted = false): Promise<Cast> =>
  isWanted || comments.some((row) => row.characterId !== null || row.targetCharacterId !== null)
    ? readCast(db)
    : new Map()
