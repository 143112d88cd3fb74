import { LRUCache } from 'lru-cache'
import type { Refusal } from './window.ts'

const keptMost = 10_000

export type Refusals = {
  /** What still refuses this name, and for how long from now on; null: nothing that is known here. */
  find: (name: string) => Refusal | null
  keep: (name: string, refusal: Refusal) => void
}

/** Who was refused stays so until then: nothing has to be counted to know that. */
export const keepRefusals = (clock: () => Date, max = keptMost): Refusals => {
  const kept = new LRUCache<string, { rule: Refusal['rule']; until: number }>({ max })
  return {
    find: (name) => {
      const known = kept.get(name)
      if (!known) return null
      const seconds = (known.until - clock().getTime()) / 1000
      // A clock that was set back must not make it longer than any rule does.
      if (seconds > 0 && seconds <= 2 * known.rule.seconds) return { rule: known.rule, seconds }
      kept.delete(name)
      return null
    },
    keep: (name, { rule, seconds }) => {
      kept.set(name, { rule, until: clock().getTime() + seconds * 1000 })
    },
  }
}
