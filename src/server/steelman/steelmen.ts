import { type RawBuilder, sql } from 'kysely'
import { type Steelman, steelmenShown } from '#shared/steelman.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isHidden } from '../hiding/hidden.ts'
import { notFound } from '../http/core/errors.ts'
import { authorOf } from '../popular/author.ts'

type Row = Omit<Steelman, 'createdAt'> & { createdAt: Date }

/** Those that `which` selects of `said`, of comments that are still there, between people who are. */
const readSteelmen = async (db: Trx, which: RawBuilder<unknown>): Promise<Steelman[]> => {
  const { rows } = await sql<Row>`
    select said.id, said.post_id as "postId", said.comment_id as "commentId",
      ${authorOf('person')} as person, said.author_id as "authorId", said.says, said.state,
      said.mend, said.created_at as "createdAt"
    from steelmen as said
    join users as person on person.id = said.user_id and person.deleted_at is null
    join comments as comment on comment.id = said.comment_id and comment.deleted_at is null
    join posts as post on post.id = said.post_id and post.deleted_at is null
    ${which}
  `.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

type Reader = { viewerId: string | null; hidden: Hidden }

/** What its author has confirmed; what waits or was mended only for the two whom it concerns. */
export const listSteelmen = async (
  db: Trx,
  postId: number,
  { viewerId, hidden }: Reader,
): Promise<Steelman[]> => {
  const said = await readSteelmen(
    db,
    sql`where said.post_id = ${postId}
        and (said.state = 'confirmed' or ${viewerId} in (said.user_id, said.author_id))
      order by said.id desc limit ${steelmenShown}`,
  )
  return said.filter(
    ({ person, says }) => !isHidden(hidden, { authorId: person.id, content: says }),
  )
}

/** 404 when it is gone. */
export const findSteelman = async (db: Trx, id: number): Promise<Steelman> => {
  const [said] = await readSteelmen(db, sql`where said.id = ${id}`)
  if (!said) throw notFound('Steelman')
  return said
}

/** How often somebody said another's point so well that its author confirmed it, as a value. */
export const confirmedOf = (userId: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from steelmen as said
  join comments as comment on comment.id = said.comment_id and comment.deleted_at is null
  where said.user_id = ${userId} and said.state = 'confirmed'
)`
