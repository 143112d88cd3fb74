import { brotliCompressSync, constants, gzipSync, type ZlibOptions } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: expected } = constants

/** With room for all that comes of it: a page in three pieces went to the other thread three times. */
export const brotliAt = (thorough: number, { length }: Buffer) => ({
  chunkSize: Math.max(constants.Z_DEFAULT_CHUNK, Math.ceil(length / 3)),
  params: { [quality]: thorough, [expected]: length },
})

/** Brotli here and now; qualities from 0 to 11. */
export const brotliNow = (bytes: Buffer, thorough: number): Buffer =>
  withoutStream(brotliCompressSync(bytes, { ...brotliAt(thorough, bytes), ...withStream }))

/** gzip here and now; levels from 1 to 9. */
export const gzipNow = (bytes: Buffer, level: number): Buffer =>
  withoutStream(gzipSync(bytes, { level, ...withStream }))

const withStream = { info: true } satisfies ZlibOptions

/**
 * What is native of zlib holds its stream until V8 clears up all of its memory, and the stream held 30 KB
 * of a page: most of what reading cold pages left behind, and a whole collection for every 550 of
 * them. So the stream is emptied.
 */
const withoutStream = (packed: unknown): Buffer => {
  const { buffer, engine } = packed as { buffer: Buffer; engine: Record<string, unknown> }
  for (const name of Object.keys(engine)) engine[name] = undefined
  return buffer
}
