import { type Hear, notifyCommit, onCommit } from './commits.ts'
import type { Change } from './kinds.ts'

type Port = {
  on: (event: 'message', hear: (message: unknown) => void) => unknown
  off: (event: 'message', hear: (message: unknown) => void) => unknown
  postMessage: (message: unknown) => void
}

/** What was committed, in this order; null where the writer did not say what. */
type News = { committed: (Change | null)[] }

const isNews = (message: unknown): message is News =>
  typeof message === 'object' && message !== null && 'committed' in message

/** A message to another thread costs as much as asking the database: in a crowd they go together. */
const restMs = 5

/**
 * What is committed on one thread wakes those who look for news on the other, too: told at the end of
 * the round of the loop, and what follows at once, together a little later. What was heard from there
 * is not told back. `listen` chooses what the other thread has a use for.
 */
export const relayCommits = (
  port: Port,
  listen: (hear: Hear) => () => void = onCommit,
): (() => void) => {
  let isHearing = false
  let telling: NodeJS.Immediate | undefined
  let resting: NodeJS.Timeout | undefined
  let news: News = { committed: [] }
  const tell = () => {
    telling = undefined
    resting = undefined
    if (news.committed.length === 0) return
    port.postMessage(news)
    news = { committed: [] }
    resting = setTimeout(tell, restMs)
  }
  const hear = (message: unknown) => {
    if (!isNews(message)) return
    isHearing = true
    for (const committed of message.committed) notifyCommit(committed ?? undefined)
    isHearing = false
  }
  const forget = listen((committed) => {
    if (isHearing) return
    // Of those that do not say what, one is as good as a hundred.
    if (committed || !news.committed.includes(null)) news.committed.push(committed ?? null)
    if (!resting) telling ??= setImmediate(tell)
  })
  port.on('message', hear)
  return () => {
    forget()
    clearImmediate(telling)
    clearTimeout(resting)
    port.off('message', hear)
  }
}
