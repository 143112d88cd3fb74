import type { Logged } from '../changes/hub.ts'

/** After these nothing more comes of what was being written. */
const ends = new Set(['comment', 'retract', 'pass'])

/** Of what a character is writing the last state is news, and where it has ended nothing of it. */
export const withoutOldDrafts = (missed: Logged[]): Logged[] => {
  const known = new Set<number>()
  return missed
    .toReversed()
    .filter(({ change }) => {
      const { kind } = change
      if (!('replyId' in change) || change.replyId === null) return true
      const isOld = kind === 'draft' && known.has(change.replyId)
      if (kind === 'draft' || ends.has(kind)) known.add(change.replyId)
      return !isOld
    })
    .toReversed()
}
