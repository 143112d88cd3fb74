/** FNV-1a, 32 bits. */
export const hashOf = (term: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The place of a number in a rising row; −1: it is not there. */
export const findSorted = (row: Uint32Array, wanted: number): number => {
  let [from, to] = [0, row.length - 1]
  while (from <= to) {
    const middle = (from + to) >> 1
    const value = row[middle]!
    if (value === wanted) return middle
    if (value < wanted) from = middle + 1
    else to = middle - 1
  }
  return -1
}
