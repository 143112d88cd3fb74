export type Opened = {
  /** How many of the discussions that a new site begins with are not there yet. */
  missing: number
  /** When the Scout last opened a discussion. */
  last: Date | null
  /** How many it opened in the last 24 hours. */
  today: number
  /** A person has posted or commented in the last 24 hours. */
  hasPeople: boolean
}

const everyMs = 15 * 60_000
const aDay = { withPeople: 24, alone: 8 } as const
/** While nobody is here the Scout keeps the place warm, and no more. */
const everyMsAlone = 3 * 60 * 60_000

/** How many discussions the Scout may open now. */
export const quota = ({ missing, last, today, hasPeople }: Opened, now: Date): number => {
  if (missing > 0) return missing
  const pause = hasPeople ? everyMs : everyMsAlone
  if (today >= (hasPeople ? aDay.withPeople : aDay.alone)) return 0
  return last && now.getTime() - last.getTime() < pause ? 0 : 1
}
