import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { fault, type Finding, ok } from './findings.ts'

const part = 'permissions'

/** What holds secrets: the site's own, links for new passwords, and everything. */
const secretPaths = ['secret', 'outbox', 'postgres'] as const
/** PostgreSQL lets the group of its owner read; nobody else may look. */
const others = 0o007
const groupAndOthers = 0o077
const usedPaths = ['.', 'secret', 'outbox', 'uploads'] as const

export const examinePermissions = async ({
  DATA_DIR,
}: Pick<Env, 'DATA_DIR'>): Promise<Finding[]> => {
  // Windows has other rights than these.
  if (process.platform === 'win32') return []
  const found = await Promise.all([
    ...secretPaths.map((name) => examineSecrecy(join(DATA_DIR, name), name)),
    ...usedPaths.map((name) => examineUse(join(DATA_DIR, name))),
  ])
  const faults = found.filter((one) => one !== null)
  return faults.length > 0 ? faults : [ok(part, `nobody else reads the secrets in ${DATA_DIR}`)]
}

const examineSecrecy = async (path: string, name: string): Promise<Finding | null> => {
  const found = await stat(path).catch(() => null)
  const closed = name === 'postgres' ? others : groupAndOthers
  if (!found || (found.mode & closed) === 0) return null
  const todo = `Run: chmod ${found.isDirectory() ? '700' : '600'} ${path}`
  return fault(part, `others of this machine may read ${path}`, todo)
}

const examineUse = async (path: string): Promise<Finding | null> => {
  const { R_OK, W_OK } = constants
  const error = await access(path, R_OK | W_OK).then(
    () => null,
    (refusal: NodeJS.ErrnoException) => refusal,
  )
  if (!error || error.code === 'ENOENT') return null
  const todo = 'Give it to the user of the site (chown), or look again as that user.'
  return fault(part, `${path} cannot be read and written here (${error.code})`, todo)
}
