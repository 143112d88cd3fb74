import { totalmem } from 'node:os'
import { fault, type Finding, gigabyte, inUnits, megabyte, ok, warning } from './findings.ts'

/** A process that serves, one that works, and the database. */
const totalWished = gigabyte
const availableWished = 256 * megabyte
const availableLeast = 64 * megabyte

/** As far as a container lets this process have it. */
const look = () => ({
  total: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  available: process.availableMemory(),
})

export const examineMemory = ({ total, available } = look()): Finding[] => {
  const says = `${inUnits(available)} of ${inUnits(total)} are available`
  if (available < availableLeast) {
    return [
      fault('memory', says, 'End other programs or add memory: the system ends processes soon.'),
    ]
  }
  if (available < availableWished) {
    return [warning('memory', says, 'End other programs, lower WEB_CONCURRENCY, or add memory.')]
  }
  if (total < totalWished) return [warning('memory', says, 'Give the site at least 1 GB.')]
  return [ok('memory', says)]
}
