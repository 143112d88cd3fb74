import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: expected } = constants

/** For something of this length. */
export const brotliAt = (thorough: number, { length }: Buffer) => ({
  params: { [quality]: thorough, [expected]: length },
})

/**
 * As much as a discussion takes when it is packed; bytes. Node lets go of a compression and the piece of its result only when
 * all memory is cleared up, which V8 begins when 64 MB lie outside its heap. Of itself Node takes 16 KB for each.
 */
const chunkSize = 8 * 1024

/** Brotli here and now; qualities from 0 to 11. */
export const brotliNow = (bytes: Buffer, thorough: number): Buffer =>
  brotliCompressSync(bytes, { chunkSize, ...brotliAt(thorough, bytes) })

/**
 * A copy for what is kept. zlib cuts its results out of pieces of 64 KB that it shares, and a page of 6 KB that is kept
 * would keep the whole piece: 3,000 kept pages held 220 MB in place of 20.
 */
export const inOwnMemory = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** gzip here and now; levels from 1 to 9. */
export const gzipNow = (bytes: Buffer, level: number): Buffer => gzipSync(bytes, { level })
