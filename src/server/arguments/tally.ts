import { sql } from 'kysely'
import type { PointTally, PointVote } from '#shared/arguments.ts'
import type { Trx } from '../db/outbox.ts'
import { statement } from '../db/statement.ts'
import { bridging } from './rank.ts'

/** `camp`: the sign of where they stand; null: they have not said. */
type Row = { pointId: string; vote: PointVote; camp: -1 | 0 | 1 | null; people: number }

/**
 * Who leaves does not count. They are few and have an index: joined to the users, 30,000 votes took three times as long.
 */
const counted = statement(
  { debate: 'text' },
  ({ debate }) => sql<Row>`
    select voted.point_id as "pointId", vote, sign(stance)::int as camp, count(*)::int as people
    from point_votes as voted
    left join debate_stances as stated
      on stated.debate_id = ${debate} and stated.user_id = voted.user_id
    where voted.debate_id = ${debate}
      and voted.user_id not in (select id from users where deleted_at is not null)
    group by 1, 2, 3`,
)

/** The same of single points: the primary key leads to their votes. */
const countedOf = statement(
  { debates: 'text[]', points: 'text[]' },
  ({ debates, points }) => sql<Row & { debateId: string }>`
    select asked.debate_id as "debateId", asked.point_id as "pointId", vote,
      sign(stance)::int as camp, count(*)::int as people
    from unnest(${debates}, ${points}) as asked (debate_id, point_id)
    join point_votes as voted
      on voted.debate_id = asked.debate_id and voted.point_id = asked.point_id
    left join debate_stances as stated
      on stated.debate_id = asked.debate_id and stated.user_id = voted.user_id
    where voted.user_id not in (select id from users where deleted_at is not null)
    group by 1, 2, 3, 4`,
)

type PointOf = { debateId: string; pointId: string }

/** The votes on single points, in their order. */
export const readPointTallies = async (
  db: Trx,
  points: readonly PointOf[],
): Promise<PointTally[]> => {
  if (points.length === 0) return []
  const rows = await countedOf(db, {
    debates: points.map(({ debateId }) => debateId),
    points: points.map(({ pointId }) => pointId),
  })
  const isOf = (point: PointOf) => (row: PointOf) =>
    row.debateId === point.debateId && row.pointId === point.pointId
  return points.map((point) => tallyOf(rows.filter(isOf(point))))
}

/** The votes on the points of a debate, by the point's id; one that nobody voted on is not there. */
export const readTallies = async (
  db: Trx,
  debateId: string,
): Promise<ReadonlyMap<string, PointTally>> => {
  const byPoint = Map.groupBy(await counted(db, { debate: debateId }), ({ pointId }) => pointId)
  return new Map([...byPoint].map(([pointId, rows]) => [pointId, tallyOf(rows)]))
}

type Votes = Pick<Row, 'vote' | 'camp' | 'people'>

/** Those who cannot say are in no share; those who stand on neither side, or have not said where, are in no camp. */
export const tallyOf = (votes: readonly Votes[]): PointTally => {
  const people = (isMeant: (one: Votes) => boolean) =>
    votes.filter(isMeant).reduce((sum, one) => sum + one.people, 0)
  const said = (vote: PointVote) => people((one) => one.vote === vote)
  const inCamp = (side: Row['camp']) => ({
    convinced: people(({ vote, camp }) => vote === 'convinces' && camp === side),
    of: people(({ vote, camp }) => vote !== 'cannot_say' && camp === side),
  })
  const camps = { for: inCamp(1), against: inCamp(-1) }
  return {
    ...camps,
    convinces: said('convinces'),
    doesNot: said('does_not'),
    cannotSay: said('cannot_say'),
    bridging: bridging(camps),
  }
}
