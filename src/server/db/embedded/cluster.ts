import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { isThere } from './postmaster.ts'
import type { Programs } from './programs.ts'

export const superuser = 'symposia'

/**
 * Makes an empty database cluster beside its place and moves it there whole: a start that was
 * killed leaves no half of one, and of two first starts at once the second takes the first's.
 */
export const createCluster = async (
  programs: Programs,
  account: Account,
  folder: string,
  isThrowaway: boolean,
): Promise<void> => {
  await sweepUnfinished(folder)
  const fresh = `${folder}.new-${process.pid}`
  await mkdir(fresh, { mode: 0o700 })
  if (account.uid !== undefined) await chown(fresh, account.uid, account.gid ?? account.uid)
  await initialise(programs, account, fresh, isThrowaway)
  await rename(fresh, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(fresh, { recursive: true, force: true })
}

/**
 * Throws in words for people where another major version of PostgreSQL made the cluster: its own
 * refusal would say so among other lines, and not what to do.
 */
export const mustFit = ({ major }: Programs, folder: string): void => {
  const made = Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10)
  if (Number.isNaN(made) || made === major) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${made}, and this version of Symposia brings ` +
      `PostgreSQL ${major}, which cannot read it. Nothing was changed: start the version of Symposia that ` +
      `ran before, or move the database as docs/operations.md says under "Another PostgreSQL".`,
  )
}

/** The builtin locale needs neither the machine's libc nor ICU, so sort orders never change. */
const initialise = async (
  { initdb }: Programs,
  { prefix, uid, gid }: Account,
  folder: string,
  isThrowaway: boolean,
): Promise<void> => {
  const options = ['-U', superuser, '-A', 'trust', '-E', 'UTF8', '--data-checksums']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const words = [...prefix, initdb, '-D', folder, ...options, ...locale, '--no-instructions']
  const [command = '', ...args] = isThrowaway ? [...words, '--no-sync'] : words
  await promisify(execFile)(command, args, { uid, gid, cwd: '/', env: postgresEnvironment })
}

/**
 * What planning a large statement takes goes back to the system and not into the middle of glibc's heap,
 * where each connection kept 3 of 13 MB that it had freed. What running one takes, less than 2 MB, stays:
 * a post with its discussion gave half a megabyte back each time, and 120 page faults, half
 * of what the statement cost, brought it again. Bytes.
 */
const givingBack = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '2097152' }

/** Nothing of ours: no PGDATA or PGPORT of the machine may lead it astray. */
export const postgresEnvironment = {
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
  ...givingBack,
}

const sweepUnfinished = async (folder: string): Promise<void> => {
  const parent = dirname(folder)
  const mark = `${basename(folder)}.new-`
  const unfinished = (await readdir(parent)).filter((name) => name.startsWith(mark))
  const dead = unfinished.filter((name) => !isThere(Number(name.slice(mark.length))))
  await Promise.all(dead.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}
