import { LRUCache } from 'lru-cache'
import { type Refusal, type Rule, type Window, longer, roll, secondsToWait } from './window.ts'

const keptMost = 100_000

/**
 * Counts a hit, or `hits`, under every rule, or under none when one of them refuses. With too many callers those who
 * came longest ago are forgotten. A Map that takes the first of its keys away again and again does the
 * same thirty times more slowly: it walks over all that it has deleted.
 */
export const memoryHits = (clock: () => Date, max = keptMost) => {
  const windows = new LRUCache<string, Window>({ max })

  const windowOf = (key: string, rule: Rule, now: number): Window => {
    const at = `${key}:${rule.seconds}`
    const known = windows.get(at)
    const window = roll(known, now, rule)
    if (window !== known) windows.set(at, window)
    return window
  }

  /** Counts so many hits that nothing refuses: what they stand for is done. */
  const add = (key: string, rules: readonly Rule[], hits: number): void => {
    const now = clock().getTime()
    for (const rule of rules) windowOf(key, rule, now).current += hits
  }

  const take = (key: string, rules: readonly Rule[], hits = 1): Refusal | null => {
    const now = clock().getTime()
    const hit: Window[] = []
    let refusal: Refusal | null = null
    for (const rule of rules) {
      const window = windowOf(key, rule, now)
      hit.push(window)
      const seconds = secondsToWait(window, now, rule)
      if (seconds > 0) refusal = longer(refusal, { rule, seconds })
    }
    if (refusal) return refusal
    for (const window of hit) window.current += hits
    return null
  }

  return { take, add }
}
