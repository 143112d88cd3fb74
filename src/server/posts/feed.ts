import { sql } from 'kysely'
import type { Comment, Pass, Post, Thread } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, hiddenFrom, isHidden } from '../hiding/hidden.ts'
import { notFound } from '../http/core/errors.ts'
import { withoutMutedCard } from '../link-cards/rows.ts'
import {
  type CommentRow,
  type FrontRow,
  type PostRow,
  readCast,
  readCommentsById,
  readLatestComments,
  readPasses,
  readPosts,
} from './rows.ts'
import { findThread, type Found, moreAfter } from './thread-rows.ts'
import {
  type Cast,
  type ReadCast,
  presentComment,
  presentPass,
  presentPost,
  presentThread,
} from './views.ts'

type Page = { limit: number; offset?: number; before?: number }

/** The ids of a page of posts, newest first, without what is hidden from whom it is for. */
export const listPostIds = async (
  db: Trx,
  { limit, offset = 0, before = Number.MAX_SAFE_INTEGER }: Page,
  hidden: Hidden | null = null,
): Promise<number[]> => {
  if (hidden && !hidden.isNone) return listShownIds(db, { limit, offset, before }, hidden)
  const { rows } = await sql<{ id: number }>`
    select id from posts where deleted_at is null and id < ${before}
    order by id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Of who hides something so many of the newest posts are looked through, some at a time, as long as their texts are no longer. */
const lookedThrough = { posts: 2_000, atATime: 40, letters: 300_000 } as const

type Candidate = { id: number; authorId: string; content: string }

/** Muted words are looked for here: as patterns of PostgreSQL they took two milliseconds a post. */
const listShownIds = async (
  db: Trx,
  { limit, offset, before }: Required<Page>,
  hidden: Hidden,
): Promise<number[]> => {
  const shown: number[] = []
  const atATime = Math.max(lookedThrough.atATime, 2 * limit)
  let [below, posts, letters] = [before, 0, 0]
  while (posts < lookedThrough.posts && letters < lookedThrough.letters) {
    const { rows } = await sql<Candidate>`
      select id, user_id as "authorId", content from posts
      where deleted_at is null and id < ${below} and user_id <> all(${[...hidden.people]}::text[])
      order by id desc limit ${atATime}
    `.execute(db)
    for (const post of rows) if (!isHidden(hidden, post)) shown.push(post.id)
    posts += rows.length
    letters += rows.reduce((sum, { content }) => sum + content.length, 0)
    below = rows.at(-1)?.id ?? 0
    if (shown.length >= offset + limit || rows.length < atATime) break
  }
  return shown.slice(offset, offset + limit)
}

type Looking = {
  /** They have just acted on these, and are answered with them even where they see no more of it. */
  hasActed?: boolean
}

/**
 * Posts in the order of `ids`, each with its latest comments, oldest first; none that is gone or of
 * somebody with whom a block stands, and no comments that are hidden from the viewer.
 */
export const viewPosts = async (
  db: Trx,
  ids: number[],
  viewerId: string | null,
  { hasActed = false }: Looking = {},
): Promise<Post[]> => {
  if (ids.length === 0) return []
  const [found, hidden] = await Promise.all([
    readPosts(db, ids, viewerId),
    hiddenFrom(db, viewerId),
  ])
  const shown = hasActed ? found : found.filter(({ userId }) => !hidden.blocked.has(userId))
  const rowOf = new Map(shown.map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => rowOf.get(id) ?? [])
  return withLatestComments(db, rows, { viewerId, hidden })
}

/** Posts of the front page that have been read, as visitors see them. */
export const viewFrontRows = async (rows: FrontRow[], read: ReadCast): Promise<Post[]> => {
  const cast = await castOf(read, { comments: rows.flatMap(({ comments }) => comments) })
  return rows.map((row) => presentWith(row, row.comments, cast))
}

const presentWith = (row: PostRow, comments: CommentRow[], cast: Cast): Post =>
  presentPost(
    row,
    comments.map((comment) => presentComment(comment, cast)),
  )

type For = { viewerId: string | null; hidden: Hidden }

const withLatestComments = async (
  db: Trx,
  rows: PostRow[],
  { viewerId, hidden }: For,
): Promise<Post[]> => {
  const comments = withoutHidden(hidden, await readLatestOf(db, rows, viewerId))
  const cast = await castOf(() => readCast(db), { comments })
  const commentsOf = Map.groupBy(comments, ({ postId }) => postId)
  return rows.map((row) =>
    presentWith(withoutMutedCard(hidden, row), commentsOf.get(row.id) ?? [], cast),
  )
}

/** No query for posts that nobody has answered yet, as those are that have just been written. */
const readLatestOf = async (db: Trx, posts: PostRow[], viewerId: string | null) => {
  const answered = posts.filter(({ commentsCount }) => commentsCount > 0).map(({ id }) => id)
  return answered.length === 0 ? [] : readLatestComments(db, answered, viewerId)
}

/** Comments in the order of their ids; no gone ones. */
export const viewComments = async (
  db: Trx,
  ids: number[],
  viewerId: string | null,
  { hasActed = false }: Looking = {},
): Promise<Comment[]> => {
  if (ids.length === 0) return []
  const [found, hidden] = await Promise.all([
    readCommentsById(db, ids, viewerId),
    hiddenFrom(db, viewerId),
  ])
  const rows = hasActed ? found : withoutHidden(hidden, found)
  const cast = await castOf(() => readCast(db), { comments: rows })
  return rows.map((row) => presentComment(row, cast))
}

/**
 * One post with its oldest comments after `commentsAfter`, as many as fit; 404 when it is gone, or somebody's
 * with whom a block stands.
 */
export const viewThread = async (
  db: Trx,
  id: number,
  viewerId: string | null,
  commentsAfter = 0,
): Promise<Thread> => {
  const [found, hidden] = await Promise.all([
    findThread(db, { id, after: commentsAfter }, viewerId),
    hiddenFrom(db, viewerId),
  ])
  const reached = mustShow(found, hidden)
  return tellThread(reached, hidden, await castOf(() => readCast(db), reached))
}

/** 404 when it is gone, or somebody's with whom a block stands. */
export const mustShow = <Thread extends Found>(found: Thread | null, hidden: Hidden): Thread => {
  if (!found || hidden.blocked.has(found.row.userId)) throw notFound('Post')
  return found
}

/** What was found, as far as its reader is to see it. */
export const tellThread = (
  { row, comments, passes, note }: Found,
  hidden: Hidden,
  cast: Cast,
): Thread => {
  const post = presentPost(
    withoutMutedCard(hidden, row),
    withoutHidden(hidden, comments).map((comment) => presentComment(comment, cast)),
  )
  const shown = passes.filter(({ characterId }) => !hidden.characters.has(characterId))
  return presentThread(post, row, { passes: shown, note, moreAfter: moreAfter(comments) }, cast)
}

/** Turns let pass, by the id of the turn. */
export const viewPasses = async (db: Trx, ids: number[]): Promise<Pass[]> => {
  if (ids.length === 0) return []
  const [rows, cast] = await Promise.all([readPasses(db, ids), readCast(db)])
  return rows.map((row) => presentPass(row, cast))
}

/** An answer to something hidden stays, without the words that it quotes. */
const withoutHidden = (hidden: Hidden, rows: CommentRow[]): CommentRow[] =>
  hidden.isNone
    ? rows
    : rows
        .filter((row) => !isHidden(hidden, { ...row, authorId: row.userId }))
        .map((row) => (quotesHidden(hidden, row) ? { ...row, ...untargeted } : row))

const untargeted = { targetCharacterId: null, targetUsername: null, quote: null }

const quotesHidden = (hidden: Hidden, row: CommentRow): boolean =>
  isHidden(hidden, {
    authorId: row.targetUserId,
    characterId: row.targetCharacterId,
    content: row.quote ?? '',
  })

type Spoken = Pick<Found, 'comments'> & Partial<Pick<Found, 'passes'>>

/** No query where no character speaks or is spoken to. */
const castOf = async (read: ReadCast, { comments, passes = [] }: Spoken): Promise<Cast> =>
  passes.length > 0 ||
  comments.some((row) => row.characterId !== null || row.targetCharacterId !== null)
    ? read()
    : new Map()
