export type Shelf = {
  /** What was made under this name in the last minutes, or is made now, once for all who ask. */
  read: (name: string, make: () => Promise<string | null>) => Promise<string | null>
}

const keptMs = 10 * 60_000
const keptMost = 20

/** Keeps what is large and costly and may be some minutes old. */
export const openShelf = (clock: () => Date): Shelf => {
  const kept = new Map<string, { at: number; made: Promise<string | null> }>()
  return {
    read: (name, make) => {
      const now = clock().getTime()
      const known = kept.get(name)
      if (known && Math.abs(now - known.at) < keptMs) return known.made
      const made = make()
      kept.delete(name)
      kept.set(name, { at: now, made })
      made.catch(() => kept.delete(name))
      const oldest = kept.keys().next().value
      if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest)
      return made
    },
  }
}
