/** Segments of a JPEG file: a marker, how long it is, and what it says. */
const segment = (marker: number, bytes: readonly number[]): Buffer => {
  const length = bytes.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...bytes])
}

/** Of a run of blocks that a scan leaves as they are, one code says at most so many. */
const longestRun = 32_767
const leastRun = 16_384

/** What a scan says that changes nothing: runs of blocks, then single ones. */
const emptyScan = (blocks: number): Buffer => {
  const bits: number[] = []
  let left = blocks
  for (; left >= leastRun; left -= Math.min(left, longestRun)) {
    const more = Math.min(left, longestRun) - leastRun
    bits.push(0, ...Array.from({ length: 14 }, (_, bit) => (more >> (13 - bit)) & 1))
  }
  for (; left > 0; left -= 1) bits.push(1, 0)
  return packed(bits)
}

const packed = (bits: readonly number[]): Buffer => {
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Array.from({ length: 8 }, (_, bit) => bits[at + bit] ?? 1)
    const value = byte.reduce((sum, bit) => sum * 2 + bit, 0)
    bytes.push(value, ...(value === 0xff ? [0] : []))
  }
  return Buffer.from(bytes)
}

/** A valid progressive JPEG, square, of 300 KB at most: each scan goes through every block of it and says nothing. */
export const costlyJpeg = (side: number, scans: number): Buffer => {
  const blocks = Math.ceil(side / 8) ** 2
  const empty = emptyScan(blocks)
  const size = [side >> 8, side & 255]
  const none = Array.from({ length: 14 }, () => 0)
  const refining = Array.from({ length: scans - 1 }, (_, at) => {
    const depth = 13 - (Math.floor(at / 3) % 14)
    const before = depth === 13 ? 13 : ((depth + 1) << 4) | depth
    return [segment(0xda, [1, (at % 3) + 1, 0, 1, 63, before]), empty]
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...size, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    segment(0xc4, [0x00, 1, 1, ...none, 0, 1]),
    segment(0xc4, [0x10, 1, 1, ...none, 0xe0, 0x00]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * 3) / 8)),
    ...refining.flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}
