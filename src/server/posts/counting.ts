import { sql } from 'kysely'
import { locked } from '../db/locking.ts'
import type { Trx } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'
import { unauthorized } from '../http/core/errors.ts'

type What = 'post' | 'comment'

const countingOnAuthors = (what: What) => {
  const counter = sql.ref(`${what}s_count`)
  return statement(
    { ids: 'text[]', released: 'text[]', at: 'timestamptz' },
    ({ ids, released, at }) => sql`
      update users set ${counter} = users.${counter} + 1
      from (${locked('users', sql`select unnest(${ids}) as id`)}) as writer
      where users.id = writer.id and users.deleted_at is null
        and (users.sanction is null or users.sanctioned_until <= ${at}
          or users.id = any(${released}))
      returning users.id`,
  )
}

const onAuthors = { post: countingOnAuthors('post'), comment: countingOnAuthors('comment') }

type Counted = { author: { id: string }; isReleased?: boolean | undefined; at: Date }

/**
 * Counts texts on the people who have written them, each of whom wrote one. It waits for a change that hides or bans
 * one of them in this moment: 401 then, which undoes what they wrote.
 */
export const countOnAuthors = async (
  trx: Trx,
  what: What,
  written: readonly Counted[],
): Promise<void> => {
  const [first] = written
  if (!first) return
  const idsOf = (texts: readonly Counted[]) => texts.map(({ author }) => author.id)
  const released = idsOf(written.filter(({ isReleased }) => isReleased))
  const counted = await onAuthors[what](trx, { ids: idsOf(written), released, at: first.at })
  if (counted.length < written.length) throw unauthorized()
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
