import { LRUCache } from 'lru-cache'
import type { Tag } from '#shared/tags.ts'
import { type Cached, cached } from './cached.ts'
import type { Hub } from './hub.ts'

type Ground<T> = {
  hub: Hub
  /** So many at a time; the longest unread go first. */
  max: number
  /** What touches one of these makes the one under this key stale. */
  tags: (key: string) => readonly Tag[]
  make: (key: string) => Promise<T>
}

export type KeptBy<T> = { of: (key: string) => Promise<T>; close: () => void }

/** The same as `cached`, one for each key. */
export const keptBy = <T>({ hub, max, tags, make }: Ground<T>): KeptBy<T> => {
  const kept = new LRUCache<string, Cached<T>>({ max, dispose: (one) => one.close() })
  const keep = (key: string): Cached<T> => {
    const fresh = cached(hub, tags(key), () => make(key))
    kept.set(key, fresh)
    return fresh
  }
  return {
    of: (key) => (kept.get(key) ?? keep(key)).read(),
    close: () => kept.clear(),
  }
}
