import { type RawBuilder, sql } from 'kysely'
import { type Steelman, steelmenShown } from '#shared/steelman.ts'
import type { Trx } from '../db/outbox.ts'
import { type Hidden, isHidden } from '../hiding/hidden.ts'
import { notFound } from '../http/core/errors.ts'
import { authorOf } from '../popular/author.ts'
import type { InJson } from '../posts/as-json.ts'

type Row = Omit<Steelman, 'createdAt'> & { createdAt: Date }
export type SteelmanRow = InJson<Row>

/** Those that `which` selects of `said`, of comments that are still there, between people who are. */
const steelmenWhere = (which: RawBuilder<unknown>) => sql<Row>`
    select said.id, said.post_id as "postId", said.comment_id as "commentId",
      ${authorOf('person')} as person, said.author_id as "authorId", said.says, said.state,
      said.mend, said.created_at as "createdAt"
    from steelmen as said
    join users as person on person.id = said.user_id and person.deleted_at is null
    join comments as comment on comment.id = said.comment_id and comment.deleted_at is null
    join posts as post on post.id = said.post_id and post.deleted_at is null
    ${which}`

const present = ({ createdAt, ...said }: Row | InJson<Row>): Steelman => ({
  ...said,
  createdAt: new Date(createdAt).toISOString(),
})

/** What its author has confirmed, as rows; what waits or was mended only for the two whom it concerns. */
export const steelmenUnder = (post: RawBuilder<unknown>, viewerId: RawBuilder<unknown> | null) =>
  steelmenWhere(sql`where said.post_id = ${post}
      and (said.state = 'confirmed' or ${viewerId ?? sql`null`} in (said.user_id, said.author_id))
    order by said.id desc limit ${sql.lit(steelmenShown)}`)

/** The same as it is shown, without whom and what the reader is not to see. */
export const tellSteelmen = (said: readonly (Row | InJson<Row>)[], hidden: Hidden): Steelman[] =>
  said
    .filter(({ person, says }) => !isHidden(hidden, { authorId: person.id, content: says }))
    .map(present)

type Reader = { viewerId: string | null; hidden: Hidden }

export const listSteelmen = async (
  db: Trx,
  postId: number,
  { viewerId, hidden }: Reader,
): Promise<Steelman[]> => {
  const viewer = viewerId === null ? null : sql`${viewerId}::text`
  const { rows } = await steelmenUnder(sql`${postId}::bigint`, viewer).execute(db)
  return tellSteelmen(rows, hidden)
}

/** 404 when it is gone. */
export const findSteelman = async (db: Trx, id: number): Promise<Steelman> => {
  const { rows } = await steelmenWhere(sql`where said.id = ${id}`).execute(db)
  const [said] = rows
  if (!said) throw notFound('Steelman')
  return present(said)
}

/** How often somebody said another's point so well that its author confirmed it, as a value. */
export const confirmedOf = (userId: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from steelmen as said
  join comments as comment on comment.id = said.comment_id and comment.deleted_at is null
  where said.user_id = ${userId} and said.state = 'confirmed'
)`
