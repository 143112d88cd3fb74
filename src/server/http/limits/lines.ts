type Line = { inside: number; waiting: (() => void)[] }

export type Lines = {
  /** Calls `go` at once, or when one of its key has left; false: too many wait already, and it never will. */
  enter: (key: string, go: () => void) => boolean
  leave: (key: string) => void
}

/** At most `most` of each key at a time; of those who come then, `waitingMost` wait in a line of their own. */
export const openLines = ({
  most,
  waitingMost,
}: {
  most: (key: string) => number
  waitingMost: number
}): Lines => {
  const lines = new Map<string, Line>()
  return {
    enter: (key, go) => {
      const line = lines.get(key) ?? { inside: 0, waiting: [] }
      lines.set(key, line)
      if (line.inside >= most(key)) {
        if (line.waiting.length >= waitingMost) return false
        line.waiting.push(go)
        return true
      }
      line.inside += 1
      go()
      return true
    },
    leave: (key) => {
      const line = lines.get(key)
      // The place goes straight to the next, so that nobody slips in between.
      const next = line?.waiting.shift()
      if (next) return next()
      if (!line) return
      line.inside -= 1
      if (line.inside === 0) lines.delete(key)
    },
  }
}
