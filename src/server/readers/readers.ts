import { type RawBuilder, sql } from 'kysely'
import type { ReaderStance, Readers } from '#shared/readers.ts'
import type { Trx } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'

export const noReaders: Readers = {
  before: [0, 0, 0, 0, 0],
  after: [0, 0, 0, 0, 0],
  moved: 0,
  credits: [],
}

type Counted = {
  postId: number
  before: number[]
  after: number[]
  moved: number
  credits: Readers['credits']
}

const countsOf = (column: ReturnType<typeof sql>) =>
  sql`array[${sql.join([-2, -1, 0, 1, 2].map((value) => sql`(count(*) filter (where ${column} = ${sql.lit(value)}))::int`))}]`

/** A row for each of these posts of which a reader said anything. */
const countedOf = (posts: RawBuilder<unknown>) => sql<Counted>`
    with said as (
      select reader.* from reader_stances as reader
      join users on users.id = reader.user_id and users.deleted_at is null
      where reader.post_id = any(${posts})
    ),
    credited as (
      select said.post_id, comment.id, count(*)::int as people from said
      join comments as comment on comment.id = said.credited_comment_id
      where comment.deleted_at is null group by said.post_id, comment.id
    )
    select post_id as "postId", ${countsOf(sql`before`)} as before, ${countsOf(sql`after`)} as after,
      (count(*) filter (where after <> before))::int as moved,
      coalesce((
        select json_agg(json_build_object('commentId', id, 'people', people) order by people desc, id)
        from credited where credited.post_id = said.post_id
      ), '[]') as credits
    from said group by post_id`

const countedNow = statement({ posts: 'bigint[]' }, ({ posts }) => countedOf(posts))

/** Where the readers of posts stand, by the post's id; one that nobody said anything of is not there. */
export const readReaders = async (db: Trx, postIds: number[]): Promise<Map<number, Readers>> => {
  if (postIds.length === 0) return new Map()
  const rows = await countedNow(db, { posts: postIds })
  return new Map(rows.map(({ postId, ...counted }) => [postId, counted]))
}

/** The same of one post, as a value that a statement selects beside others: Readers, or null. */
export const readersOf = (post: RawBuilder<unknown>) => sql`(
  select json_build_object('before', before, 'after', after, 'moved', moved, 'credits', credits)
  from (${countedOf(sql`array[${post}]`)}) as counted
)`

/** What one reader said; nothing yet where there is no row. */
export const readOwn = async (
  db: Trx,
  { userId, postId }: { userId: string; postId: number },
): Promise<ReaderStance> => {
  const row = await db
    .selectFrom('reader_stances')
    .select(['before', 'after', 'credited_comment_id'])
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    before: row?.before ?? null,
    after: row?.after ?? null,
    creditedCommentId: row?.credited_comment_id ?? null,
  }
}
