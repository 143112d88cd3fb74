import { readdirSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

/** Durability is said on the command line, where no configuration file can take it back. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=100']
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
]

const megabyte = 2 ** 20
/** What this machine, or the container around us, has; bytes. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** MB that a database keeps however small it is now, for what it may grow to until its next start. */
const keptAtFirst = 96

/**
 * As many pages as the data have when it starts: those MB are a fraction of the indexes of words of a
 * million posts, and a page that is not kept costs thirty times one that is, even where the system has
 * it. More than the data have would be filled all the same, by every page that was ever written.
 */
const sizes = (folder: string): string[] => {
  const all = memory() / megabyte
  const wished = Math.max(keptAtFirst, sizeOf(join(folder, 'base')) / megabyte)
  const kept = Math.round(Math.max(keptAtFirst, Math.min(wished, all / 8)))
  return [`shared_buffers=${kept}MB`, `effective_cache_size=${Math.round(all / 2)}MB`]
}

/** Bytes of all files below. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOfFile(join(parentPath, name)), 0)

const sizeOfFile = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

type Server = { folder: string; socketFolder: string; isThrowaway: boolean }

/** Command-line arguments of the server: reachable by its socket alone. */
export const serverSettings = ({ folder, socketFolder, isThrowaway }: Server): string[] =>
  [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    // details quote the row that was refused, addresses included, and statements what stands in them
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    'jit=off',
    // no disk that is still sold is four times slower where it must jump
    'random_page_cost=1.1',
    // hints to the system instead of a process that reads for others: a tenth less processor time, and
    // more pages at once where the disk must be asked
    'io_method=sync',
    'effective_io_concurrency=64',
    'max_logical_replication_workers=0',
    // PostgreSQL's own 16 MB are soon all in use, though what is committed leaves them at once
    'wal_buffers=4MB',
    ...(isThrowaway ? throwaway : [...durable, ...sizes(folder)]),
  ].flatMap((setting) => ['-c', setting])
