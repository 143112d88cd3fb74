import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whether any process has this id, even one that may not be signalled. */
export const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const lockPath = (folder: string) => join(folder, 'postmaster.pid')

/** This process has no descriptor left to look with. */
const cannotLook = new Set(['EMFILE', 'ENFILE'])

/** The process that the folder's postmaster.pid names; undefined where there is none; throws where nobody can look. */
const namedPid = (path: string): number | undefined => {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || undefined
  } catch (error) {
    if (cannotLook.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return undefined
  }
}

/** The id of the server that lives on this folder, no matter who started it; throws where nobody can look. */
export const findPostmaster = (folder: string): number | undefined => {
  const pid = namedPid(lockPath(folder))
  return pid && isThere(pid) && !isImpostor(pid, folder) ? pid : undefined
}

/**
 * Removes a postmaster.pid that names an impostor, for PostgreSQL would believe it and refuse to
 * start for ever. One that names nobody is left: PostgreSQL itself knows when it may replace it.
 */
export const clearImpostor = (folder: string, socketFolder: string): void => {
  const path = lockPath(folder)
  const pid = namedPid(path)
  if (!pid || !isThere(pid) || !isImpostor(pid, folder)) return
  const socketLock = join(socketFolder, '.s.PGSQL.5432.lock')
  if (namedPid(socketLock) === pid) rmSync(socketLock, { force: true })
  rmSync(path, { force: true })
}

/** Surely not this folder's server: a dead one that nobody buried, or another process altogether. */
const isImpostor = (pid: number, folder: string): boolean =>
  existsSync('/proc/self/stat')
    ? isUnburied(pid) || isElsewhere(pid, folder)
    : !spawnSync('ps', ['-p', String(pid), '-o', 'comm=']).stdout.includes('postgres')

/** A zombie still answers signal 0. */
const isUnburied = (pid: number): boolean => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return false
  }
}

/** A server works in its folder before it writes postmaster.pid; where one may not look, it may be ours. */
const isElsewhere = (pid: number, folder: string): boolean => {
  try {
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)]
    return its.dev !== ours.dev || its.ino !== ours.ino
  } catch {
    return false
  }
}
