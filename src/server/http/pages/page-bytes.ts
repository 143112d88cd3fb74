/** A page's markup in the order in which it is sent; what many pages have is bytes already. */
export type Markup = readonly (string | Uint8Array)[]

/**
 * The bytes of a page, UTF-8, in memory of its own. `Buffer.from` of each piece would take it from a pool of 64 KB that
 * Node shares out, and one page uses up; what zlib takes from there holds all of it (compress.ts).
 */
export const bytesOf = (markup: Markup): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(lengthOf(markup))
  let at = 0
  for (const piece of markup) {
    if (typeof piece === 'string') at += bytes.write(piece, at)
    else {
      bytes.set(piece, at)
      at += piece.length
    }
  }
  return bytes
}

const lengthOf = (markup: Markup): number =>
  markup.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
