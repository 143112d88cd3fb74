import { type RawBuilder, sql } from 'kysely'
import type { OwnVotes, PointVote } from '#shared/arguments.ts'
import type { Stance } from '#shared/characters.ts'
import { announce } from '../changes/announce.ts'
import { notifyCommit } from '../changes/commits.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'

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
  db: Db,
  { debateId, userId, stance, at }: Whose & { stance: Stance; at: Date },
): Promise<OwnVotes> => {
  const change = sql`
    insert into debate_stances as stated (debate_id, user_id, stance, stated_at)
    values (${debateId}, ${userId}, ${stance}, ${at}::timestamptz)
    on conflict (debate_id, user_id) do update
      set stance = excluded.stance, stated_at = excluded.stated_at
      where stated.stance <> excluded.stance
    returning 1`
  await say(db, { debateId, pointId: null }, change)
  return readOwn(db, { debateId, userId })
}

type Vote = Whose & { pointId: string; vote: PointVote | null; at: Date }

/** One vote of a person on a point: a later one replaces it, null takes it back. */
export const votePoint = async (
  db: Db,
  { debateId, userId, pointId, vote, at }: Vote,
): Promise<OwnVotes> => {
  const change =
    vote === null
      ? sql`
        delete from point_votes
        where debate_id = ${debateId} and point_id = ${pointId} and user_id = ${userId}
        returning 1`
      : sql`
        insert into point_votes as given (debate_id, point_id, user_id, vote, voted_at)
        values (${debateId}, ${pointId}, ${userId}, ${vote}, ${at}::timestamptz)
        on conflict (debate_id, point_id, user_id) do update
          set vote = excluded.vote, voted_at = excluded.voted_at
          where given.vote <> excluded.vote
        returning 1`
  await say(db, { debateId, pointId }, change)
  return readOwn(db, { debateId, userId })
}

/** Takes back all that somebody said of a debate. */
export const clearOwn = (db: Db, { debateId, userId }: Whose): Promise<void> =>
  say(
    db,
    { debateId, pointId: null },
    sql`
      with votes as (
        delete from point_votes where debate_id = ${debateId} and user_id = ${userId} returning 1
      ), stances as (
        delete from debate_stances where debate_id = ${debateId} and user_id = ${userId} returning 1
      )
      select from votes union all select from stances`,
  )

type About = { debateId: string; pointId: string | null }

/** What changes nothing, gives no row and is announced to nobody. */
const say = async (db: Db, about: About, change: RawBuilder<unknown>): Promise<void> => {
  const news = { kind: 'debate', ...about } as const
  const isNews = await transact(db, async (trx) => {
    const { rows } = await change.execute(trx)
    if (rows.length > 0) await announce(trx, news)
    return rows.length > 0
  })
  if (isNews) notifyCommit(news)
}
