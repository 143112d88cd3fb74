import { LRUCache } from 'lru-cache'
import { pagePath } from '#shared/pages.ts'
import type { Services } from '../services.ts'
import { listKeywords } from './keywords.ts'
import { mentions } from './mentions.ts'
import type { ReadText } from './pages.ts'

/** What a page speaks of is good for so long; who changes it meanwhile is counted a little late. */
const freshMs = 10 * 60_000
const pagesMost = 1_000

export type Landings = {
  /** The tracked keywords that the page at this path speaks of; none where there is no page. */
  keywordsOf: (path: string) => Promise<number[]>
  /** What is tracked has changed. */
  forget: () => void
}

/** A stranger reports visits as they like: a page is drawn and held against all keywords once, not each time. */
export const openLandings = ({ db, clock }: Services, readText: ReadText): Landings => {
  const kept = new LRUCache<string, { at: number; ids: Promise<number[]> }>({ max: pagesMost })

  const read = async (path: string): Promise<number[]> => {
    const tracked = await listKeywords(db)
    // Most sites track nothing.
    const text = tracked.length === 0 ? null : await readText(path)
    if (text === null) return []
    return tracked.filter(({ keyword }) => mentions(text, keyword)).map(({ id }) => id)
  }
  return {
    keywordsOf: (asked) => {
      const path = pagePath(asked) ?? asked
      const at = clock().getTime()
      const known = kept.get(path)
      if (known && Math.abs(at - known.at) < freshMs) return known.ids
      const ids = read(path)
      kept.set(path, { at, ids })
      ids.catch(() => kept.delete(path))
      return ids
    },
    forget: () => kept.clear(),
  }
}
