import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { contractWithoutShapes } from './build/contract.ts'
import { modernStyles, styleTarget } from './build/modern-styles.ts'
import { otherLanguages, pagesByLanguage, textsInLanguage } from './build/languages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const client = (language?: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: here('dist/client'),
    // The default language is built first, the others beside it: what does not speak, they share.
    emptyOutDir: !language,
    copyPublicDir: !language,
    manifest: language ? `.vite/manifest.${language}.json` : true,
    assetsInlineLimit: 0,
    cssTarget: styleTarget,
    // The server links what a page needs; the browser's own way of doing so costs 1 KB.
    modulePreload: false,
    rolldownOptions: {
      input: here('src/web/index.html'),
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
})

const server = (language = ''): EnvironmentOptions => ({
  consumer: 'server',
  build: {
    ssr: true,
    outDir: here(`dist/server/${language}`),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: here('src/web/entry.server.tsx') },
  },
})

const others = () =>
  Object.fromEntries(
    otherLanguages.flatMap((language) => [
      [`client_${language}`, client(language)],
      [`ssr_${language}`, server(language)],
    ]),
  )

export default defineConfig(({ command }) => ({
  root: here('src/web'),
  appType: 'custom',
  plugins: [
    textsInLanguage(),
    react(),
    tailwind({ optimize: false }),
    compressed(),
    contractWithoutShapes(),
    pagesByLanguage(),
  ],
  css: { postcss: modernStyles },
  resolve: {
    // The contract is checked on the server; the browser needs its paths, not 21 KB of parser.
    alias: { zod: here('src/web/data/unparsed.ts') },
    // Bundled only for production: in development React's CommonJS breaks when it is not external.
    ...(command === 'build' && { noExternal: true }),
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  builder: {},
  environments: {
    client: client(),
    ssr: server(),
    ...(command === 'build' && others()),
  },
}))
