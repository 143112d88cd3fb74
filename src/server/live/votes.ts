import type { PointTally } from '#shared/arguments.ts'
import type { Tallies } from '../arguments/cached-tallies.ts'
import { readPointTallies } from '../arguments/tally.ts'
import type { CachedByKey } from '../changes/cached-by-key.ts'
import type { Change } from '../changes/kinds.ts'
import type { Trx } from '../db/outbox.ts'

type Voted = Extract<Change, { kind: 'debate' }>
type Ground = { db: Trx; tallies: CachedByKey<Tallies> }

export const keyOf = ({ debateId, pointId }: Voted): string => `${debateId}/${pointId ?? ''}`

/**
 * The votes that a browser is shown, by what they are on. Of a point its own are counted, however many the others of
 * its debate have: a vote on a question that a thousand people vote on costs a millisecond, not thirty.
 */
export const readVotes = async (
  { db, tallies }: Ground,
  voted: readonly Voted[],
): Promise<ReadonlyMap<string, Record<string, PointTally>>> => {
  const asked = [...new Map(voted.map((one) => [keyOf(one), one])).values()]
  const points = asked.flatMap(({ debateId, pointId }) =>
    pointId === null ? [] : [{ debateId, pointId }],
  )
  const wholes = asked.filter(({ pointId }) => pointId === null)
  const [ofPoints, ofDebates] = await Promise.all([
    readPointTallies(db, points),
    Promise.all(
      wholes.map(async (one) => {
        const all = await tallies.read(one.debateId)
        return [keyOf(one), Object.fromEntries(all)] as const
      }),
    ),
  ])
  const single = points.map(({ debateId, pointId }, at) => {
    const tally = ofPoints[at] as PointTally
    return [keyOf({ kind: 'debate', debateId, pointId }), { [pointId]: tally }] as const
  })
  return new Map([...single, ...ofDebates])
}
