import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles } from '../src/program.mjs'
import { alone } from './alone.mjs'
import { binOf, findNode, root } from './places.mjs'
import { run } from './run.mjs'
import { step } from './say.mjs'

/** What is built: how, from what, and where it is written down from what it was. */
const pages = {
  name: 'the pages',
  options: ['--app'],
  sources: ['src/web', 'src/shared', 'build', 'vite.config.ts', 'package-lock.json'],
  stamp: join(root, 'dist/built-from'),
}
const program = {
  name: 'the program',
  options: ['--config', 'vite.program.config.ts'],
  sources: [
    'src/server',
    'src/shared',
    'src/program.mjs',
    'src/site.ts',
    'src/worker.ts',
    'vite.program.config.ts',
    'package.json',
    'package-lock.json',
  ],
  stamp: join(root, 'dist/program/built-from'),
}

/** Builds the browser's files and the server's, each when a source of theirs has changed since the last time. */
export const build = () => {
  const all = [pages, program].map((one) => ({
    ...one,
    hash: hashFiles(one.sources.flatMap(filesBelow)),
  }))
  const missing = () => all.filter(({ stamp, hash }) => !isWritten(stamp, hash))
  return alone('building', {
    isDone: () => missing().length === 0,
    work: async () => {
      for (const one of missing()) await runVite(one)
    },
  })
}

const isWritten = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

const runVite = async ({ name, options, stamp, hash }) => {
  rmSync(stamp, { force: true })
  await step(`Building ${name}`, () =>
    run(findNode(), [binOf('vite/bin/vite.js'), 'build', ...options, '--logLevel', 'warn'], {
      cwd: root,
    }),
  )
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

const filesBelow = (path) =>
  path.includes('.')
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
        .toSorted()
