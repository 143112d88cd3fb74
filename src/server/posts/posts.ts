import { sql } from 'kysely'
import type { NewAttached } from '#shared/media.ts'
import type { NewPoll } from '#shared/polls.ts'
import type { AiSeats, Post } from '#shared/posts.ts'
import { mentions, tagKey, topicTags } from '#shared/text.ts'
import { type Author, scoutId } from '#shared/users.ts'
import { appendEvents } from '../changes/announce.ts'
import { notifyCommit } from '../changes/commits.ts'
import { together } from '../db/batched-writes.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { transact } from '../db/transact.ts'
import { takeDrafts } from '../drafts/sent.ts'
import { unauthorized } from '../http/core/errors.ts'
import { firstLink } from '../link-cards/first-link.ts'
import { askForCards } from '../link-cards/rows.ts'
import { attachPictures, mustBeLoose } from '../media/attached.ts'
import { asTexts, heldOf, holdDoubtful, moreOf, type Screened } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { writePolls } from '../polls/rows.ts'
import { categoriesOf } from '../topics/categories.ts'
import { tagPosts } from '../topics/tagging.ts'
import { heatTags } from '../trending/add-heat.ts'
import { castLater } from './cast-jobs.ts'
import { countOnAuthors } from './counting.ts'
import { viewPosts } from './feed.ts'
import { presentHeldPost } from './present-held.ts'
import { keepKeys, type Retry, withIdempotency } from './idempotency.ts'
import { type PostRow, readPosts } from './rows.ts'
import { presentPost } from './views.ts'

export { insertAiComment } from './ai-comments.ts'
export { writeComment } from './comments.ts'
export { like, toggleLike } from './likes.ts'

export type NewPost = {
  author: { id: string } & Partial<Author>
  content: string
  aiSeats: AiSeats
  poll?: NewPoll | undefined
  /** Uploaded before. */
  pictures?: NewAttached[] | undefined
  /** What it was until it was sent. */
  draftId?: number | undefined
  /** Where the Scout has its topic from; null: a person's own. */
  source?: 'evergreen' | 'news' | null
  at: Date
  retry?: Retry
  /** A moderator publishes it, whether its author may write now or not. */
  isReleased?: boolean | undefined
  /** What may hold it back; undefined: nothing does. */
  screening?: Screening
}

/**
 * Writes a post, its tags, counters and event, and has it cast, together with what others write in the same moment.
 * A doubtful one is held instead. 401 when the author is gone, 409 when `retry` names a key that was used for
 * something else, 400 when a picture is not there.
 */
export const writePost = (db: Db, post: NewPost): Promise<Post> =>
  withIdempotency(db, post.author.id, post.retry, {
    write: async () => {
      const pictures = await mustBeLoose(db, post.author.id, post.pictures)
      const { heldId, row } = await writeTogether(db, post)
      if (heldId !== null) return presentHeldPost(heldId, post, pictures)
      if (!row) throw unauthorized()
      notifyCommit({ kind: 'post', postId: row.id, isQuiet: isQuiet(post) })
      return presentPost(row, [])
    },
    read: async ({ postId }) =>
      postId === null ? undefined : (await viewPosts(db, [postId], post.author.id))[0],
  })

/** No character may answer it, and it names nobody. */
const isQuiet = (post: NewPost): boolean =>
  !mayBeAnswered(post) && mentions(post.content).length === 0

/** By characters. */
const mayBeAnswered = ({ aiSeats }: NewPost): boolean => aiSeats !== 'humans_only'

/** `row` null, and nothing held: the author is gone. */
type Outcome = { heldId: number | null; row: PostRow | null }
type Written = NewPost & { id: number }

