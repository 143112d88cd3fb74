/** A page's markup in the order in which it is sent; what many pages have is bytes already. */
export type Markup = readonly (string | Uint8Array)[]

/** No page takes more room for good; bytes. */
const roomMost = 2 * 1024 * 1024
let room = Buffer.allocUnsafeSlow(256 * 1024)

/**
 * The bytes of a page, UTF-8, to be used at once: the next page is written over them. Whatever is
 * compressed is held by zlib until V8 clears up all of its memory, which each new page brought nearer.
 */
export const inRoom = (markup: Markup): Buffer => {
  const wanted = mostBytesOf(markup)
  if (wanted > roomMost) return ownBytes(markup)
  if (wanted > room.length) room = Buffer.allocUnsafeSlow(Math.min(roomMost, 2 * wanted))
  let end = 0
  for (const piece of markup) {
    if (typeof piece === 'string') end += room.write(piece, end)
    else {
      room.set(piece, end)
      end += piece.length
    }
  }
  return room.subarray(0, end)
}

/** The same to keep. */
export const ownBytes = (markup: Markup): Buffer =>
  Buffer.concat(markup.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

/** No character that is one unit of a string takes more. */
const bytesPerUnit = 3

const mostBytesOf = (markup: Markup): number =>
  markup.reduce(
    (most, piece) => most + (typeof piece === 'string' ? bytesPerUnit : 1) * piece.length,
    0,
  )
