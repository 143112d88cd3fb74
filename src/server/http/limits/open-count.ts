import { ownShare, placeOf } from './addresses.ts'
import { tooMany } from '../core/errors.ts'

/** So many at a time; the machine's own addresses may have more. */
type Most = { address: number; account: number }

const retrySeconds = 60

/** Counts what stays open for a while; 429 where there is too much of it already. */
export const countOpen = (most: Most, scale: number, refusal: (most: number) => string) => {
  const open = new Map<string, number>()
  const taken = (key: string) => open.get(key) ?? 0

  return {
    /** Gives back how to end it. */
    take: (ip: string, userId: string | null): (() => void) => {
      const { isOwn, key } = placeOf(ip)
      const byAddress = most.address * scale * (isOwn ? ownShare : 1)
      const wanted = [
        { key: `address ${key}`, most: byAddress },
        ...(userId === null ? [] : [{ key: `account ${userId}`, most: most.account * scale }]),
      ]
      const full = wanted.find((one) => taken(one.key) >= one.most)
      if (full) throw tooMany(refusal(full.most), retrySeconds)
      for (const { key } of wanted) open.set(key, taken(key) + 1)
      return () => {
        for (const { key } of wanted) {
          if (taken(key) > 1) open.set(key, taken(key) - 1)
          else open.delete(key)
        }
      }
    },
  }
}
