import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes what can be made anew. Several processes may do so at once; where nothing can be written it only costs time again. */
export const keepFile = (path: string, data: string | Buffer): void => {
  const own = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(own, data)
    renameSync(own, path)
  } catch {
    // read-only: made anew at each start
  }
}
