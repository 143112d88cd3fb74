import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a .br and a .gz beside every text asset, so that the server never compresses one. */
export const compressed = (): Plugin => ({
  name: 'compressed-assets',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      const file = join(dir ?? '', name)
      // What two languages share has been written already.
      if (!/^assets[\\/].*\.(js|css|svg)$/.test(name) || existsSync(`${file}.br`)) continue
      const bytes = readFileSync(file)
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, best))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})
