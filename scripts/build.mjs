import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { binOf, findNode, root } from './places.mjs'
import { run } from './run.mjs'
import { step } from './say.mjs'

const stamp = join(root, 'dist/built-from')
const sources = ['src/web', 'src/shared', 'build', 'vite.config.ts', 'package-lock.json']

/** Builds the browser's files and the server's pages when a source has changed since the last time. */
export const build = () => {
  const hash = hashSources()
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  return alone('building', { isDone, work: () => runVite(hash) })
}

const runVite = async (hash) => {
  rmSync(stamp, { force: true })
  await step('Building the pages', () =>
    run(findNode(), [binOf('vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'], {
      cwd: root,
    }),
  )
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, hash)
}

const hashSources = () => {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesBelow))
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const filesBelow = (path) =>
  path.includes('.')
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
        .toSorted()
