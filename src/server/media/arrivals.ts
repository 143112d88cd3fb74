import type { Readable } from 'node:stream'

/** Of all pictures that are on their way; bytes. */
const most = 256 * 1024 * 1024

/**
 * Bounds what pictures on their way take of the memory. Where it is too much the one that came first gives
 * way: who sends a picture as fast as the line allows is done by then, and who holds one back has to go.
 */
export const boundArrivals = (bytesMost = most) => {
  const arriving = new Map<Readable, number>()
  let all = 0
  const end = (body: Readable) => {
    all -= arriving.get(body) ?? 0
    arriving.delete(body)
  }
  return {
    add: (body: Readable, bytes: number): void => {
      arriving.set(body, (arriving.get(body) ?? 0) + bytes)
      all += bytes
      for (const oldest of arriving.keys()) {
        if (all <= bytesMost) return
        end(oldest)
        oldest.destroy(new Error('It took too long, and others wait.'))
      }
    },
    end,
  }
}

export type Arrivals = ReturnType<typeof boundArrivals>
