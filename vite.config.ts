import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Writes a .br and a .gz beside every text asset, so that the server never compresses one. */
const compressed = (): Plugin => ({
  name: 'compressed-assets',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir }) {
    const assets = join(dir ?? '', 'assets')
    for (const name of readdirSync(assets)) {
      if (!/\.(js|css|svg)$/.test(name)) continue
      const bytes = readFileSync(join(assets, name))
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, best))
      writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
})

const isShared = /src[\\/](shared|web[\\/](?!pages|accounts[\\/]([A-Z]|forms)))/
/** What only profiles, settings, stories, the panel and the statements need comes with them. */
const isOfFewPages =
  /src[\\/](shared[\\/](seo|settings|admin|media|contact|counting|scout|hiding)|web[\\/](admin|seo|contact|people|stories|scout|texts[\\/](admin|statements|en[\\/](privacy|terms|about|contact|admin|ai|scout)))).*\.tsx?$/

export default defineConfig(({ command }) => ({
  root: here('src/web'),
  appType: 'custom',
  plugins: [react(), tailwind(), compressed()],
  resolve: {
    // The contract is checked on the server; the browser needs its paths, not 21 KB of parser.
    alias: { zod: here('src/web/unparsed.ts') },
  },
  // Bundled only for production: in development React's CommonJS breaks when it is not external.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  builder: {},
  environments: {
    client: {
      build: {
        outDir: here('dist/client'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // The server links what a page needs; the browser's own way of doing so costs 1 KB.
        modulePreload: false,
        rolldownOptions: {
          input: here('src/web/index.html'),
          output: {
            codeSplitting: {
              groups: [
                // What two pages share comes in one file: requests cost more than bytes here.
                {
                  name: 'shared',
                  test: (id: string) => isShared.test(id) && !isOfFewPages.test(id),
                  minShareCount: 2,
                },
                {
                  name: 'vendor',
                  priority: 2,
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie-es|set-cookie-parser)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: here('dist/server'),
        emptyOutDir: true,
        rolldownOptions: { input: here('src/web/entry.server.tsx') },
      },
    },
  },
}))
