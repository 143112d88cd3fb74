import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

/** Who shows this picture in a story that lives; undefined: nobody. A story's picture goes with it. */
export const whoShows = async (
  db: Trx,
  { story, url }: { story: number; url: string },
): Promise<string | undefined> => {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from stories join users as author on author.id = stories.user_id
    where stories.id = ${story} and image_url = ${url}
      and expires_at > clock_timestamp() and author.deleted_at is null
  `.execute(db)
  return rows[0]?.user_id
}
