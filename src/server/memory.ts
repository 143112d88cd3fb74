import type FFI from 'node:ffi'
import { getHeapStatistics } from 'node:v8'

const trimEveryMs = 30_000
const lookEveryMs = 1_000
/** Who was busy for less than this share of the time since the last look is quiet. */
const quietShare = 0.1
/** V8 takes a ms to look through a MB of its heap: it is worth that after forty times the work. */
const workPerMb = 40
/** V8 gives up the room that it keeps for new things when for five seconds hardly any came. */
const looksToRest = 6

/** Gives back to the system what this process has freed, and collects what nobody uses on this thread. */
export const giveMemoryBack = (): void => {
  const trim = findTrim() ?? (() => undefined)
  collectWhenQuiet(trim)
  setInterval(trim, trimEveryMs).unref()
}

/**
 * Collects when quiet follows work, and once more when it has stayed quiet. V8 does so when its heap is
 * full, which after a crowd has left may be never: of 212 MB that it held after nineteen thousand
 * listeners 40 were in use, and it kept 66 outside its heap; collected once, it holds 110 MB for 30,
 * and the second time 36. `after`: a look later, when that has been freed. Each thread has its own heap.
 */
export const collectWhenQuiet = (after: () => void = () => undefined): void => {
  const rest = restAfterWork(beginToCollect, heapMb)
  let before = performance.eventLoopUtilization()
  let hasBegun = false
  const look = () => {
    const now = performance.eventLoopUtilization()
    if (hasBegun) after()
    hasBegun = rest(performance.eventLoopUtilization(now, before))
    before = performance.eventLoopUtilization()
  }
  setInterval(look, lookEveryMs).unref()
}

type Busy = { active: number; utilization: number }

/** Decides at each look, by how busy it was since the last (ms and share), and tells what it decided. */
export const restAfterWork = (collect: () => void, heap: () => number) => {
  let worked = 0
  let rested = looksToRest
  const isDue = ({ active, utilization }: Busy): boolean => {
    worked += active
    const isResting = rested < looksToRest
    if (utilization > quietShare) {
      if (isResting) rested = 0
      return false
    }
    if (worked >= workPerMb * heap()) {
      worked = rested = 0
      return true
    }
    if (isResting) rested += 1
    return isResting && rested === looksToRest
  }
  return (busy: Busy): boolean => {
    const isNow = isDue(busy)
    if (isNow) collect()
    return isNow
  }
}

const megabyte = 2 ** 20
const heapMb = (): number => getHeapStatistics().used_heap_size / megabyte

/** Of memory outside its heap V8 lets come 64 MB more before it begins to collect. */
const manyBytes = 80 * megabyte

/**
 * Has V8 collect step by step, beside what it has to do: on a busy machine it stopped for 38 to 141 ms
 * where `gc()`, all at once, took 245 to 425. It is asked by taking memory that nobody writes to, so
 * that the system never gives it.
 */
export const beginToCollect = (): void => {
  try {
    void new ArrayBuffer(manyBytes)
  } catch {
    // This system promises no memory that it may not have: then V8 collects when it wants to.
  }
}

/**
 * glibc's own way to give back; null: this is another system, or a Node that cannot call it. After ten
 * thousand listeners have left, glibc keeps what they took, for between it lie a few small things that
 * are still there: half of 130 MB. Looking through it all takes up to 16 ms, and less than half of one
 * where there is nothing.
 */
export const findTrim = (): (() => void) | null => {
  if (process.platform !== 'linux') return null
  try {
    const { functions } = openFfi().dlopen('libc.so.6', {
      malloc_trim: { arguments: ['u64'], return: 'i32' },
    })
    return () => void functions.malloc_trim(0n)
  } catch {
    return null
  }
}

/** Node says once, on the terminal, that this may change; it is pinned, and without it all goes on. */
const openFfi = (): typeof FFI => {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return process.getBuiltinModule('node:ffi')
  } finally {
    process.emitWarning = emitWarning
  }
}
