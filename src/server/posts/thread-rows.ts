import { type RawBuilder, sql } from 'kysely'
import { commentsShown } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'
import { asJson, type InJson, withDate, withDates } from './as-json.ts'
import {
  type CommentRow,
  commentsOf,
  type PassRow,
  passesWhere,
  type PostRow,
  postsOf,
} from './rows.ts'

/** A post, its comments in the order of their ids, and the turns let pass under it, oldest first. */
export type Found = { row: PostRow; comments: CommentRow[]; passes: PassRow[] }

type Wish = { id: number; after: number }

/**
 * A post with its comments after that one, as many as a post alone shows, a deleted one that was
 * answered keeping its place; null when it is gone. All of it in one statement, the comments as JSON:
 * row by row they took this process as long as drawing half of them.
 */
export const findThread = async (
  db: Trx,
  wish: Wish,
  viewerId: string | null,
): Promise<Found | null> => {
  const [found] = await (viewerId === null
    ? forVisitor(db, wish)
    : forMember(db, { ...wish, viewer: viewerId }))
  if (!found) return null
  const { comments, passes, ...row } = found
  return { row, comments: comments.map(withDates), passes: passes.map(withDate) }
}

type Value = RawBuilder<unknown>
type Row = PostRow & { comments: InJson<CommentRow>[]; passes: InJson<PassRow>[] }

const threadOf = (id: Value, after: Value, viewer: Value | null) =>
  postsOf<Row>(
    sql`array[${id}]`,
    viewer,
    sql`,
      ${asJson(commentsOf(commentsAfter(id, after), viewer))} as comments,
      ${asJson(passesWhere(sql`post_id = post.id`))} as passes`,
  )

const commentsAfter = (post: Value, after: Value) => sql`
  select * from (
    (select * from comments where post_id = ${post} and id > ${after} and deleted_at is null
      order by id limit ${sql.lit(commentsShown.alone)})
    union all
    (select * from comments as gone
      where post_id = ${post} and id > ${after} and deleted_at is not null
        and ${isAnswered} order by id limit ${sql.lit(commentsShown.alone)})
  ) as shown order by id limit ${sql.lit(commentsShown.alone)}`

/** Not `exists`, of which PostgreSQL may make a join: with all answers of the site, where it takes them for few. */
const isAnswered = sql`(
  select true from comments as answer
  where answer.parent_id = gone.id and answer.deleted_at is null limit 1
)`

const forVisitor = statement({ id: 'bigint', after: 'bigint' }, ({ id, after }) =>
  threadOf(id, after, null),
)
const forMember = statement(
  { id: 'bigint', after: 'bigint', viewer: 'text' },
  ({ id, after, viewer }) => threadOf(id, after, viewer),
)
