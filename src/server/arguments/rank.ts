import type { PointTally } from '#shared/arguments.ts'

/** Of those in one camp who say whether a point convinces them, how many it does. */
export type CampTally = { convinced: number; of: number }
export type Camps = { for: CampTally; against: CampTally }

/** How far from the mean a true share is to be expected, in standard deviations: 95 of 100 times it is nearer. */
const z = 1.96

/**
 * The least share of a camp that a point convinces, as far as so few votes can tell: the lower end of
 * Wilson's interval for a proportion, from 0 to 1; 0 where it convinces nobody.
 */
export const leastShare = ({ convinced, of }: CampTally): number => {
  // Of none the formula leaves a rounding error, and a point that convinces nobody would bridge.
  if (convinced === 0) return 0
  const share = convinced / of
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return Math.max(0, (share + z ** 2 / (2 * of) - spread) / (1 + z ** 2 / of))
}

/** What convinces across both camps, from 0 to 1: the camp that it convinces less decides, not applause. */
export const bridging = (camps: Camps): number =>
  Math.min(leastShare(camps.for), leastShare(camps.against))

type Ranked = { tally: Pick<PointTally, 'for' | 'against' | 'bridging'> }

const bothCamps = ({ tally }: Ranked) => leastShare(tally.for) + leastShare(tally.against)

/** What bridges most first; among equals what convinces more in both camps together, then as they came. */
export const rankPoints = <Point extends Ranked>(points: readonly Point[]): Point[] =>
  points.toSorted((a, b) => b.tally.bridging - a.tally.bridging || bothCamps(b) - bothCamps(a))
