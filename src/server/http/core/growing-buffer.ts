/** The first piece of memory; bytes. Each further one is twice as large. */
const least = 64 * 1024

/**
 * Bytes as they come, in one piece of memory: as a list of parts a body that comes byte by byte would hold hundreds of times its
 * own length. `held` is called with the size of each piece that is taken; bytes.
 */
export const openGrowing = (most: number, held: (more: number) => void) => {
  let memory = Buffer.alloc(0)
  let length = 0
  const makeRoom = (wanted: number) => {
    if (wanted <= memory.length) return
    const larger = Buffer.allocUnsafe(Math.min(most, Math.max(least, wanted, 2 * memory.length)))
    held(larger.length - memory.length)
    memory.copy(larger, 0, 0, length)
    memory = larger
  }
  return {
    /** false: it would be more than `most`. */
    add: (part: Buffer): boolean => {
      if (length + part.length > most) return false
      makeRoom(length + part.length)
      part.copy(memory, length)
      length += part.length
      return true
    },
    bytes: (): Buffer => memory.subarray(0, length),
  }
}
