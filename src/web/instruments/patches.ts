import type { QueryClient } from '@tanstack/react-query'
import type { DebatePage, PointTally } from '#shared/arguments.ts'
import type { LiveEvent } from '#shared/live.ts'

/** What one may read of it is not the same for all: it is read anew where it is shown. */
export const applyInstrumentEvent = (cache: QueryClient, event: LiveEvent): void => {
  if (event.kind === 'moved') void cache.invalidateQueries({ queryKey: ['moved', event.postId] })
  if (event.kind === 'steelman')
    void cache.invalidateQueries({ queryKey: ['steelmen', event.postId] })
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
