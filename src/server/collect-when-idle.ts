import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** How often a thread looks at itself; ms. */
const lookEveryMs = 10_000
/** Parts of the time in which its loop had something to do. */
const busy = 0.3
const idle = 0.05

/** What V8 and the loop offer; others in tests. */
type Thread = {
  /** undefined: Node was not started with --expose-gc. */
  collect: typeof globalThis.gc
  utilization: (since?: EventLoopUtilization) => EventLoopUtilization
}

const thisThread = (): Thread => ({
  collect: globalThis.gc,
  utilization: (since) => performance.eventLoopUtilization(since),
})

/**
 * Has V8 look for garbage once when a thread that was busy has nothing to do: of itself it looks only where something new is
 * made, and after a crowd nothing is. Gives back how to end that.
 */
export const collectWhenIdle = ({ collect, utilization }: Thread = thisThread()): (() => void) => {
  if (!collect) return () => undefined
  let last = utilization()
  let wasBusy = false
  const timer = setInterval(() => {
    const part = utilization(last).utilization
    last = utilization()
    if (part > busy) wasBusy = true
    if (part > idle || !wasBusy) return
    wasBusy = false
    void collect({ type: 'major', execution: 'async' })
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
