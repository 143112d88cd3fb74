import { type Change, isWork } from './kinds.ts'

export type Hear = (committed?: Change) => void

const listeners = new Set<Hear>()

/**
 * Something may have been committed: who reads the database for news looks now. A writer that has
 * committed says what, so that this process shows it at once.
 */
export const notifyCommit: Hear = (committed) => {
  for (const hear of listeners) hear(committed)
}

/** Calls `hear` on every commit of this process; gives back how to end that. */
export const onCommit = (hear: Hear): (() => void) => {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** The same without what leaves a worker nothing to do. */
export const onWork = (hear: Hear): (() => void) =>
  onCommit((committed) => (!committed || isWork(committed)) && hear(committed))
