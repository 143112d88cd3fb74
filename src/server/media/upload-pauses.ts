import { LRUCache } from 'lru-cache'
import { tooMany } from '../http/core/errors.ts'
import { duration } from '../http/limits/limits.ts'

const firstMs = 10 * 60_000
const longestMs = 24 * 3_600_000
const keptMost = 100_000

type Rest = { from: number; ms: number }

/**
 * Who sent a picture that took too much sends none for ten minutes, and twice as long after each further one, so that
 * such pictures, a place each from many addresses, do not fill the line again and again. Forgotten a day after its end.
 */
export const openRests = (clock: () => Date) => {
  const rests = new LRUCache<string, Rest>({ max: keptMost })
  const sinceOf = ({ from }: Rest) => Math.max(0, clock().getTime() - from)

  return {
    /** Throws 429 while one of them rests. */
    mustBeOver: (whose: readonly string[]): void => {
      const left = whose.map((one) => {
        const rest = rests.get(one)
        return rest ? rest.ms - sinceOf(rest) : 0
      })
      const ms = Math.max(0, ...left)
      if (ms === 0) return
      throw tooMany(
        `Your last picture took too much to read. You can upload the next one in ${duration(ms / 1000)}.`,
        ms / 1000,
      )
    },
    begin: (whose: readonly string[]): void => {
      for (const one of whose) {
        const before = rests.get(one)
        const isRecent = before && sinceOf(before) < before.ms + longestMs
        const ms = isRecent ? Math.min(longestMs, before.ms * 2) : firstMs
        rests.set(one, { from: clock().getTime(), ms })
      }
    },
  }
}
