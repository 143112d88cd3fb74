import type FFI from 'node:ffi'

const everyMs = 30_000

/**
 * Gives back to the system what has been freed. After ten thousand listeners have left, glibc keeps
 * what they took, for between it lie a few small things that are still there: half of 130 MB. Looking
 * through it all takes up to 16 ms, and less than half of one where there is nothing.
 */
export const giveMemoryBack = (): void => {
  const trim = findTrim()
  if (trim) setInterval(trim, everyMs).unref()
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
