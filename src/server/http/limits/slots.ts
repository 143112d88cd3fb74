/** The calls under way. */
export type Slots = {
  /** `onEnd` is called once, also of a call that is forgotten. */
  begin: (call: string, onEnd?: () => void) => void
  end: (call: string) => void
  has: (call: string) => boolean
  count: () => number
  /** Whether so many have been under way for so long, ms. */
  areLate: (late: { calls: number; ms: number }) => boolean
}

/** No call of the site takes as long: what is still counted then has been lost sight of, ms. */
const longestMs = 30_000

/** In the order in which they began; one that never ends is forgotten, so that it keeps nobody out for good. */
export const openSlots = (now: () => number = () => performance.now()): Slots => {
  const begun = new Map<string, { since: number; onEnd: (() => void) | undefined }>()
  const end = (call: string) => {
    const ended = begun.get(call)
    begun.delete(call)
    ended?.onEnd?.()
  }
  const forgetLost = () => {
    const before = now() - longestMs
    for (const [call, { since }] of begun) {
      if (since > before) return
      end(call)
    }
  }
  return {
    begin: (call, onEnd) => void begun.set(call, { since: now(), onEnd }),
    end,
    has: (call) => begun.has(call),
    count: () => {
      forgetLost()
      return begun.size
    },
    areLate: ({ calls, ms }) => {
      const before = now() - ms
      let count = 0
      for (const { since } of begun.values()) {
        if (since > before) return false
        count += 1
        if (count === calls) return true
      }
      return false
    },
  }
}
