import type { Announcement } from './outbox.ts'

type Wake = (committed?: Announcement) => void

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
