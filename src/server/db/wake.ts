import type { Announcement } from './outbox.ts'

export type Wake = (committed?: Announcement) => void

const sleepers = new Set<Wake>()

/**
 * Something may have been committed: whoever reads the database for news looks now. A writer that
 * has committed says what, so that this process shows it at once.
 */
export const poke: Wake = (committed) => {
  for (const wake of sleepers) wake(committed)
}

/** Calls `wake` on every poke in this process; gives back how to end that. */
export const onPoke = (wake: Wake): (() => void) => {
  sleepers.add(wake)
  return () => sleepers.delete(wake)
}

const idle = new Set<Announcement['kind']>([
  'share',
  'story',
  'story_view',
  'hiding',
  'ejected',
  'signed_out',
  'typing',
])

/** The same without what leaves a worker nothing to do. */
export const onWork = (wake: Wake): (() => void) =>
  onPoke((committed) => isWork(committed) && wake(committed))

const isWork = (committed: Announcement | undefined): boolean =>
  !committed || !(idle.has(committed.kind) || (committed.kind === 'post' && committed.isQuiet))
