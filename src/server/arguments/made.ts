import { sql } from 'kysely'
import type { PointMade } from '#shared/arguments.ts'
import type { CommentCharacter } from '#shared/characters.ts'
import { displayName, onOneLine, truncate } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'
import { type Hidden, isHidden } from '../hiding/hidden.ts'
import type { Outline } from '../library/outline.ts'

/** So many of those who made a point are named, the latest first. */
const shown = 3
/** Of each text only its latest uses are looked at, so that a debate that is often played costs no more. */
const usesLookedAt = 3
const quoteLength = 160
/** So many letters of a text are read to quote it, and looked through for words that the reader muted. */
const lettersRead = 600

type Row = {
  pointId: string
  postId: number
  commentId: number
  characterId: string | null
  userId: string | null
  username: string | null
  firstName: string | null
  lastName: string | null
  content: string
  claim: string | null
  postUserId: string | null
  postContent: string
}

/** Characters that spoke a text that makes a point, and the people to whom a character answered that they made it. */
const madeWith = statement(
  { points: 'text[]', texts: 'text[]', answers: 'boolean[]' },
  ({ points, texts, answers }) => sql<Row>`
    select text.point as "pointId", comment.post_id as "postId", comment.id as "commentId",
      comment.character_id as "characterId", comment.user_id as "userId",
      users.username, users.first_name as "firstName", users.last_name as "lastName",
      left(comment.content, ${sql.lit(lettersRead)}) as content, claims.quote as claim,
      posts.user_id as "postUserId", left(posts.content, ${sql.lit(lettersRead)}) as "postContent"
    from unnest(${points}, ${texts}, ${answers}) as text (point, id, is_answer)
    cross join lateral (
      select comment_id from spoken_texts where text_id = text.id
      order by spoken_at desc limit ${sql.lit(usesLookedAt)}
    ) as latest
    join comments as spoken on spoken.id = latest.comment_id and spoken.deleted_at is null
    join comments as comment
      on comment.id = case when text.is_answer then spoken.parent_id else spoken.id end
      and comment.deleted_at is null and (comment.user_id is not null) = text.is_answer
    join posts on posts.id = comment.post_id and posts.deleted_at is null
    left join claims on claims.comment_id = comment.id
    left join users on users.id = comment.user_id
    where comment.user_id is null or users.deleted_at is null
    order by comment.id desc`,
)

export type Around = { hidden: Hidden; cast: ReadonlyMap<string, CommentCharacter> }

/** Who made which point of a debate in a discussion, by the point's id, without what the viewer hides. */
export const listMade = async (
  db: Trx,
  { id, points }: Outline,
  { hidden, cast }: Around,
): Promise<ReadonlyMap<string, PointMade[]>> => {
  const texts = points.flatMap((point) => [
    ...point.texts.map((text) => ({ point: point.id, text: `${id}/${text}`, isAnswer: false })),
    ...point.answers.map((text) => ({ point: point.id, text: `${id}/${text}`, isAnswer: true })),
  ])
  const rows = await madeWith(db, {
    points: texts.map(({ point }) => point),
    texts: texts.map(({ text }) => text),
    answers: texts.map(({ isAnswer }) => isAnswer),
  })
  const isShown = visibility(hidden)
  const byPoint = Map.groupBy(rows.filter(isShown), ({ pointId }) => pointId)
  return new Map([...byPoint].map(([point, all]) => [point, pick(all, cast)]))
}

/** Each post and comment is looked through once, however many points it makes. */
const visibility = (hidden: Hidden) => {
  const seen = new Map<string, boolean>()
  const isSeen = (key: string, thing: Parameters<typeof isHidden>[1]) => {
    const known = seen.get(key) ?? !isHidden(hidden, thing)
    seen.set(key, known)
    return known
  }
  return ({ postId, commentId, userId, characterId, content, postUserId, postContent }: Row) =>
    isSeen(`comment ${commentId}`, { authorId: userId, characterId, content }) &&
    isSeen(`post ${postId}`, { authorId: postUserId, content: postContent })
}

/** The latest comments; one that two characters answered is one. */
const pick = (rows: Row[], cast: Around['cast']): PointMade[] =>
  [...new Map(rows.map((row) => [row.commentId, row])).values()]
    .slice(0, shown)
    .map(({ postId, commentId, characterId, userId, claim, content, ...person }) => {
      const character = cast.get(characterId ?? '') ?? null
      return {
        postId,
        commentId,
        character,
        userId,
        name: character?.name ?? displayName(person),
        quote: claim ?? truncate(onOneLine(content), quoteLength),
      }
    })
