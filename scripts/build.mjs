import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles } from '../src/program.mjs'
import { alone } from './alone.mjs'
import { binOf, findNode, root } from './places.mjs'
import { run } from './run.mjs'
import { step } from './say.mjs'

const vite = (...options) => [binOf('vite/bin/vite.js'), 'build', ...options, '--logLevel', 'warn']

/** What is built: how, from what, and where it is written down from what it was. */
const pages = {
  name: 'the pages',
  command: vite('--app'),
  sources: ['src/web', 'src/shared', 'build', 'vite.config.ts', 'package-lock.json'],
  stamp: join(root, 'dist/built-from'),
}
const program = {
  name: 'the program',
  command: vite('--config', 'vite.program.config.ts'),
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

/** YAML takes seconds to read, what is made of it a moment. */
const library = {
  name: 'the library',
  command: ['scripts/library.ts', 'compile'],
  sources: ['library', 'src/server/library', 'scripts/library.ts'],
  stamp: join(root, 'dist/library-built-from'),
}

/** Builds the browser's files, the server's and the library, each when a source of theirs has changed since the last time. */
export const build = () => {
  const all = [pages, program, library].map((one) => ({
    ...one,
    hash: hashFiles(one.sources.flatMap(filesBelow)),
  }))
  const missing = () => all.filter(({ stamp, hash }) => !isWritten(stamp, hash))
  return alone('building', {
    isDone: () => missing().length === 0,
    work: async () => {
      const due = missing()
      const names = new Intl.ListFormat('en').format(due.map(({ name }) => name))
      await step(`Building ${names}`, () => makeAll(due))
    },
  })
}

const isWritten = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Side by side; when all have ended, throws what any of them failed with. */
const makeAll = async (all) => {
  const outcomes = await Promise.allSettled(all.map(make))
  const failures = outcomes.filter(({ status }) => status === 'rejected')
  if (failures.length > 0)
    throw new Error(failures.map(({ reason }) => reason.message).join('\n\n'))
}

const make = async ({ command, stamp, hash }) => {
  rmSync(stamp, { force: true })
  await run(findNode(), command, { cwd: root })
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
