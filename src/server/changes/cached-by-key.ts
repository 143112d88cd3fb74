import { LRUCache } from 'lru-cache'
import type { Tag } from '#shared/tags.ts'
import type { Hub } from './hub.ts'
import { tagsOf } from './kinds.ts'

type Ground<T> = {
  hub: Hub
  /** So many at a time; the longest unread go first. */
  max: number
  /** What touches one of these makes the one under this key stale. */
  tags: (key: string) => readonly Tag[]
  make: (key: string) => Promise<T>
}

export type CachedByKey<T> = { read: (key: string) => Promise<T>; close: () => void }

/**
 * The same as `cached`, one for each key. It hears of changes from its beginning on, not from the first reading of a
 * key: so it has heard of each before those that began to listen after it.
 */
export const cachedByKey = <T>({ hub, max, tags, make }: Ground<T>): CachedByKey<T> => {
  const kept = new LRUCache<string, { made: Promise<T>; tags: readonly Tag[] }>({ max })
  const makeAnew = (key: string): Promise<T> => {
    const made = make(key)
    kept.set(key, { made, tags: tags(key) })
    made.catch(() => kept.peek(key)?.made === made && kept.delete(key))
    return made
  }
  const close = hub.onChange((change) => {
    const touched = new Set(tagsOf(change))
    if (touched.size === 0) return
    // What is being made may be from before: who asked gets it, nobody later does.
    const stale = [...kept].filter(([, one]) => one.tags.some((tag) => touched.has(tag)))
    for (const [key] of stale) kept.delete(key)
  })
  return { read: (key) => kept.get(key)?.made ?? makeAnew(key), close }
}