/** Of one person, and of one text, at most one. People are locked before tags, here as in comments and likes. */
const writeAll = (db: Db, posts: NewPost[]): Promise<Outcome[]> =>
  transact(db, async (trx) => {
    const screened = await holdDoubtful(trx, posts.map(toScreen))
    const written = await insertClear(trx, posts, screened)
    // None of these needs another's answer: PostgreSQL is sent them at once and does them in this order.
    const steps = [
      attachPictures(trx, 'post', written),
      writePolls(trx, written),
      askForCards(trx, written.map(toLink)),
      takeDrafts(trx, [...written, ...heldOf(posts, screened)]),
      keepKeys(trx, written.map(toKey)),
      castLater(trx, written.filter(mayBeAnswered).map(toCast)),
      appendEvents(trx, written.map(toEvent)),
      countOnAuthors(trx, 'post', written),
      tagPosts(trx, written),
      heatTags(trx, 'post', written.filter(isPersons).flatMap(tagsUsedIn)),
    ]
    const read = readWritten(trx, written)
    const [rows] = await Promise.all([read, ...steps])
    return posts.map(({ author }, at) => ({
      heldId: screened[at]?.heldId ?? null,
      row: rows.get(author.id) ?? null,
    }))
  })

const writeTogether = together<NewPost, Outcome>({ write: writeAll, ...asTexts })

const toScreen = (post: NewPost) => ({
  ...post,
  userId: post.author.id,
  thing: 'post' as const,
  more: moreOf({ poll: post.poll, pictures: post.pictures }),
})
const toKey = ({ id, author, retry }: Written) => ({
  userId: author.id,
  retry,
  postId: id,
  commentId: null,
})
const toLink = ({ content, at }: Written) => ({ linkUrl: firstLink(content), at })
const toCast = ({ id }: Written) => ({ postId: id, commentId: null })
const toEvent = ({ id }: Written) => ({ kind: 'post' as const, postId: id })
const isPersons = ({ author }: Written): boolean => author.id !== scoutId
const tagsUsedIn = ({ author, content, at }: Written) =>
  topicTags(content).map((hashtag) => ({ key: tagKey(hashtag), hashtag, userId: author.id, at }))

const insert = statementOfMany(
  {
    user_id: 'text',
    content: 'text',
    ai_seats: 'text',
    source: 'text',
    /** Words, joined by commas: arrays of arrays must be of one length. */
    categories: 'text',
    fingerprint: 'bigint',
    has_pictures: 'boolean',
    link_url: 'text',
    at: 'timestamptz',
  },
  (given) => sql<{ id: number; userId: string }>`
    insert into posts
      (user_id, content, ai_seats, source, categories, fingerprint, has_pictures, link_url,
        created_at, updated_at)
    select user_id, content, given.ai_seats, source, string_to_array(categories, ','),
      given.fingerprint, has_pictures, link_url, at, at
    from (${given}) as given join users on users.id = user_id and users.deleted_at is null
    order by position
    returning id, user_id as "userId"`,
)

/** Those that are clear and whose authors are there, with their ids. */
const insertClear = async (
  trx: Trx,
  posts: readonly NewPost[],
  screened: readonly Screened[],
): Promise<Written[]> => {
  const clear = posts.filter((_, at) => screened[at]?.isClear)
  if (clear.length === 0) return []
  const rows = clear.map((post) => ({
    user_id: post.author.id,
    content: post.content,
    ai_seats: post.aiSeats,
    source: post.source ?? null,
    categories: categoriesOf(post.content).join(),
    fingerprint: post.screening?.fingerprint?.toString() ?? null,
    has_pictures: (post.pictures?.length ?? 0) > 0,
    link_url: firstLink(post.content),
    at: post.at,
  }))
  const idOf = new Map((await insert(trx, rows)).map(({ id, userId }) => [userId, id]))
  return clear.flatMap((post) => {
    const id = idOf.get(post.author.id)
    return id === undefined ? [] : [{ ...post, id }]
  })
}

/** As everybody sees them, by their authors. */
const readWritten = async (trx: Trx, written: readonly Written[]) => {
  const ids = written.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await readPosts(trx, ids, null)
  return new Map(rows.map((row) => [row.userId, row]))
}
