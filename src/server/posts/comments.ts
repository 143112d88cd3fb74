import { sql } from 'kysely'
import type { NewAttached } from '#shared/media.ts'
import type { Comment } from '#shared/posts.ts'
import type { Author } from '#shared/users.ts'
import { appendEvents } from '../changes/announce.ts'
import { notifyCommit } from '../changes/commits.ts'
import { together } from '../db/batched-writes.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { transact } from '../db/transact.ts'
import { takeDrafts } from '../drafts/sent.ts'
import { invalid, notFound, unauthorized } from '../http/core/errors.ts'
import { attachPictures, mustBeLoose } from '../media/attached.ts'
import { asTexts, heldOf, holdDoubtful, moreOf, type Screened } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { type Hashtag, hashtagsOf, heatTags } from '../trending/add-heat.ts'
import { castLater } from './cast-jobs.ts'
import { countOnAuthors, countOnPosts } from './counting.ts'
import { viewComments } from './feed.ts'
import { presentHeldComment } from './present-held.ts'
import { keepKeys, type Retry, withIdempotency } from './idempotency.ts'
import { type CommentRow, readCast, readCommentsById } from './rows.ts'
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
  /** A moderator publishes it, whether its author may write now or not. */
  isReleased?: boolean | undefined
  /** What may hold it back; undefined: nothing does. */
  screening?: Screening
}

/**
 * Writes a person's comment, its counters and event, and has it cast, together with what others write in the same
 * moment. A doubtful one is held instead. 404 without the post, 400 when `parentId` is no comment on it or a picture
 * is not there, 401 when the author is gone, 409 when `retry` names a key that was used for something else.
 */
export const writeComment = (db: Db, comment: NewComment): Promise<Comment> =>
  withIdempotency(db, comment.author.id, comment.retry, {
    write: async () => {
      const pictures = await mustBeLoose(db, comment.author.id, comment.pictures)
      const outcome = await writeTogether(db, comment)
      if (outcome.heldId !== null) return presentHeldComment(outcome.heldId, comment, pictures)
      const row = mustBeWritten(outcome)
      notifyCommit({ ...toEvent(row), isClosedToCharacters: outcome.isClosedToCharacters })
      return presentComment(row, row.targetCharacterId ? await readCast(db) : new Map())
    },
    read: async ({ commentId }) =>
      commentId === null ? undefined : (await viewComments(db, [commentId], comment.author.id))[0],
  })

/** `isClosedToCharacters`: no character may answer on this post. */
type Target = {
  hasPost: boolean
  hasParent: boolean
  isClosedToCharacters: boolean
  hashtags: Hashtag[]
}
/** `row` null, and nothing held: the author is gone. */
type Outcome = Target & { heldId: number | null; row: CommentRow | null }
type Targeted = NewComment & { target: Target }
type Written = Targeted & { id: number }

const mustBeWritten = ({ hasPost, hasParent, row }: Outcome): CommentRow => {
  if (!hasPost) throw notFound('Post')
  if (!hasParent) {
    throw invalid([{ path: 'parentId', message: 'parentId is not a comment on this post' }])
  }
  if (row === null) throw unauthorized()
  return row
}

/** Of one person, and of one text, at most one. Posts are locked first, then people, then tags. */
const writeAll = (db: Db, comments: NewComment[]): Promise<Outcome[]> =>
  transact(db, async (trx) => {
    const targeted = await findTargetsOf(trx, comments)
    const reachable = targeted.filter(isThere)
    const screened = await holdDoubtful(trx, reachable.map(toScreen))
    const written = await insertClear(trx, reachable, screened)
    // None of these needs another's answer: PostgreSQL is sent them at once and does them in this order.
    const steps = [
      attachPictures(trx, 'comment', written),
      takeDrafts(trx, [...written, ...heldOf(reachable, screened)]),
      keepKeys(trx, written.map(toKey)),
      countOnPosts(trx, written),
      castLater(trx, written.filter(mayBeAnswered).map(toCast)),
      appendEvents(trx, written.map(toEvent)),
      countOnAuthors(trx, 'comment', written),
      heatTags(trx, 'comment', written.flatMap(tagsUsedIn)),
    ]
    const read = readWritten(trx, written)
    const [rows] = await Promise.all([read, ...steps])
    const heldIdOf = new Map(
      reachable.map((comment, at) => [comment, screened[at]?.heldId ?? null]),
    )
    return targeted.map((comment) => ({
      ...comment.target,
      heldId: heldIdOf.get(comment) ?? null,
      row: rows.get(comment.author.id) ?? null,
    }))
  })

