import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** How often a thread looks at itself; ms. */
const lookEveryMs = 10_000
/** Parts of the time in which its loop had something to do. */
const busy = 0.3
const idle = 0.05

/** What V8, the C library and the loop offer; others in tests. */
type Thread = {
  /** undefined: Node was not started with --expose-gc. */
  collect: typeof globalThis.gc
  trim: () => Promise<void>
  utilization: (since?: EventLoopUtilization) => EventLoopUtilization
}

const thisThread = (): Thread => ({
  collect: globalThis.gc,
  trim,
  utilization: (since) => performance.eventLoopUtilization(since),
})

/**
 * Gives back once what a thread that was busy holds free when it has nothing to do: V8 looks for garbage only where something
 * new is made, and glibc keeps what lies below something that is in use. Gives back how to end that.
 */
export const giveMemoryBack = (thread: Thread = thisThread()): (() => void) => {
  const { collect, utilization } = thread
  if (!collect) return () => undefined
  let last = utilization()
  let wasBusy = false
  const timer = setInterval(() => {
    const part = utilization(last).utilization
    last = utilization()
    if (part > busy) wasBusy = true
    if (part > idle || !wasBusy) return
    wasBusy = false
    void collect({ type: 'major', execution: 'async' }).then(thread.trim)
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * glibc's `malloc_trim(0)` (its manual: "Releasing Memory"). After the crowds of the bench 215 MB of freed sockets and pages lay
 * between what is in use; it took 33 ms to give back 200. Where the C library is another, or Node has no `node:ffi`, nothing happens.
 */
export const trim = async (): Promise<void> => {
  try {
    const { dlopen } = await import('node:ffi')
    const signature = { arguments: ['uint64'], return: 'int32' } as const
    using library = dlopen('libc.so.6', { malloc_trim: signature })
    library.functions.malloc_trim(0n)
  } catch {
    // The memory stays with the process, as it does without this.
  }
}
