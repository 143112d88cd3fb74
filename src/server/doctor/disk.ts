import { statfs } from 'node:fs/promises'
import type { Env } from '../env.ts'
import { findFaultOfDisk } from '../http/core/health.ts'
import { fault, type Finding, gigabyte, inUnits, ok, warning } from './findings.ts'

/** Pictures and the log of the database grow by as much in days. */
const roomWished = gigabyte
/** The share of a file system's files that should be left; each picture is some of them. */
const filesWished = 0.05

export const examineDisk = async ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<Finding[]> => {
  const { bavail, bsize, blocks, ffree, files } = await statfs(DATA_DIR)
  const room = bavail * bsize
  const says = `${inUnits(room)} of ${inUnits(blocks * bsize)} are free for ${DATA_DIR}`
  const failing = await findFaultOfDisk(DATA_DIR)
  if (failing === 'disk full') return [fault('disk', says, 'Free room: the site refuses writes.')]
  if (failing) {
    const todo = 'Make the folder writable for the user of the site; look at quotas and `mount`.'
    return [fault('disk', `${DATA_DIR} takes no files`, todo)]
  }
  if (room < roomWished)
    return [warning('disk', says, 'Free room, or move DATA_DIR to a larger disk.')]
  if (files > 0 && ffree / files < filesWished) {
    return [
      warning('disk', `only ${ffree} more files fit on it`, 'Remove files that nobody needs.'),
    ]
  }
  return [ok('disk', says)]
}