/** In a crowd 20 transactions a second write what arrives one by one: who comments then waits some 25 ms more. */
const writeTogether = together<NewComment, Outcome>({
  write: writeAll,
  ...asTexts,
  pace: { apartMs: 50, enough: 4 },
})

const toTarget = ({ postId, parentId }: NewComment) => ({
  post_id: postId,
  parent_id: parentId ?? null,
})
const isThere = ({ target }: Targeted): boolean => target.hasPost && target.hasParent
const mayBeAnswered = ({ target }: Written): boolean => !target.isClosedToCharacters
const tagsUsedIn = ({ author, at, target }: Written) =>
  target.hashtags.map((hashtag) => ({ ...hashtag, userId: author.id, at }))
const toScreen = (comment: NewComment) => ({
  ...comment,
  userId: comment.author.id,
  thing: 'comment' as const,
  more: moreOf({ pictures: comment.pictures, answersCrux: comment.answersCrux }),
})
const toKey = ({ id, author, retry }: Written) => ({
  userId: author.id,
  retry,
  postId: null,
  commentId: id,
})
const toCast = ({ id, postId }: Written) => ({ postId, commentId: id })
const toEvent = ({ id, postId }: Pick<Written, 'id' | 'postId'>) => ({
  kind: 'comment' as const,
  postId,
  commentId: id,
  replyId: null,
})

/** Of each, whether the post is there and what it answers stands under it, and what is needed of the post. */
const findTargets = statementOfMany(
  { post_id: 'bigint', parent_id: 'bigint' },
  // offset 0: looked up by its key, never all of a table that seems small
  (given) => sql<Target>`
    select post.ai_seats is not null as "hasPost",
      coalesce(post.ai_seats = 'humans_only', false) as "isClosedToCharacters",
      ${hashtagsOf(sql`given.post_id`)} as hashtags,
      given.parent_id is null or exists (
        select from comments
        where id = given.parent_id and post_id = given.post_id and deleted_at is null
        offset 0
      ) as "hasParent"
    from (${given}) as given left join lateral (
      select ai_seats from posts where id = given.post_id and deleted_at is null offset 0
    ) as post on true
    order by position`,
)

const findTargetsOf = async (trx: Trx, comments: readonly NewComment[]): Promise<Targeted[]> => {
  const targets = await findTargets(trx, comments.map(toTarget))
  return comments.map((comment, at) => ({ ...comment, target: targets[at] as Target }))
}

const insert = statementOfMany(
  {
    post_id: 'bigint',
    parent_id: 'bigint',
    user_id: 'text',
    content: 'text',
    fingerprint: 'bigint',
    has_pictures: 'boolean',
    answers_crux: 'boolean',
    at: 'timestamptz',
  },
  (given) => sql<{ id: number; userId: string }>`
    insert into comments
      (post_id, parent_id, user_id, content, fingerprint, has_pictures, answers_crux, created_at,
        updated_at)
    select post_id, parent_id, user_id, content, given.fingerprint, has_pictures,
      answers_crux and exists (
        select from conclusions
        where conclusions.post_id = given.post_id and kind = 'crux' offset 0
      ), at, at
    from (${given}) as given join users on users.id = user_id and users.deleted_at is null
    order by position
    returning id, user_id as "userId"`,
)

/** Those that are clear and whose authors are there, with their ids. */
const insertClear = async (
  trx: Trx,
  comments: readonly Targeted[],
  screened: readonly Screened[],
): Promise<Written[]> => {
  const clear = comments.filter((_, at) => screened[at]?.isClear)
  if (clear.length === 0) return []
  const rows = clear.map((comment) => ({
    ...toTarget(comment),
    user_id: comment.author.id,
    content: comment.content,
    fingerprint: comment.screening?.fingerprint?.toString() ?? null,
    has_pictures: (comment.pictures?.length ?? 0) > 0,
    answers_crux: comment.answersCrux ?? false,
    at: comment.at,
  }))
  const idOf = new Map((await insert(trx, rows)).map(({ id, userId }) => [userId, id]))
  return clear.flatMap((comment) => {
    const id = idOf.get(comment.author.id)
    return id === undefined ? [] : [{ ...comment, id }]
  })
}

/** As everybody sees them, by their authors. */
const readWritten = async (trx: Trx, written: readonly Written[]) => {
  const ids = written.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await readCommentsById(trx, ids, null)
  return new Map(rows.map((row) => [row.userId, row]))
}
