/** A page's markup in the order in which it is sent; what many pages have is bytes already. */
export type Markup = readonly (string | Uint8Array)[]

/** The bytes of a page, UTF-8. */
export const bytesOf = (markup: Markup): Buffer =>
  Buffer.concat(markup.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
