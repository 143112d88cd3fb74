import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Programs } from './programs.ts'

/** As whom PostgreSQL runs, which refuses to run as root: what to spawn before it, and as which user. */
export type Account = { prefix: string[]; uid?: number; gid?: number }

const nobody = 65_534
const asOneself: Account = { prefix: [] }
/** A user namespace: root's own files, seen by a process that takes itself for nobody. */
const inNamespace: Account = {
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'],
}

/**
 * Chooses by the owner of an existing database folder, else by what the user `nobody` can reach:
 * below a closed home folder it reaches nothing. Throws in words for people when nothing works.
 */
export const chooseAccount = (programs: Programs, folder: string): Account => {
  if (process.getuid?.() !== 0) return asOneself
  const owner = existsSync(folder) ? statSync(folder) : undefined
  const wished = owner
    ? [owner.uid === 0 ? inNamespace : { prefix: [], uid: owner.uid, gid: owner.gid }]
    : [{ prefix: [], uid: nobody, gid: nobody }, inNamespace]
  const works = wished.find((account) => canWork(account, programs, dirname(folder)))
  if (works) return works
  throw new Error(
    `PostgreSQL does not run as root, and no other user can both run ${programs.postgres} and ` +
      `reach ${folder}. Start as an ordinary user, set DATA_DIR to a folder that others may enter, ` +
      `or set DATABASE_URL.`,
  )
}

const canWork = (account: Account, { postgres }: Programs, parent: string): boolean =>
  succeeds(account, [postgres, '--version']) &&
  succeeds(account, ['/bin/sh', '-c', 'test -x "$1"', 'sh', parent])

const succeeds = ({ prefix, uid, gid }: Account, words: string[]): boolean => {
  const [command = '', ...args] = [...prefix, ...words]
  return spawnSync(command, args, { uid, gid, stdio: 'ignore', cwd: '/' }).status === 0
}
