import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

/** Whether a story with this picture lives; its picture goes with it. */
export const showsPicture = async (
  db: Trx,
  { story, url }: { story: number; url: string },
): Promise<boolean> => {
  const { rows } = await sql`
    select from stories join users as author on author.id = stories.user_id
    where stories.id = ${story} and image_url = ${url}
      and expires_at > clock_timestamp() and author.deleted_at is null
  `.execute(db)
  return rows.length > 0
}
