/**
 * Gives an `ask` that has `work` done at once, and then no sooner than `ms` later for all who ask
 * meanwhile: alone nobody waits, in a crowd one look serves many.
 */
export const throttle = (ms: number, work: () => unknown) => {
  let timer: NodeJS.Timeout | undefined
  let isAsked = false

  const ask = (): void => {
    if (timer) {
      isAsked = true
      return
    }
    timer = setTimeout(() => {
      timer = undefined
      if (isAsked) ask()
    }, ms)
    isAsked = false
    void work()
  }
  return { ask, end: () => clearTimeout(timer) }
}
