import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** How often a thread looks at itself; ms. */
const lookEveryMs = 10_000
/** Shares of the time in which its event loop had something to do. */
const busy = 0.3
const idle = 0.05
/** V8 frees the memory of collected buffers on another thread, after the collection; ms until that is usually done. */
const trimAfterMs = 1_000

/** What is needed of V8, the C library and the event loop; tests pass their own. */
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
 * When a thread has nothing to do after it was busy, collects its garbage once and returns what is free to the system. Neither
 * happens by itself: V8 collects only when something is allocated, and glibc returns only what is free at the end of its heap.
 * Returns what stops the watch.
 */
export const giveMemoryBackWhenIdle = (thread: Thread = thisThread()): (() => void) => {
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
    void collect({ type: 'major', execution: 'async' }).then(() => {
      setTimeout(thread.trim, trimAfterMs).unref()
    })
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * glibc's `malloc_trim(0)` (its manual: "Releasing Memory"). After the crowds of the bench it returned 200 MB in 33 ms, freed
 * memory that lay between blocks in use. Where the C library is another, or Node has no `node:ffi`, nothing happens.
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
