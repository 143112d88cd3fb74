import type { PointTally } from '#shared/arguments.ts'
import { debates as words } from '#web/texts/debates.en.ts'

/** Whom a point convinces, in words. */
export const tellTally = (tally: PointTally): string => {
  const decided = tally.convinces + tally.doesNot
  if (decided + tally.cannotSay === 0) return words.noVotes
  if (tally.for.of + tally.against.of === 0) return words.outside(tally.convinces, decided)
  return words.camps(
    words.share(tally.for.convinced, tally.for.of),
    words.share(tally.against.convinced, tally.against.of),
  )
}
