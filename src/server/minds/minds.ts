import { type RawBuilder, sql } from 'kysely'
import { type MindNote, type Minds, mindsShown } from '#shared/minds.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isShown } from '../hiding/hidden.ts'
import { authorOf } from '../popular/author.ts'

type Row = Omit<MindNote, 'createdAt'> & { createdAt: Date; count: number }

/** Those that `which` selects of `mind`, on discussions that are still there, of people who are. */
const readRows = async (db: Trx, which: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select mind.id, mind.post_id as "postId", ${authorOf('person')} as person, mind.says,
      mind.created_at as "createdAt", count(*) over ()::int as count
    from minds as mind
    join users as person on person.id = mind.user_id and person.deleted_at is null
    join posts as post on post.id = mind.post_id and post.deleted_at is null
    ${which}
  `.execute(db)
  return rows
}

const present = ({ id, postId, person, says, createdAt }: Row): MindNote => ({
  id,
  postId,
  person,
  says,
  createdAt: createdAt.toISOString(),
})

type Reader = { viewerId: string | null; hidden: Hidden }

/** What would change people's minds, the latest first, without whom and what the reader is not to see. */
export const listMinds = async (
  db: Trx,
  postId: number,
  { viewerId, hidden }: Reader,
): Promise<Minds> => {
  const shown = isShown(hidden, { author: sql`mind.user_id`, content: sql`mind.says` })
  const [rows, own] = await Promise.all([
    readRows(
      db,
      sql`where mind.post_id = ${postId} and ${shown} order by mind.created_at desc, mind.id desc limit ${mindsShown}`,
    ),
    viewerId === null ? undefined : findMind(db, { postId, userId: viewerId }),
  ])
  return { count: rows[0]?.count ?? 0, latest: rows.map(present), own: own ?? null }
}

type Of = { postId: number; userId: string }

export const findMind = async (db: Trx, { postId, userId }: Of): Promise<MindNote | undefined> => {
  const [row] = await readRows(db, sql`where mind.post_id = ${postId} and mind.user_id = ${userId}`)
  return row && present(row)
}
