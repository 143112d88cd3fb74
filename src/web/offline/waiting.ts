import { useSyncExternalStore } from 'react'
import type { NewAttached } from '#shared/media.ts'

/** A response that was written without a network. */
export type WaitingComment = {
  /** The write's key: sent twice, it is said once. */
  key: string
  authorId: string
  postId: number
  parentId?: number
  answersCrux?: boolean
  content: string
  /** They were sent while there was a network. */
  pictures?: NewAttached[]
  /** Why the site did not take it; it is not sent again by itself. */
  refusal?: string
}

const place = 'waiting'
const none: WaitingComment[] = []
const listeners = new Set<() => void>()
let known: WaitingComment[] | undefined

/** All that waits in this browser, oldest first. */
export const useWaiting = (): WaitingComment[] =>
  useSyncExternalStore(onWaiting, readWaiting, () => none)

export const readWaiting = (): WaitingComment[] => (known ??= stored())

export const letWait = (comment: WaitingComment): void => write([...readWaiting(), comment])

export const changeWaiting = (key: string, change: Partial<WaitingComment>): void =>
  write(readWaiting().map((one) => (one.key === key ? { ...one, ...change } : one)))

export const endWaiting = (key: string): void =>
  write(readWaiting().filter((one) => one.key !== key))

export const forgetWaiting = (): void => {
  if (readWaiting().length > 0) write([])
}

const write = (comments: WaitingComment[]) => {
  known = comments
  try {
    if (comments.length > 0) localStorage.setItem(place, JSON.stringify(comments))
    else localStorage.removeItem(place)
  } catch {
    // Storage is full or forbidden: it waits as long as the page lives.
  }
  listeners.forEach((tell) => tell())
}

const stored = (): WaitingComment[] => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as WaitingComment[]
  } catch {
    return none
  }
}

/** Another tab may have sent one, or taken it back. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== place && key !== null) return
  known = undefined
  listeners.forEach((tell) => tell())
}

const onWaiting = (listen: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
