import { z } from 'zod'

/** Of those in one camp who say whether a point convinces them, how many it does. */
const campTally = z.object({ convinced: z.number(), of: z.number() })

/** Votes of people on a point; characters have none. */
export const pointTally = z
  .object({
    for: campTally,
    against: campTally,
    /** Of everybody who voted, whichever camp they are in. */
    convinces: z.number(),
    doesNot: z.number(),
    cannotSay: z.number(),
    /** From 0 to 1: what share of the more doubtful camp it convinces at least, by the lower end of Wilson's interval. */
    bridging: z.number(),
  })
  .meta({ id: 'PointTally' })
export type PointTally = z.infer<typeof pointTally>
