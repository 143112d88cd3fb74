import { sql } from 'kysely'
import type { OwnVotes, PointVote } from '#shared/arguments.ts'
import type { Stance } from '#shared/characters.ts'
import type { Trx } from '../db/outbox.ts'

type Whose = { debateId: string; userId: string }

/** What one person says of a debate. */
export const readOwn = async (db: Trx, { debateId, userId }: Whose): Promise<OwnVotes> => {
  const { rows } = await sql<OwnVotes>`
    select
      (select stance from debate_stances
        where debate_id = ${debateId} and user_id = ${userId}) as stance,
      (select coalesce(json_object_agg(point_id, vote), '{}') from point_votes
        where debate_id = ${debateId} and user_id = ${userId}) as votes
  `.execute(db)
  return rows[0] as OwnVotes
}

/** Says where somebody stands, and so in whose camp their votes count. */
export const setStance = async (
  db: Trx,
  { debateId, userId, stance, at }: Whose & { stance: Stance; at: Date },
): Promise<OwnVotes> => {
  const stated = { stance, stated_at: at }
  await db
    .insertInto('debate_stances')
    .values({ debate_id: debateId, user_id: userId, ...stated })
    .onConflict((on) => on.columns(['debate_id', 'user_id']).doUpdateSet(stated))
    .execute()
  return readOwn(db, { debateId, userId })
}

type Vote = Whose & { pointId: string; vote: PointVote | null; at: Date }

/** One vote of a person on a point: a later one replaces it, null takes it back. */
export const votePoint = async (
  db: Trx,
  { debateId, userId, pointId, vote, at }: Vote,
): Promise<OwnVotes> => {
  if (vote === null)
    await db
      .deleteFrom('point_votes')
      .where('debate_id', '=', debateId)
      .where('point_id', '=', pointId)
      .where('user_id', '=', userId)
      .execute()
  else
    await db
      .insertInto('point_votes')
      .values({ debate_id: debateId, point_id: pointId, user_id: userId, vote, voted_at: at })
      .onConflict((on) =>
        on.columns(['debate_id', 'point_id', 'user_id']).doUpdateSet({ vote, voted_at: at }),
      )
      .execute()
  return readOwn(db, { debateId, userId })
}

/** Takes back all that somebody said of a debate. */
export const clearOwn = async (db: Trx, { debateId, userId }: Whose): Promise<void> => {
  await sql`
    with votes as (delete from point_votes where debate_id = ${debateId} and user_id = ${userId})
    delete from debate_stances where debate_id = ${debateId} and user_id = ${userId}
  `.execute(db)
}
