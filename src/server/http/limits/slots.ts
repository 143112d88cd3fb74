/** The calls under way, each known by its request. */
export type Slots<Call> = {
  /** `onEnd` is called once, also of a call that is forgotten. */
  begin: (call: Call, onEnd?: () => void) => void
  end: (call: Call) => void
  has: (call: Call) => boolean
  count: () => number
  /** Whether so many have been under way for so long, ms. */
  areLate: (late: { calls: number; ms: number }) => boolean
}

/** No call of the site takes as long: what is still counted then has been lost sight of, ms. */
const longestMs = 30_000

/** In the order in which they began; one that never ends is forgotten, so that it keeps nobody out for good. */
export const openSlots = <Call>(now: () => number = () => performance.now()): Slots<Call> => {
  const begun = new Map<Call, { since: number; onEnd: (() => void) | undefined }>()
  const end = (call: Call) => {
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
