import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'

/** The system refuses longer socket paths (103 bytes on macOS, 107 on Linux). */
const longestPath = 103

/**
 * The folder of the server's socket, closed to all others: in the data folder, or under /tmp where
 * that path would be too long. The same for every process that uses this data folder.
 */
export const prepareSocketFolder = (dataDir: string, { uid, gid }: Account): string => {
  const folder = socketFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid: owner } = lstatSync(folder)
  if (uid !== undefined && owner === process.getuid?.()) chownSync(folder, uid, gid ?? uid)
  refuseForeign(folder, uid ?? process.getuid?.() ?? 0)
  return folder
}

const socketFolder = (dataDir: string): string => {
  const near = join(dataDir, 'run')
  if (Buffer.byteLength(join(near, '.s.PGSQL.5432')) <= longestPath) return near
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return `/tmp/symposia-${hash}`
}

/** Under /tmp somebody else may have made it first, to listen in. */
const refuseForeign = (folder: string, owner: number): void => {
  const found = lstatSync(folder)
  const isOurs = found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0
  if (!isOurs) throw new Error(`${folder} belongs to somebody else, or others may enter it.`)
}
