/**
 * A progressive JPEG may say each of its points in a hundred scans, and each is a way through the whole picture: 300 KB took
 * six seconds to decode. Cameras and programs make about ten.
 */
export const scansMost = 20

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
} as const

/** How many scans a JPEG file has, up to its end; 0: it is no JPEG. Reads each byte once at most. */
export const scansIn = (file: Buffer): number => {
  if (file[0] !== 0xff || file[1] !== marker.start) return 0
  let scans = 0
  for (let at = nextMarker(file, 2); at >= 0; at = nextMarker(file, at)) {
    const kind = file[at + 1] ?? marker.end
    if (kind === marker.end || at + 4 > file.length) return scans
    if (kind === marker.scan) scans += 1
    // a segment says how long it is: what it holds may look like a marker
    at += 2 + file.readUInt16BE(at + 2)
  }
  return scans
}

/** Where the next marker begins that is no part of a scan's data; -1: there is none. */
const nextMarker = (file: Buffer, from: number): number => {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const kind = file[at + 1] ?? marker.end
    const isData = kind === 0 || kind === 0xff
    if (!isData && (kind < marker.firstRestart || kind > marker.lastRestart)) return at
  }
  return -1
}
