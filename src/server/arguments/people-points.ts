import { sql } from 'kysely'
import type { DebatePoint } from '#shared/arguments.ts'
import { displayName, onOneLine, truncate } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isHidden } from '../hiding/hidden.ts'

/** What a page has room for. */
const shownMost = 100
const quoteLength = 160
/** So many letters of a text are read to quote it, and looked through for words that the reader muted. */
const lettersRead = 600

/** The id of a person's point among those of a debate, and back; null: it is no person's. */
export const pointIdOf = (commentId: number): string => `comment-${commentId}`
export const commentIdOf = (pointId: string): number | null => {
  const [, id] = /^comment-([1-9]\d{0,14})$/.exec(pointId) ?? []
  return id === undefined ? null : Number(id)
}

/**
 * Those that stand: whatever takes away the comment, its discussion or its author takes the point away,
 * and after an edit a moderator has to read the comment again.
 */
export const standing = sql`
  people_points as point
  join comments as comment on comment.id = point.comment_id and comment.deleted_at is null
    and md5(comment.content) = point.words_md5
  join posts as post on post.id = comment.post_id and post.deleted_at is null
  join users as author on author.id = point.author_id and author.deleted_at is null`

/** Before its votes are counted. */
type PeoplePoint = Omit<DebatePoint, 'tally'>

type Row = {
  commentId: number
  postId: number
  userId: string
  username: string
  firstName: string
  lastName: string
  side: DebatePoint['side']
  says: string
  content: string
  postUserId: string
  postContent: string
}

/** The points of people on a debate, the first accepted first, without what the viewer hides. */
export const listPeoplePoints = async (
  db: Trx,
  debateId: string,
  hidden: Hidden,
): Promise<PeoplePoint[]> => {
  const { rows } = await sql<Row>`
    select point.comment_id as "commentId", comment.post_id as "postId",
      author.id as "userId", author.username, author.first_name as "firstName",
      author.last_name as "lastName", point.side, point.says,
      left(comment.content, ${sql.lit(lettersRead)}) as content,
      post.user_id as "postUserId", left(post.content, ${sql.lit(lettersRead)}) as "postContent"
    from ${standing}
    where point.debate_id = ${debateId} and point.state = 'accepted'
    order by point.decided_at limit ${shownMost}
  `.execute(db)
  return rows.filter((row) => isShown(hidden, row)).map(present)
}

const isShown = (hidden: Hidden, { userId, says, content, postUserId, postContent }: Row) =>
  !isHidden(hidden, { authorId: userId, content: `${says}\n${content}` }) &&
  !isHidden(hidden, { authorId: postUserId, content: postContent })

const present = ({
  commentId,
  postId,
  userId,
  side,
  says,
  content,
  ...names
}: Row): PeoplePoint => ({
  id: pointIdOf(commentId),
  side,
  says,
  person: {
    postId,
    commentId,
    character: null,
    userId,
    name: displayName(names),
    quote: truncate(onOneLine(content), quoteLength),
  },
  characters: [],
  made: [],
  facts: [],
})

/** Whether somebody can vote on it. */
export const hasPeoplePoint = async (
  db: Trx,
  { debateId, pointId }: { debateId: string; pointId: string },
): Promise<boolean> => {
  const commentId = commentIdOf(pointId)
  if (commentId === null) return false
  const { rows } = await sql`
    select from ${standing}
    where point.comment_id = ${commentId} and point.debate_id = ${debateId}
      and point.state = 'accepted'
  `.execute(db)
  return rows.length > 0
}
