import { openPageCache, type PageCache } from './cache.ts'

/** Pages say the address of the site: each name by which it is reached has pages of its own. */
export type PageCaches = Pick<PageCache, 'drop' | 'clear'> & {
  /** The pages for who reaches the site by this origin. */
  of: (origin: string) => PageCache
}

/** Anybody can make up names; those that nobody used lately give way. */
const namesMost = 4

export const openPageCaches = (): PageCaches => {
  const caches = new Map<string, PageCache>()
  let last: { origin: string; cache: PageCache } | undefined
  const open = (origin: string): PageCache => {
    const cache = caches.get(origin) ?? openPageCache()
    caches.delete(origin)
    caches.set(origin, cache)
    const oldest = caches.keys().next().value
    if (caches.size > namesMost && oldest !== undefined) caches.delete(oldest)
    return cache
  }
  return {
    of: (origin) => {
      if (last?.origin !== origin) last = { origin, cache: open(origin) }
      return last.cache
    },
    drop: (path) => caches.forEach((cache) => cache.drop(path)),
    clear: () => caches.forEach((cache) => cache.clear()),
  }
}
