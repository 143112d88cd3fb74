import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotliNow, gzipNow } from './compress.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

/** Clears up what is young: what has been there twice is old. */
const heldNow = () => {
  collect({ type: 'minor' })
  collect({ type: 'minor' })
  return process.memoryUsage().arrayBuffers
}

const page = Buffer.from(randomBytes(12_000).toString('hex'))

test.each([
  ['brotli', (bytes: Buffer) => brotliNow(bytes, 0), brotliDecompressSync],
  ['gzip', (bytes: Buffer) => gzipNow(bytes, 1), gunzipSync],
])('%s says the same and leaves nothing for a whole collection', (_name, pack, unpack) => {
  expect(unpack(pack(page))).toEqual(page)
  const before = heldNow()
  for (let times = 0; times < 400; times += 1) pack(page)
  expect(heldNow() - before).toBeLessThan(400 * 2_000)
})
