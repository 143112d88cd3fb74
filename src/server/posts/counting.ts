import { sql } from 'kysely'
import { locked } from '../db/locking.ts'
import type { Trx } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'

type What = 'post' | 'comment'

const countingOnAuthors = (what: What) => {
  const counter = sql.ref(`${what}s_count`)
  return statement(
    { ids: 'text[]' },
    ({ ids }) => sql`
      update users set ${counter} = users.${counter} + 1
      from (${locked('users', sql`select unnest(${ids}) as id`)}) as writer
      where users.id = writer.id`,
  )
}

const onAuthors = { post: countingOnAuthors('post'), comment: countingOnAuthors('comment') }

/** Counts texts on the people who have written them, each of whom wrote one. */
export const countOnAuthors = async (
  trx: Trx,
  what: What,
  written: readonly { author: { id: string } }[],
): Promise<void> => {
  if (written.length > 0)
    await onAuthors[what](trx, { ids: written.map(({ author }) => author.id) })
}

const onPosts = statement(
  { ids: 'bigint[]' },
  ({ ids }) => sql`
    update posts set comments_count = posts.comments_count + written.count
    from (${locked(
      'posts',
      sql`select id, count(*)::integer as count from unnest(${ids}) as id group by id`,
    )}) as written
    where posts.id = written.id`,
)

/** Counts comments on their posts. */
export const countOnPosts = async (
  trx: Trx,
  written: readonly { postId: number }[],
): Promise<void> => {
  if (written.length > 0) await onPosts(trx, { ids: written.map(({ postId }) => postId) })
}
