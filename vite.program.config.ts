import { writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { bundleFolder, hashFiles, type MadeFrom, madeFromFile } from './src/program.mjs'

/**
 * The server in a few files, for quick starts: src/main.mjs takes them while they fit the sources.
 * Ours and the two libraries of many small modules; whatever else Node finds itself.
 */
const root = fileURLToPath(new URL('.', import.meta.url))
const folder = join(root, bundleFolder)
const entries = ['site', 'worker'].map((name) => join(root, `src/${name}.ts`))

const isOurs = (id: string) => id.startsWith(join(root, 'src/'))

/** A module's own address stays that of its source, whose neighbours are files; entries have moved. */
const addresses = (): Plugin => ({
  name: 'addresses-of-sources',
  enforce: 'pre',
  transform(code, id) {
    if (!isOurs(id) || !code.includes('import.meta.url')) return undefined
    const own = JSON.stringify(relative(folder, id))
    const moved = code
      .replaceAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (found, path: string) => {
        const entry = entries.find((file) => file === resolve(dirname(id), path))
        return entry ? `new URL('./${nameOf(entry)}.js', import.meta.URL)` : found
      })
      .replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`)
      .replaceAll('import.meta.URL', 'import.meta.url')
    return { code: moved, map: null }
  },
})

const nameOf = (entry: string): string => relative(join(root, 'src'), entry).replace('.ts', '')

/** Versions of libraries stand in package.json. */
const provenance = (): Plugin => ({
  name: 'made-from',
  writeBundle() {
    const sources = [...this.getModuleIds()].filter(isOurs).map((id) => relative(root, id))
    const files = ['package.json', ...sources.toSorted()]
    const madeFrom: MadeFrom = { files, hash: hashFiles(files) }
    writeFileSync(join(folder, madeFromFile), JSON.stringify(madeFrom))
  },
})

export default defineConfig({
  root,
  publicDir: false,
  plugins: [addresses(), provenance()],
  ssr: { noExternal: ['kysely', 'zod'] },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: entries,
      platform: 'node',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // who reads a place in the sources has them
        sourcemapExcludeSources: true,
      },
    },
  },
})
