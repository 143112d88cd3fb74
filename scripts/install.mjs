import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { root } from './places.mjs'
import { run } from './run.mjs'
import { step } from './say.mjs'

/**
 * Installs what the lockfile names when it is not what is installed. Our packages need no install
 * scripts, so none run.
 */
export const install = () => alone('installing', { isDone: isInstalled, work: runNpm })

const runNpm = async () => {
  const npm = process.env.npm_execpath
  const [command, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const options = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  await step('Installing packages, which takes a minute once', () =>
    run(command, [...args, 'ci', ...options, '--loglevel=error'], { cwd: root }),
  )
}

/** Compares the lockfile with npm's own note of what it installed: a few milliseconds. */
const isInstalled = () => {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wished]) =>
      path === '' || !isNeeded(wished) || installed[path]?.version === wished.version,
  )
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** Optional packages are for some machines only; where libc decides, npm knows better than we. */
const isNeeded = ({ optional, devOptional, peer, os, cpu, libc }) =>
  !peer &&
  ((!optional && !devOptional) ||
    (!libc && Boolean(os && cpu) && os.includes(process.platform) && cpu.includes(process.arch)))
