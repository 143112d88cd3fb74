import type FFI from 'node:ffi'

/** How often memory is looked at, ms. */
const lookEveryMs = 30_000
/** What the process has to have grown by before it is worth looking for what can be given back; bytes. */
const worthwhile = 48 * 2 ** 20

/**
 * Gives back to the system what has been freed. After ten thousand listeners have left, glibc keeps
 * what they took, for between it lie a few small things that are still there: 100 of 230 MB. Looking
 * through them takes 16 ms, less than half of one where there is nothing.
 */
export const giveMemoryBack = (): void => {
  const trim = findTrim()
  if (!trim) return
  let least = process.memoryUsage.rss()
  const look = () => {
    const now = process.memoryUsage.rss()
    least = Math.min(least, now)
    if (now - least < worthwhile) return
    trim()
    least = process.memoryUsage.rss()
  }
  setInterval(look, lookEveryMs).unref()
}

/** glibc's own way to do it; null: this is another system, or a Node that cannot call it. */
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
