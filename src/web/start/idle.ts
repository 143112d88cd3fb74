/** Runs when the page has all that it needs to be read, and the browser nothing better to do. */
export const whenIdle = (run: () => void): void => {
  const wait = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(run, { timeout: 4000 })
      : setTimeout(run, 2000)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin']
const staysAfterMs = 8000
let isStaying = false

/** Runs once somebody does something on the page, or has had it open for a while; gives back how to call that off. */
export const whenStaying = (run: () => void): (() => void) => {
  const ends = new AbortController()
  const begin = () => {
    if (ends.signal.aborted) return
    ends.abort()
    isStaying = true
    run()
  }
  if (isStaying) {
    begin()
    return () => undefined
  }
  for (const sign of signs)
    document.addEventListener(sign, begin, { passive: true, capture: true, signal: ends.signal })
  whenIdle(() => setTimeout(begin, staysAfterMs))
  return () => ends.abort()
}
