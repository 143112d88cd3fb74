import { type RawBuilder, sql } from 'kysely'
import { commentBytes, commentsShown, type LibraryNote } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { anyOf } from '../db/any-of.ts'
import { readTogether } from '../db/batched-reads.ts'
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

type Value = RawBuilder<unknown>

/** A post, its comments in the order of their ids, and the turns let pass under it, oldest first. */
export type Found = {
  row: PostRow
  comments: CommentRow[]
  passes: PassRow[]
  note: LibraryNote | null
}

type Wish = { id: number; after: number }

type Told<More> = {
  post: InJson<PostRow> & {
    comments: InJson<CommentRow>[]
    passes: InJson<PassRow>[]
    note: LibraryNote | null
    more: More
  }
}

/**
 * A post with its comments after that one, as many as a post alone shows, a deleted one that was
 * answered keeping its place; null when it is gone. `select` says what `more` is read of each post.
 * All of it is one statement and comes as one text: row by row the comments took this process as long
 * as drawing half of them, and of a row of so many columns V8 makes a dictionary. Visitors share it.
 */
export const findThreadWith = <More>(select: (post: Value, viewer: Value | null) => Value) => {
  const tell = (wanted: Omit<Wanted, 'more'>) => sql<Told<More>>`
    select row_to_json(told) as post from (${threadsOf({ ...wanted, more: select(sql`post.id`, wanted.viewer) })}) as told`
  const forVisitor = statement({ ids: 'bigint[]', after: 'bigint' }, ({ ids, after }) =>
    tell({ ids, after, viewer: null }),
  )
  const forMember = statement(
    { ids: 'bigint[]', after: 'bigint', viewer: 'text' },
    ({ ids, after, viewer }) => tell({ ids, after, viewer }),
  )
  const fromTheFirst = readTogether(
    async (db, ids) =>
      new Map((await forVisitor(db, { ids, after: 0 })).map(({ post }) => [post.id, post])),
  )
  const find = async (db: Trx, { id, after }: Wish, viewer: string | null) => {
    if (viewer === null && after === 0) return fromTheFirst(db, id)
    const values = { ids: [id], after }
    const [told] = await (viewer === null
      ? forVisitor(db, values)
      : forMember(db, { ...values, viewer }))
    return told?.post
  }
  return async (
    db: Trx,
    wish: Wish,
    viewerId: string | null,
  ): Promise<(Found & { more: More }) | null> => {
    const post = await find(db, wish, viewerId)
    if (!post) return null
    const { comments, passes, note, more } = post
    return {
      row: withDates(post),
      comments: comments.map(withDates),
      passes: passes.map(withDate),
      note,
      more,
    }
  }
}

export const findThread = findThreadWith<null>(() => sql`null`)

type Wanted = { ids: Value; after: Value; viewer: Value | null; more: Value }

const threadsOf = ({ ids, after, viewer, more }: Wanted) =>
  postsOf(
    ids,
    viewer,
    sql`,
      ${asJson(commentsOf(commentsAfter(sql`post.id`, after), viewer))} as comments,
      ${asJson(passesWhere(sql`post_id = post.id`))} as passes,
      ${noteOn(sql`post.id`)} as note, ${more} as more`,
  )

/**
 * What the library has on a post: the question that is debated under it, where the post does not ask it itself; else the latest
 * other discussion of the same question, or of one that is near.
 */
const noteOn = (post: Value) => sql`(
  select json_build_object('kind', coalesce(bound.note, 'related'), 'debate', (
    select json_build_object('id', bound.debate_id, 'question', bound.related_question)
    where bound.note = 'covered'
  ), 'related', (
    select json_build_object('postId', other.post_id, 'question', bound.related_question)
    from post_debates as other join posts as earlier
      on earlier.id = other.post_id and earlier.deleted_at is null
    where other.debate_id = coalesce(bound.related_id, bound.debate_id) and other.post_id <> bound.post_id
      and bound.note is distinct from 'covered'
    order by other.post_id desc limit 1
  ))
  from post_debates as bound
  where bound.post_id = ${post} and (bound.note is not null or bound.related_id is not null)
)`

/** As many as fit, by their number and by their bytes, and the first in any case. */
const commentsAfter = (post: Value, after: Value) => sql`
  select * from (
    select shown.*, sum(octet_length(content)) over (
      order by id rows between unbounded preceding and 1 preceding
    ) as bytes_before
    from (${firstAfter(post, after)}) as shown
  ) as bounded where coalesce(bytes_before, 0) < ${sql.lit(commentBytes.alone)}`

/** The comment after which there may be more than these; null: these are all. */
export const moreAfter = (comments: Pick<CommentRow, 'id' | 'content'>[]): number | null => {
  const bytes = comments.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  const isFull = comments.length >= commentsShown.alone || bytes >= commentBytes.alone
  return isFull ? (comments.at(-1)?.id ?? null) : null
}

const firstAfter = (post: Value, after: Value) => sql`
  select * from (
    (select * from comments where post_id = ${post} and id > ${after} and deleted_at is null
      order by id limit ${sql.lit(commentsShown.alone)})
    union all
    (select * from comments as gone
      where post_id = ${post} and id > ${after} and deleted_at is not null
        and ${isAnswered} order by id limit ${sql.lit(commentsShown.alone)})
  ) as shown order by id limit ${sql.lit(commentsShown.alone)}`

const isAnswered = anyOf(sql`
  from comments as answer where answer.parent_id = gone.id and answer.deleted_at is null`)
