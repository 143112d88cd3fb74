import type { Hub } from './hub.ts'
import type { Tag } from '#shared/tags.ts'
import { tagsOf } from './kinds.ts'

export type Cached<T> = { read: () => Promise<T>; close: () => void }

/** Keeps what `make` gives until a change touches one of these tags. */
export const cached = <T>(hub: Hub, tags: readonly Tag[], make: () => Promise<T>): Cached<T> => {
  let kept: Promise<T> | undefined
  const makeAnew = (): Promise<T> => {
    const making = make()
    kept = making
    making.catch(() => {
      if (kept === making) kept = undefined
    })
    return making
  }
  const close = hub.onChange((change) => {
    // What is being made may be from before: who asked gets it, nobody later does.
    if (tagsOf(change).some((tag) => tags.includes(tag))) kept = undefined
  })
  return { read: () => kept ?? makeAnew(), close }
}
