import { hintDelay } from '#shared/constants.ts'

/**
 * When a hint is due: 700 ms after the pointer came to rest, at once when another one was there
 * within the last 300 ms. Calls `tell` with whose hint is to be seen now, or null.
 */
export const hintTiming = <Target>(tell: (target: Target | null) => void) => {
  let shown: Target | null = null
  let awaited: Target | null = null
  let hiddenAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (target: Target | null) => {
    clearTimeout(timer)
    awaited = null
    if (target === shown) return
    if (shown) hiddenAt = Date.now()
    shown = target
    tell(target)
  }
  const isWarm = () => shown !== null || Date.now() - hiddenAt < hintDelay.skipMs

  return {
    show,
    /** The pointer is over this now; null: over nothing that has a hint. */
    rest: (target: Target | null) => {
      if (target === shown || target === null || isWarm()) return show(target)
      if (target === awaited) return
      clearTimeout(timer)
      awaited = target
      timer = setTimeout(() => show(target), hintDelay.delayMs)
    },
  }
}
