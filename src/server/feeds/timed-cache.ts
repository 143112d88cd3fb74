export type Shelf<Value> = {
  /** What was made under this name in the last minutes, or is made now, once for all who ask. */
  read: (name: string, make: () => Promise<Value | null>) => Promise<Value | null>
}

const keptMs = 10 * 60_000
const keptMost = 20

/** Keeps what is large and costly and may be some minutes old. */
export const openShelf = <Value>(clock: () => Date): Shelf<Value> => {
  const kept = new Map<string, { at: number; made: Promise<Value | null> }>()
  return {
    read: (name, make) => {
      const now = clock().getTime()
      const known = kept.get(name)
      if (known && Math.abs(now - known.at) < keptMs) return known.made
      const made = make()
      kept.delete(name)
      kept.set(name, { at: now, made })
      // What there is not takes no room: its names can be invented without end.
      made.then(
        (value) => value ?? kept.delete(name),
        () => kept.delete(name),
      )
      const oldest = kept.keys().next().value
      if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest)
      return made
    },
  }
}
