import type { QueryClient } from '@tanstack/react-query'
import type { DebatePage, PointTally } from '#shared/arguments.ts'
import type { LiveEvent } from '#shared/live.ts'

/** The votes on a question that is open; its points are read anew where they are others now. */
export const applyDebateEvent = (cache: QueryClient, event: LiveEvent): void => {
  if (event.kind === 'points')
    void cache.invalidateQueries({ queryKey: ['debate', event.debateId] })
  if (event.kind === 'debate') showVotes(cache, event)
}

const noVotes: PointTally = {
  for: { convinced: 0, of: 0 },
  against: { convinced: 0, of: 0 },
  convinces: 0,
  doesNot: 0,
  cannotSay: 0,
  bridging: 0,
}

type Votes = Extract<LiveEvent, { kind: 'debate' }>

/** The points stay where they are: nothing moves away from under somebody who reads or votes. */
const showVotes = (cache: QueryClient, { debateId, pointId, tallies }: Votes): void => {
  const isMeant = (id: string) => pointId === null || pointId === id
  cache.setQueryData<DebatePage>(
    ['debate', debateId],
    (page) =>
      page && {
        ...page,
        points: page.points.map((point) =>
          isMeant(point.id) ? { ...point, tally: tallies[point.id] ?? noVotes } : point,
        ),
      },
  )
}
