import { LRUCache } from 'lru-cache'
import type { Tag } from '#shared/tags.ts'
import type { KeptPage } from './compressed-page.ts'

/** Of brotli'd pages; where some browsers want gzip, each of those takes as much again. */
const keptMost = 24 * 1024 * 1024
/** What keeping a page takes beside its bytes. */
const besideBytes = 1024

/** What stands on every page: the names of people and characters, and what trends. */
const tagsOfEveryPage: ReadonlySet<Tag> = new Set(['people', 'cast', 'trending'])

/** Visitors' pages, each under a key that says all that it depends on beside what happens. */
export type PageCache = {
  /** The page under a key: kept, being drawn, or drawn now. Only good ones (200) are kept. */
  read: (
    key: string,
    tags: readonly Tag[],
    draw: () => Promise<KeptPage>,
  ) => Promise<KeptPage> | KeptPage
  /** The page under a key if it is kept. */
  find: (key: string) => KeptPage | undefined
  /** Forgets the pages that have one of these tags, also one that is being drawn from what was true a moment ago. */
  invalidate: (tags: readonly Tag[]) => void
}

type Kept = { page: KeptPage; tags: readonly Tag[] }
type Drawing = { drawn: Promise<KeptPage>; tags: readonly Tag[] }

/** Keeps visitors' pages until a change touches one of their tags; the longest unread go first. */
export const openPageCache = (): PageCache => {
  const keysWith = new Map<Tag, Set<string>>()
  const drawing = new Map<string, Drawing>()
  const kept = new LRUCache<string, Kept>({
    maxSize: keptMost,
    sizeCalculation: ({ page }) => page.bytes + besideBytes,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysWith.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysWith.delete(tag)
      }
    },
  })
  const keep = (key: string, entry: Kept) => {
    kept.set(key, entry)
    if (!kept.has(key)) return
    for (const tag of entry.tags) keysWith.set(tag, (keysWith.get(tag) ?? new Set()).add(key))
  }
  const begin = (key: string, tags: readonly Tag[], draw: () => Promise<KeptPage>) => {
    const drawn = draw()
    drawing.set(key, { drawn, tags })
    const settle = (page?: KeptPage) => {
      // Forgotten meanwhile: who asked gets it, nobody later does.
      if (drawing.get(key)?.drawn !== drawn) return
      drawing.delete(key)
      if (page?.status === 200) keep(key, { page, tags })
    }
    drawn.then(settle, () => settle())
    return drawn
  }

  return {
    read: (key, tags, draw) =>
      kept.get(key)?.page ?? drawing.get(key)?.drawn ?? begin(key, tags, draw),
    find: (key) => kept.get(key)?.page,
    invalidate: (touched) => {
      if (touched.length === 0) return
      if (touched.some((tag) => tagsOfEveryPage.has(tag))) {
        drawing.clear()
        kept.clear()
        return
      }
      for (const [key, { tags }] of drawing)
        if (tags.some((tag) => touched.includes(tag))) drawing.delete(key)
      for (const tag of touched) for (const key of keysWith.get(tag) ?? []) kept.delete(key)
    },
  }
}
