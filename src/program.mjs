import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// Plain JavaScript, like main.mjs: to load what takes types away is a sixth of a start.

/** The project's folder. */
const project = new URL('../', import.meta.url)
/** Where vite.program.config.ts leaves the program in a few files, below the project's folder. */
export const bundleFolder = 'dist/program/'
/** Beside them: which sources they were made from, and what stood in these. */
export const madeFromFile = 'made-from.json'

/**
 * What Node is told at every start. Of itself it has four threads that collect beside the one that
 * serves; on two cores they took its place, and the slowest hundredth of posts waited a third longer.
 * 0: as many as there are cores to spare.
 *
 * A thread that has nothing to do may have garbage collected, and the C library give back what is free
 * (server/give-memory-back.ts); Node warns that the way to that library is an experiment when it is first used.
 */
export const nodeOptions = [
  '--v8-pool-size=0',
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
]

/**
 * What glibc is told at every start: threads share two heaps. Of itself it makes eight a core, and after a crowd each kept
 * what it had once needed: 100 MB (docs/decisions/0112).
 */
export const nodeEnv = { MALLOC_ARENA_MAX: '2' }

export const hashFiles = (files, root = project) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(new URL(file, root)))
  return hash.digest('hex')
}

/**
 * The file to run for src/`name`.ts: its bundle where that was made from the very sources that are
 * here, else the sources themselves. Reading seven hundred files one by one is most of a start.
 */
export const programOf = (name, root = project) =>
  isUpToDate(root) ? new URL(`${bundleFolder}${name}.js`, root) : new URL(`src/${name}.ts`, root)

const isUpToDate = (root) => {
  try {
    const madeFrom = readFileSync(new URL(bundleFolder + madeFromFile, root), 'utf8')
    const { files, hash } = JSON.parse(madeFrom)
    return hashFiles(files, root) === hash
  } catch {
    return false
  }
}
