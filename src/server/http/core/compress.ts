import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: expected } = constants

/** For something of this length. */
export const brotliAt = (thorough: number, { length }: Buffer) => ({
  params: { [quality]: thorough, [expected]: length },
})

/** Brotli here and now; qualities from 0 to 11. */
export const brotliNow = (bytes: Buffer, thorough: number): Buffer =>
  brotliCompressSync(bytes, brotliAt(thorough, bytes))

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
