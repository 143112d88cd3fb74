import type { Logged } from '../db/events.ts'

/** After these nothing more comes of what was being written. */
const ends = new Set(['comment', 'retract', 'pass'])

/** Of what a character is writing the last state is news, and where it has ended nothing of it. */
export const withoutOldDrafts = (missed: Logged[]): Logged[] => {
  const known = new Set<number>()
  return missed
    .toReversed()
    .filter(({ announcement }) => {
      const { kind } = announcement
      if (!('replyId' in announcement) || announcement.replyId === null) return true
      const isOld = kind === 'draft' && known.has(announcement.replyId)
      if (kind === 'draft' || ends.has(kind)) known.add(announcement.replyId)
      return !isOld
    })
    .toReversed()
}
