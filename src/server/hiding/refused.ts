import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

type Spoken = { postId: number; commentId: number | null }

/** Characters that the author of the post, or of the comment, has blocked: they do not answer. */
export const readRefused = async (
  db: Trx,
  { postId, commentId }: Spoken,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select character_id as id from hidings
    where kind = 'block' and character_id is not null and user_id in (
      select user_id from posts where id = ${postId}
      union all select user_id from comments where id = ${commentId}
    )
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
