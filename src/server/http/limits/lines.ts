type Line = { inside: number; waiting: (() => void)[] }

export type Lines = {
  /**
   * Calls `go` at once while less than `most` of this key are inside, else when one of them has left; false:
   * too many wait already, and it never will.
   */
  enter: (key: string, most: number, go: () => void) => boolean
  leave: (key: string) => void
}

/** So many of each key at a time; `waitingMost` more wait in a line of their own. */
export const openLines = (waitingMost: number): Lines => {
  const lines = new Map<string, Line>()
  return {
    enter: (key, most, go) => {
      const line = lines.get(key) ?? { inside: 0, waiting: [] }
      if (line.inside >= most) {
        if (line.waiting.length >= waitingMost) return false
        line.waiting.push(go)
        return true
      }
      line.inside += 1
      lines.set(key, line)
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
