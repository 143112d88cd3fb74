import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from './places.mjs'

/**
 * What is wrong with a package-lock.json, in words: a platform's binary that it does not name makes
 * `npm ci` fail on that platform; an address ties it to one registry.
 */
export const faultsOf = ({ packages }) => {
  const names = new Set(Object.keys(packages).map(nameOf))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map(
        (name) => `${nameOf(path) || 'package.json'} needs ${name}, which is not in the lockfile`,
      ),
  )
  const tied = Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([path, { resolved }]) => `${nameOf(path)} is tied to ${new URL(resolved).host}`)
  const unsealed = Object.entries(packages)
    .filter(([path, { integrity, link }]) => isForeign(path) && !integrity && !link)
    .map(([path]) => `${nameOf(path)} has no integrity hash`)
  return [...missing, ...tied, ...unsealed]
}

/** Not ours: the project itself, and what stands in its folders for packages that are left out. */
const isForeign = (path) => path.includes('node_modules/')
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = faultsOf(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
