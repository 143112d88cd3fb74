/**
 * Gives an `ask` whose promise ends after a whole run of `work` that began no earlier than the
 * asking. Never two runs at once; all who ask during a run share the next one. Errors go to
 * `onError`.
 */
export const singleFlight = (work: () => Promise<void>, onError: (error: unknown) => void) => {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  const start = (): Promise<void> => {
    const mine = work()
      .catch(onError)
      .then(() => {
        if (running === mine) running = null
      })
    running = mine
    return mine
  }
  const startNext = () => {
    next = null
    return start()
  }

  return (): Promise<void> => {
    if (next) return next
    if (!running) return start()
    next = running.then(startNext)
    return next
  }
}
