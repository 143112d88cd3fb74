import { createContext, useContext, useEffect, useState } from 'react'
import type { Comment } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'

const key = 'seen'
/** Discussions that one browser remembers; the ones opened longest ago go first. */
const most = 300

type Seen = Record<string, number>

const read = (): Seen => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Seen
  } catch {
    return {}
  }
}

const keep = (place: string, id: number): void => {
  const { [place]: before = 0, ...others } = read()
  const all = [...Object.entries(others), [place, Math.max(before, id)]]
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(all.slice(-most))))
  } catch {
    // Storage is forbidden: nothing is remembered.
  }
}

/**
 * Up to which id this browser had seen a place (the feed, a discussion) when the reader came to it;
 * null: never, or not looked up yet. What comes while they are there counts as seen.
 */
export const useSeen = (place: string, newest: number): number | null => {
  const [before, setBefore] = useState<number | null>(null)
  useEffect(() => setBefore((known) => known ?? read()[place] ?? null), [place])
  useEffect(() => {
    if (newest > 0) keep(place, newest)
  }, [place, newest])
  return before
}

/** Inside it, responses that came after this id are new to the reader. */
export const SeenContext = createContext<number | null>(null)

/** Tells which responses are new to the reader; one's own never are. */
export const useIsNew = (seen: number | null) => {
  const viewer = useViewer()
  return ({ id, author }: Comment) => seen !== null && id > seen && author.id !== viewer?.id
}

export const useIsNewHere = () => useIsNew(useContext(SeenContext))
