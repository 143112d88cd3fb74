import type { CatalogueModel, DownloadFault, Lack } from '#shared/models.ts'
import { DownloadError } from './host.ts'
import { LacksError } from './get.ts'
import type { Machine } from './machine.ts'

/** "1.3 GB", as hosts and shops count. */
export const size = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`

export const titleOf = ({ name, bytes, licence }: CatalogueModel): string =>
  `${name}, ${size(bytes)}, ${licence}`

/** For a terminal: one line that says what was missing. */
export const lacksInWords = (
  lacks: readonly Lack[],
  { name, bytes, needs }: CatalogueModel,
  { cores, memoryBytes, diskBytes, system }: Machine,
): string => {
  const says: Record<Lack, string> = {
    cores: `${needs.cores} processor cores (here ${cores})`,
    memory: `${size(needs.memoryBytes)} of free memory (here ${size(memoryBytes)})`,
    disk: `${size(2 * bytes)} of free disk (here ${size(diskBytes)})`,
    libc: 'a Linux with glibc, which this one is not',
    system: `a system that llama.cpp was built for, which ${system} is not`,
  }
  return `${name} needs ${lacks.map((lack) => says[lack]).join(' and ')}.`
}

/** For a terminal: one line that says why a download ended, and what helps. */
export const faultInWords = (error: unknown): string => {
  if (error instanceof LacksError) return `This machine lacks: ${error.lacks.join(', ')}.`
  if (!(error instanceof DownloadError))
    return `It could not be downloaded: ${(error as Error).message}`
  return `${reasons[error.fault]} (${error.message})`
}

const reasons: Record<DownloadFault, string> = {
  no_network: 'The host of the model cannot be reached. MODEL_MIRROR names another.',
  stalled: 'The download stood still. What has come stays; the next try goes on there.',
  host_refused: 'The host does not give the file. MODEL_MIRROR names another.',
  host_failed: 'The host has a fault of its own. What has come stays; try again later.',
  not_announced: 'The host does not announce the hash of the file, so nothing was taken from it.',
  changed: 'The host has another file than it announced. Nothing of it was kept.',
  wrong_hash: 'What came twice is not what the host announced. Nothing of it was kept.',
  disk_full: 'The disk is full. What has come stays; make room and try again.',
  cannot_write: 'DATA_DIR/models cannot be written.',
  lacks: 'This machine does not suffice.',
}
